/** The priority of a request: of a person at a screen, or of a background job. */
export type Priority = 'interactive' | 'sync'

/** Gives out the few places a tenant has at its back office; people go before jobs. */
export interface PriorityQueue {
  /** Waits for a place and runs the work in it. */
  run<T>(priority: Priority, work: () => Promise<T>): Promise<T>
}

/**
 * @param places requests at once
 * @param syncPlaces how many of them background jobs may hold together, so that a person never waits for all of them
 */
export function createPriorityQueue(places: number, syncPlaces: number): PriorityQueue {
  const running: Record<Priority, number> = { interactive: 0, sync: 0 }
  const waiting: Record<Priority, (() => void)[]> = { interactive: [], sync: [] }
  const isFree = (priority: Priority) =>
    running.interactive + running.sync < places && (priority === 'interactive' || running.sync < syncPlaces)

  const admit = () => {
    for (const priority of ['interactive', 'sync'] as const) {
      while (isFree(priority)) {
        const next = waiting[priority].shift()
        if (next === undefined) break
        running[priority] += 1
        next()
      }
    }
  }
  return {
    async run(priority, work) {
      await new Promise<void>((resolve) => {
        waiting[priority].push(resolve)
        admit()
      })
      try {
        return await work()
      } finally {
        running[priority] -= 1
        admit()
      }
    },
  }
}

/** The priority of a request: of a person at a screen, or of a background job. */
export type Lane = 'interactive' | 'sync'

/** Gives out the few places a tenant has at its back office; people go before jobs. */
export interface Lanes {
  /** Waits for a place and runs the work in it. */
  run<T>(lane: Lane, work: () => Promise<T>): Promise<T>
}

/**
 * @param places requests at once
 * @param syncPlaces how many of them background jobs may hold together, so that a person never waits for all of them
 */
export function createLanes(places: number, syncPlaces: number): Lanes {
  const running: Record<Lane, number> = { interactive: 0, sync: 0 }
  const waiting: Record<Lane, (() => void)[]> = { interactive: [], sync: [] }
  const isFree = (lane: Lane) =>
    running.interactive + running.sync < places && (lane === 'interactive' || running.sync < syncPlaces)

  const admit = () => {
    for (const lane of ['interactive', 'sync'] as const) {
      while (isFree(lane)) {
        const next = waiting[lane].shift()
        if (next === undefined) break
        running[lane] += 1
        next()
      }
    }
  }
  return {
    async run(lane, work) {
      await new Promise<void>((resolve) => {
        waiting[lane].push(resolve)
        admit()
      })
      try {
        return await work()
      } finally {
        running[lane] -= 1
        admit()
      }
    },
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'

interface Holding {
  /** What was begun meanwhile and goes on after the end may take a connection of its own. */
  isOver: boolean
}

let holding: AsyncLocalStorage<Holding> | null = null

/**
 * From now on asking for a connection while the own transaction holds one fails. Only tests watch for it: people would
 * rather wait for a connection than be refused (decision: connections).
 */
export function watchSecondConnections(): void {
  holding ??= new AsyncLocalStorage()
}

/** Runs what has a connection already. */
export function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  if (holding === null) return work()
  const own: Holding = { isOver: false }
  return holding.run(own, () =>
    work().finally(() => {
      own.isOver = true
    }),
  )
}

/**
 * Who asks for a second connection while holding the first may wait for somebody who does the same.
 * @throws Error when that is watched for and happens: it is a defect
 */
export function refuseSecondConnection(): void {
  if (holding?.getStore()?.isOver === false)
    throw new Error('A second connection is asked for while a transaction holds the first')
}

import { flushPending } from '../../lib/flush-pending.ts'

let last: Promise<unknown> = Promise.resolve()

/** Runs the writes of a list one after another, so that each knows the version that the one before it made. */
export function queueWrite<T>(write: () => Promise<T>): Promise<T> {
  const mine = last.then(write, write)
  last = mine
  return mine
}

/** Writes what waits on screen; done when it is written, so that what follows finds it there. */
export async function flushWrites(): Promise<void> {
  await flushPending()
  await queueWrite(async () => {})
}

import { handIn } from '../../lib/hand-in.ts'

let last: Promise<unknown> = Promise.resolve()

/** Runs the writes of a list one after another, so that each knows the version that the one before it made. */
export function inTurn<T>(write: () => Promise<T>): Promise<T> {
  const mine = last.then(write, write)
  last = mine
  return mine
}

/** Writes what waits on screen; done when it is written, so that what follows finds it there. */
export async function writeWaiting(): Promise<void> {
  await handIn()
  await inTurn(async () => {})
}

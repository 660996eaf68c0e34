import { createStore } from '../../lib/store.ts'

const none: ReadonlySet<string> = new Set()

/** Lines gone from the screen while that can still be undone; the counts of the frame leave them out as well. */
export const takenOffLines = createStore(none)

export function setTakenOff(lines: ReadonlySet<string> | null): void {
  takenOffLines.set(lines ?? none)
}

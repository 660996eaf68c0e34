import { createStore } from '../../lib/store.ts'

const none: ReadonlySet<string> = new Set()

/** Lines gone from the screen while that can still be undone; the counts of the frame leave them out as well. */
export const removedLines = createStore(none)

export function setRemovedLines(lines: ReadonlySet<string> | null): void {
  removedLines.set(lines ?? none)
}

import { saveDebounceMs } from '../constants.ts'

/**
 * The saving of one list: changes wait until nothing changed for 1000 ms, the last state wins, and one save runs at a
 * time (R-CALL-09, OP-73). Moments are milliseconds; the shell keeps the timer and makes the call.
 */
export interface Saving<T> {
  /** The state to save next, and when. */
  readonly pending: { readonly value: T; readonly dueAt: number } | null
  /** The state that is being saved now. */
  readonly running: { readonly value: T } | null
}

export const nothingToSave: Saving<never> = { pending: null, running: null }

/** A change: it replaces what waits and starts the second again. */
export function saveLater<T>(saving: Saving<T>, value: T, now: number): Saving<T> {
  return { ...saving, pending: { value, dueAt: now + saveDebounceMs } }
}

/** Leaving the page: what waits is due at once. */
export function flushSaving<T>(saving: Saving<T>, now: number): Saving<T> {
  return saving.pending === null ? saving : { ...saving, pending: { ...saving.pending, dueAt: now } }
}

/** What to send now, if anything is due and no save is running; the state is then the one while that call runs. */
export function takeDue<T>(
  saving: Saving<T>,
  now: number,
): { readonly saving: Saving<T>; readonly send: { readonly value: T } | null } {
  const { pending, running } = saving
  if (pending === null || running !== null || pending.dueAt > now) return { saving, send: null }
  const send = { value: pending.value }
  return { saving: { pending: null, running: send }, send }
}

/** The call was answered. */
export function saveDone<T>(saving: Saving<T>): Saving<T> {
  return { ...saving, running: null }
}

/** The call failed: its state waits again, unless a newer one does already. */
export function saveFailed<T>(saving: Saving<T>, retryAt: number): Saving<T> {
  if (saving.running === null) return saving
  return { running: null, pending: saving.pending ?? { value: saving.running.value, dueAt: retryAt } }
}

/** Whether anything is not yet known to be saved, so that leaving would lose it. */
export function hasUnsaved(saving: Saving<unknown>): boolean {
  return saving.pending !== null || saving.running !== null
}

/** When to look again; null when nothing is due by itself. */
export function nextDueAt(saving: Saving<unknown>): number | null {
  return saving.running === null && saving.pending !== null ? saving.pending.dueAt : null
}

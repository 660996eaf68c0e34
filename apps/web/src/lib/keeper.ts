import { sessionStore } from './session.ts'

/** Whose answers are kept now; visitors keep nothing. */
export function keeperNow(): string | null {
  return sessionStore.get().claims?.userName ?? null
}

/** Keeping answers is no part of the first page: it comes once something is read for a person. */
export function loadKeeping() {
  return import('./kept-answers.ts')
}

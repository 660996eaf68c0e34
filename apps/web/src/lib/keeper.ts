import { sessionStore } from './session.ts'

/** Whose answers are kept now; visitors keep nothing. */
export function keeperNow(): string | null {
  return sessionStore.get().claims?.userName ?? null
}

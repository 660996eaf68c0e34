import { isLooking, sessionStore } from './session.ts'

/** Whose answers are kept now; visitors keep nothing, and nothing is kept here of somebody else. */
export function keeperNow(): string | null {
  return isLooking() ? null : (sessionStore.get().claims?.userName ?? null)
}

import { isPreviewTab } from './browser-storage.ts'
import { isLooking, sessionStore } from './session.ts'

/** Whose answers are kept now; visitors keep nothing, and nothing is kept here of somebody else or of a preview. */
export function keeperNow(): string | null {
  return isLooking() || isPreviewTab() ? null : (sessionStore.get().claims?.userName ?? null)
}

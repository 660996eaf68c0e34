import { readStored, writeStored } from './browser-storage.ts'
import { sessionStore } from './session.ts'

function draftName(wizard: string): string {
  return `mp_concept.${sessionStore.get().claims?.userName ?? ''}.${wizard}`
}

/** Answers of a wizard, per user and wizard; they survive a reload, an expired session and a new version. */
export function readDraft<T>(wizard: string): T | null {
  return readStored<T>(localStorage, draftName(wizard))
}

export function writeDraft(wizard: string, value: unknown): void {
  writeStored(localStorage, draftName(wizard), value)
}

import { readStored, writeStored } from './browser-storage.ts'

const draftsOf = (owner: string) => `mp_concept.${owner}.`

function draftName(owner: string, wizard: string): string {
  return `${draftsOf(owner)}${wizard}`
}

/** Answers of a wizard, per owner and wizard; they survive a reload, an expired session and a new version. */
export function readDraft<T>(owner: string, wizard: string): T | null {
  return readStored<T>(localStorage, draftName(owner, wizard))
}

/** An answer may come when its owner has no session any more: what it changes is the owner's all the same. */
export function writeDraft(owner: string, wizard: string, value: unknown): void {
  writeStored(localStorage, draftName(owner, wizard), value)
}

/** Which drafts of an owner this browser has. */
export function listDrafts(owner: string): readonly string[] {
  const start = draftsOf(owner)
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(start))
    return names.map((name) => name.slice(start.length))
  } catch {
    return []
  }
}

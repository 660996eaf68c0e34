import { readStored, writeStored } from './browser-storage.ts'
import { sessionStore } from './session.ts'

/** Screen → the address part that it opens with. */
type Defaults = Readonly<Record<string, string>>

const name = () => `mp_weergaven.${sessionStore.get().claims?.userName ?? ''}`

/** What a screen opens with for this person; known at once, so that nothing is drawn twice. */
export function defaultViewOf(screen: string): string | null {
  return readStored<Defaults>(localStorage, name())?.[screen] ?? null
}

/** The server has them; a browser keeps what it read last. */
export function rememberDefaultViews(defaults: Defaults): void {
  writeStored(localStorage, name(), Object.keys(defaults).length === 0 ? null : defaults)
}

import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { sessionStore } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'

const recentLimit = 5

interface Remembered {
  readonly recent: readonly string[]
  readonly favourites: readonly string[]
}

function name(): string {
  return `mp_locatiekeuze.${sessionStore.get().claims?.userName ?? ''}`
}

function stored(): Remembered {
  const { recent = [], favourites = [] } = readStored<Partial<Remembered>>(localStorage, name()) ?? {}
  return { recent, favourites }
}

const store = createStore<Remembered>(stored())
sessionStore.subscribe(() => store.set(stored()))

function keep(next: Remembered): void {
  writeStored(localStorage, name(), next)
  store.set(next)
}

/** Locations that this person used lately or marked, on this device. */
export function useRememberedLocations(): Remembered {
  return useStore(store)
}

export function rememberLocation(nummer: string): void {
  const { recent, favourites } = store.get()
  keep({ favourites, recent: [nummer, ...recent.filter((other) => other !== nummer)].slice(0, recentLimit) })
}

export function toggleFavouriteLocation(nummer: string): void {
  const { recent, favourites } = store.get()
  const without = favourites.filter((other) => other !== nummer)
  keep({ recent, favourites: without.length === favourites.length ? [...favourites, nummer] : without })
}

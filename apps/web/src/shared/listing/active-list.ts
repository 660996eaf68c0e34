import { emptyGuid } from '@portal/domain/constants.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { sessionStore } from '../../lib/session.ts'
import { createStore, useStore } from '../../lib/store.ts'

type ActiveLists = Readonly<Record<string, string>>

function name(): string {
  return `mp_bestellijsten.${sessionStore.get().claims?.userName ?? ''}`
}

function stored(): ActiveLists {
  return readStored<ActiveLists>(localStorage, name()) ?? {}
}

const store = createStore<ActiveLists>(stored())
sessionStore.subscribe(() => store.set(stored()))

/** The order list that this person works on at a location; the empty id is the first list there (R-ENT-11). */
export function useActiveList(locationNo: string): string {
  return useStore(store)[locationNo] ?? emptyGuid
}

/** Goes back to the first list of the location, when this list is the active one there; says whether it was. */
export function leaveList(locationNo: string, listId: string): boolean {
  if (store.get()[locationNo] !== listId) return false
  setActiveList(locationNo, emptyGuid)
  return true
}

/** The empty id goes back to the first list. */
export function setActiveList(locationNo: string, listId: string): void {
  const { [locationNo]: _before, ...others } = store.get()
  const next = listId === emptyGuid ? others : { ...others, [locationNo]: listId }
  writeStored(localStorage, name(), next)
  store.set(next)
}

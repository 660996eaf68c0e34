import { readDraft, writeDraft } from '../../lib/drafts.ts'
import { sessionStore, useSession } from '../../lib/session.ts'
import type { Store } from '../../lib/store.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { OrderDraft } from './order-draft.ts'
import { restoreDraft } from './order-draft.ts'

const stores = new Map<string, Store<OrderDraft>>()

// Nothing of a person stays in memory after the session; the browser keeps the draft for the next one.
sessionStore.subscribe(() => {
  if (!sessionStore.get().authenticated) stores.clear()
})

/** One store for every person and location: the three steps share it, and it is kept at every change. */
function draftStore(userName: string, locationNo: string): Store<OrderDraft> {
  const name = `${userName}/${locationNo}`
  const known = stores.get(name)
  if (known !== undefined) return known
  const wizard = `bestellen.${locationNo}`
  const store = createStore(restoreDraft(readDraft<Partial<OrderDraft>>(wizard)))
  store.subscribe(() => writeDraft(wizard, store.get()))
  stores.set(name, store)
  return store
}

/** The draft of the signed-in person at a location, and its store for what happens after an answer. */
export function useOrderDraft(locationNo: string): readonly [OrderDraft, Store<OrderDraft>] {
  const userName = useSession().claims?.userName ?? ''
  const store = draftStore(userName, locationNo)
  return [useStore(store), store]
}

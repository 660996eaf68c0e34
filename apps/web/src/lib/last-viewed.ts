import { addViewed } from '@portal/domain/search/recently-viewed.ts'
import { readStored, writeStored } from './browser-storage.ts'
import { createStore, useStore } from './store.ts'

const name = 'mp_laatst_bekeken'

function stored(): readonly string[] {
  const list = readStored<unknown>(localStorage, name)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

const store = createStore<readonly string[]>(stored())

/** Item numbers, newest first, at most ten, in local storage (R-ENT-25). */
export function useLastViewed(): readonly string[] {
  return useStore(store)
}

export function rememberViewed(item: string): void {
  const next = addViewed(store.get(), item)
  writeStored(localStorage, name, next)
  store.set(next)
}

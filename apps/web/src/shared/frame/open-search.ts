import { createStore } from '../../lib/store.ts'

export const searchOpenStore = createStore(false)

/** Opens the search from anywhere; `/` and Ctrl-K do the same. */
export function openSearch(): void {
  searchOpenStore.set(true)
}

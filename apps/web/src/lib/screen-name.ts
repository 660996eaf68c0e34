import { useEffect } from 'react'
import { createStore } from './store.ts'

/** What the open screen is called by what it shows, as its heading says it; null where the screen has no name of its own. */
export const screenNameStore = createStore<string | null>(null)

/** Tabs and shared links are told apart by it. */
export function useScreenName(name: string): void {
  useEffect(() => {
    screenNameStore.set(name)
    return () => screenNameStore.set(null)
  }, [name])
}

import { useEffect } from 'react'
import { createStore } from './store.ts'

/** How many forms or lists hold something that is not saved; a reload for a new version waits for them (R-UPD-01). */
export const unsavedStore = createStore(0)

/** Call with true while this component holds something that a reload would lose. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    unsavedStore.set((count) => count + 1)
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => {
      unsavedStore.set((count) => count - 1)
      window.removeEventListener('beforeunload', warn)
    }
  }, [unsaved])
}

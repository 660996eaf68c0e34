import { useState } from 'react'
import { readDraft, writeDraft } from './drafts.ts'
import { useSession } from './session.ts'
import { createStore, type Store, useStore } from './store.ts'

export interface DraftForm<T> {
  readonly form: T
  readonly change: (part: Partial<T>) => void
  /** Empties the form, or only forgets what was kept where it stays to be shown. */
  readonly clear: () => void
  readonly forget: () => void
}

/**
 * A form whose answers the browser keeps for their person at every change, until they are sent or stand as they began: a
 * reload, a lost session and a new version take nothing. No passwords and no files.
 * @param name of the form and of what it is about
 */
export function useDraft<T extends object>(name: string, start: T): DraftForm<T> {
  const owner = useSession().claims?.userName ?? ''
  const [store] = useState(() => keptStore(owner, name, start))
  return {
    form: useStore(store),
    change: (part) => store.set((now) => ({ ...now, ...part })),
    clear: () => store.set(start),
    forget: () => writeDraft(owner, name, null),
  }
}

function keptStore<T extends object>(owner: string, name: string, start: T): Store<T> {
  const store = createStore<T>({ ...start, ...readDraft<Partial<T>>(owner, name) })
  const begun = JSON.stringify(start)
  store.subscribe(() => writeDraft(owner, name, JSON.stringify(store.get()) === begun ? null : store.get()))
  return store
}

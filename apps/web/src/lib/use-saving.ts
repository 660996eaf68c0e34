import type { Saving } from '@portal/domain/saving/debounce.ts'
import {
  flushSaving,
  hasUnsaved,
  nextDueAt,
  nothingToSave,
  saveDone,
  saveFailed,
  saveLater,
  takeDue,
} from '@portal/domain/saving/debounce.ts'
import { useCallback, useEffect, useMemo } from 'react'
import { onFlush } from './flush-pending.ts'
import type { Store } from './store.ts'
import { createStore, useStore } from './store.ts'
import { useUnsaved } from './unsaved.ts'
import { useLatest } from './use-latest.ts'

const retryMs = 3000

export interface SavingHandle<T> {
  readonly change: (value: T) => void
  /** Saves now. */
  readonly flush: () => void
  readonly unsaved: boolean
}

function startSaver<T>(store: Store<Saving<T>>, save: (value: T) => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const turn = () => {
    clearTimeout(timer)
    const { saving, send } = takeDue(store.get(), Date.now())
    store.set(saving)
    if (send !== null) {
      save(send.value).then(
        () => settle(saveDone(store.get())),
        () => settle(saveFailed(store.get(), Date.now() + retryMs)),
      )
      return
    }
    const dueAt = nextDueAt(saving)
    if (dueAt !== null) timer = setTimeout(turn, Math.max(0, dueAt - Date.now()))
  }
  const settle = (saving: Saving<T>) => {
    store.set(saving)
    turn()
  }
  return { turn, settle }
}

/**
 * Saves a list one second after its last change, one save at a time, the last state wins (R-CALL-09); leaving the
 * screen or the page saves at once (OP-73). `save` shows its own error and rejects, then it is tried again.
 */
export function useSaving<T>(save: (value: T) => Promise<unknown>): SavingHandle<T> {
  const store = useMemo(() => createStore<Saving<T>>(nothingToSave), [])
  const latest = useLatest(save)
  const saver = useMemo(() => startSaver(store, (value: T) => latest.current(value)), [store, latest])
  const flush = useCallback(() => saver.settle(flushSaving(store.get(), Date.now())), [saver, store])

  useEffect(() => {
    const stop = onFlush(flush)
    return () => {
      stop()
      flush()
    }
  }, [flush])

  const unsaved = hasUnsaved(useStore(store))
  useUnsaved(unsaved)
  const change = useCallback((value: T) => saver.settle(saveLater(store.get(), value, Date.now())), [saver, store])
  return { change, flush, unsaved }
}

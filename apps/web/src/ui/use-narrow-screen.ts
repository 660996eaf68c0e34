import { useSyncExternalStore } from 'react'
import { customMedia } from './custom-media.ts'

const narrow = customMedia['--phone']

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** A phone, or a window as narrow as one: rows become cards and side panels become sheets. */
export function useNarrowScreen(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
}

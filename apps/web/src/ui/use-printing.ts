import { useSyncExternalStore } from 'react'

let isBetween = false
const set = (value: boolean) => () => {
  isBetween = value
}
window.addEventListener('beforeprint', set(true))
window.addEventListener('afterprint', set(false))

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia('print')
  query.addEventListener('change', listener)
  window.addEventListener('beforeprint', listener)
  window.addEventListener('afterprint', listener)
  return () => {
    query.removeEventListener('change', listener)
    window.removeEventListener('beforeprint', listener)
    window.removeEventListener('afterprint', listener)
  }
}

/** True while the page is made for paper: a table then shows all of its rows and not the page that is in view. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBetween || window.matchMedia('print').matches)
}

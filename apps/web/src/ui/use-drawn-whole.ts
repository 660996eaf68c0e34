import { useDeferredValue, useEffect } from 'react'

let isStarted = false

/**
 * Whether a long list may be drawn whole. The first one of a page may not at first: making all of it takes a slow phone
 * half a second, in which the first rows are seen already.
 */
export function useDrawnWhole(): boolean {
  const isWhole = useDeferredValue(true, isStarted)
  useEffect(() => {
    if (isWhole) isStarted = true
  }, [isWhole])
  return isWhole
}

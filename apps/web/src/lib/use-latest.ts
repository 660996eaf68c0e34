import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * The value of the newest drawing, for what runs later and not by an effect. A drawing that React throws away leaves no
 * trace in it.
 */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}

import { useState } from 'react'

/**
 * A value that is made of the one before it whenever one of `causes` changes; `make` gets null at first. Like a memo that
 * knows its last value, and unlike a ref safe when React draws twice or throws a drawing away.
 */
export function useSuccessor<T>(make: (before: T | null) => T, causes: readonly unknown[]): T {
  const [held, setHeld] = useState(() => ({ causes, value: make(null) }))
  if (causes.every((cause, at) => Object.is(cause, held.causes[at]))) return held.value
  const next = { causes, value: make(held.value) }
  setHeld(next)
  return next.value
}

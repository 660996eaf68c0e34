import { useRef } from 'react'

interface ActionKey {
  /** The same action gets the same key until it is done, so that trying again never does it twice. */
  readonly of: (action: unknown) => string
  readonly done: () => void
}

/** Keeps the idempotency key of what a person is trying to do. */
export function useActionKey(): ActionKey {
  const tried = useRef<{ readonly action: string; readonly key: string } | null>(null)
  return {
    of: (action) => {
      const written = JSON.stringify(action)
      if (tried.current?.action !== written) tried.current = { action: written, key: crypto.randomUUID() }
      return tried.current.key
    },
    done: () => {
      tried.current = null
    },
  }
}

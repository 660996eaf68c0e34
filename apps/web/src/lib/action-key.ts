import { useRef } from 'react'

interface ActionKey {
  /** The same deed gets the same key until it is done, so that trying again never does it twice. */
  readonly of: (deed: unknown) => string
  readonly done: () => void
}

/** Keeps the idempotency key of what a person is trying to do. */
export function useActionKey(): ActionKey {
  const tried = useRef<{ readonly deed: string; readonly key: string } | null>(null)
  return {
    of: (deed) => {
      const written = JSON.stringify(deed)
      if (tried.current?.deed !== written) tried.current = { deed: written, key: crypto.randomUUID() }
      return tried.current.key
    },
    done: () => {
      tried.current = null
    },
  }
}

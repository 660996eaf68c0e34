import { useRouter, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { finishLogin, type ReturnedLogin } from './login-flow.ts'

interface Returning {
  /** True while the session is being opened. */
  readonly busy: boolean
  /** Why it was not opened; null when nothing went wrong. */
  readonly error: unknown
}

/** The states that are being finished: each is good for once, and effects may run twice. */
const begun = new Set<string>()

/** Finishes a login with which an identity server sent somebody back to this page, and takes it out of the address. */
export function useReturnedLogin(): Returning {
  const router = useRouter()
  const { terug, state, code, iss, error } = useSearch({ from: '/inlog-methode' })
  const [returning, setReturning] = useState<Returning>({ busy: state !== undefined, error: null })
  useEffect(() => {
    if (state === undefined || begun.has(state)) return
    begun.add(state)
    const returned: ReturnedLogin = {
      state,
      ...(code === undefined ? {} : { code }),
      ...(iss === undefined ? {} : { iss }),
      ...(error === undefined ? {} : { error }),
    }
    finishLogin(returned).then(
      (href) => router.navigate({ href, replace: true }),
      (reason) => {
        setReturning({ busy: false, error: reason })
        return router.navigate({ to: '/inlog-methode', search: terug === undefined ? {} : { terug }, replace: true })
      },
    )
  }, [router, terug, state, code, iss, error])
  return returning
}

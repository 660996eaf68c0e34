import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'

type Params = Readonly<Record<string, unknown>>

export interface AddressForm<T> {
  /** What is not understood counts as not set. */
  readonly read: (params: Params) => T
  /** A param that is as from the start is `undefined` and stays out of the address. */
  readonly write: (value: T) => Params
}

interface Own<T> {
  readonly value: T
  /** The value as the address writes it. */
  readonly text: string
  /** The address when it was last looked at. */
  readonly address: string
  /** What is on its way into the address. */
  readonly sent: string | null
}

/** Browsers refuse more than some hundred address changes in ten seconds, which a dragged slider makes. */
const writeAfterMs = 150

/**
 * State that lives in the address: at once on screen, in the address after a moment, and taken over from the address on
 * back and forward. Keep the form outside the component.
 */
export function useAddressState<T>(form: AddressForm<T>): readonly [T, (change: (now: T) => T) => void] {
  const params: Params = useSearch({ strict: false })
  const navigate = useNavigate()
  const address = JSON.stringify(form.write(form.read(params)))
  const fromAddress = (): Own<T> => ({ value: form.read(params), text: address, address, sent: null })
  const [kept, setOwn] = useState(fromAddress)
  let own = kept
  if (kept.address !== address) {
    const ours = address === kept.text || address === kept.sent
    own = ours ? { ...kept, address, sent: null } : fromAddress()
    setOwn(own)
  }
  const { value, text } = own

  useEffect(() => {
    if (text === address) return
    const timer = setTimeout(() => {
      setOwn((now) => ({ ...now, sent: text }))
      // The params of other parts of the page stay; their type is not known here.
      const search = ((now: Params) => ({ ...now, ...form.write(value) })) as never
      void navigate({ to: '.', search, replace: true, resetScroll: false })
    }, writeAfterMs)
    return () => clearTimeout(timer)
  }, [form, navigate, text, value, address])

  const change = useCallback(
    (make: (now: T) => T) =>
      setOwn((now) => {
        const value = make(now.value)
        return { ...now, value, text: JSON.stringify(form.write(value)) }
      }),
    [form],
  )
  return [value, change]
}

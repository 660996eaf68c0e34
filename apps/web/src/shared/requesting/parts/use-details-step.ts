import type { FieldRefusal } from '@portal/domain/refusal.ts'
import { useState } from 'react'

interface DetailsStep<Field extends string> {
  readonly check: () => readonly FieldRefusal<Field>[]
  /** Everything is right: keep that the details are entered, and go on. */
  readonly onRight: () => void
}

/** The first step of a wizard: nothing is wrong until somebody tried to go on, then every fault shows until it is mended. */
export function useDetailsStep<Field extends string>({ check, onRight }: DetailsStep<Field>) {
  const [tried, setTried] = useState(false)
  const [unreadable, setUnreadable] = useState<ReadonlyMap<Field, string>>(new Map())
  const faults = tried ? check() : []
  return {
    faults,
    ...(tried && { unreadable }),
    goOn: () => {
      setTried(true)
      if (unreadable.size === 0 && check().length === 0) onRight()
    },
    /** Called with why what was typed in a field is no answer to it; with null when that is over. */
    onUnreadable: (field: Field, reason: string | null) =>
      setUnreadable((known) => {
        const others = [...known].filter(([one]) => one !== field)
        return new Map(reason === null ? others : [...others, [field, reason]])
      }),
  }
}

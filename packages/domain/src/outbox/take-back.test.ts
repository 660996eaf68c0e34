import { describe, expect, it } from 'vitest'
import { mayTakeBack } from './take-back.ts'

describe('taking a write back', () => {
  it.each([
    { state: 'pending', tries: [] },
    { state: 'retry', tries: ['sending retry', 'sending retry'] },
    { state: 'pending', tries: ['sending rejected'] },
  ])('is possible while the back office has nothing of it: $state $tries', (write) => {
    expect(mayTakeBack(write)).toBe(true)
  })

  it.each(['sending', 'unknown', 'verifying', 'confirmed', 'rejected', 'parked', 'cancelled'])(
    'is not possible for a write that is %s',
    (state) => expect(mayTakeBack({ state, tries: [] })).toBe(false),
  )

  it.each(['sending unknown', 'lease lost', 'verifying unknown', 'verifying retry', 'sending parked'])(
    'is not possible after a try that may have arrived: %s',
    (outcome) => expect(mayTakeBack({ state: 'retry', tries: ['sending retry', outcome] })).toBe(false),
  )
})

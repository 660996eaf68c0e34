import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EventRevision, reviseEvent } from './event-revision.ts'

describe('the revision of an event', () => {
  it('never goes back, rises with every change of its facts, and stays while nothing changes', () => {
    const step = fc.record({ facts: fc.constantFrom('a', 'b'), words: fc.constantFrom('x', 'y'), at: fc.nat(1000) })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1 }), (steps) => {
        let known: EventRevision | undefined
        for (const { facts, words, at } of steps) {
          const now = new Date(at)
          const next = reviseEvent(known, { facts, told: facts + words }, now)
          const isSame = known?.told === facts + words
          if (known !== undefined) {
            expect(next === known).toBe(isSame)
            expect(next.sequence - known.sequence).toBe(known.facts === facts ? 0 : 1)
            expect(next.changedAt >= known.changedAt).toBe(true)
          }
          if (!isSame) expect(next.changedAt.getTime()).toBe(Math.max(at, known?.changedAt.getTime() ?? 0))
          known = next
        }
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backOffMs, isWornOut, maxAgeMs, maxAttempts } from './outbox/back-off.ts'
import { decidedStates, mayBecome, nextStates, openStates, outboxStates, stateAfterFailure } from './outbox-states.ts'

describe('outbox states', () => {
  it('lead from everywhere open to an end, and from an end nowhere by themselves', () => {
    for (const state of openStates) expect(nextStates[state].length).toBeGreaterThan(0)
    expect(nextStates.confirmed).toEqual([])
    expect(mayBecome('rejected', 'sending')).toBe(false)
    expect(mayBecome('unknown', 'sending')).toBe(false)
    expect(mayBecome('unknown', 'retry')).toBe(false)
  })

  it('never sends again what may have arrived without asking first (failure mode 1)', () => {
    const beforeSending = outboxStates.filter((state) => mayBecome(state, 'sending'))
    expect(beforeSending).toEqual(['pending', 'retry'])
    expect(stateAfterFailure.unknownOutcome).toBe('unknown')
    expect(stateAfterFailure.duplicate).toBe('unknown')
  })

  it('end by who asked only while nothing is on its way', () => {
    const beforeEnd = outboxStates.filter((state) => mayBecome(state, 'cancelled') && !decidedStates.includes(state))
    expect(beforeEnd).toEqual(['pending', 'retry'])
  })

  it('has an edge for every failure', () => {
    for (const state of Object.values(stateAfterFailure)) expect(mayBecome('sending', state)).toBe(true)
  })
})

describe('back-off', () => {
  it('grows from 5 seconds to an hour and stays there', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map((attempt) => backOffMs(attempt, 1) / 1000)).toEqual([
      5, 15, 45, 120, 300, 900, 1800, 3600, 3600, 3600,
    ])
  })

  it('stays within its limit and never below what the back office asked', () => {
    const chance = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), chance, fc.nat(600_000), (attempts, part, atLeast) => {
        const wait = backOffMs(attempts, part, atLeast)
        expect(wait).toBeGreaterThanOrEqual(atLeast)
        expect(wait).toBeLessThanOrEqual(Math.max(atLeast, backOffMs(attempts, 1)))
      }),
    )
  })

  it('gives up after 12 tries or 24 hours', () => {
    expect(isWornOut(maxAttempts - 1, maxAgeMs - 1)).toBe(false)
    expect(isWornOut(maxAttempts, 0)).toBe(true)
    expect(isWornOut(1, maxAgeMs)).toBe(true)
  })
})

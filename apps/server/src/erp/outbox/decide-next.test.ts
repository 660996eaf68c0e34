import { describe, expect, it } from 'vitest'
import { ErpError, type FailureDetails, type FailureKind } from '../erp-error.ts'
import { maxAgeMs, maxAttempts } from './back-off.ts'
import { decideNext, type TryFacts } from './decide-next.ts'

const bare500 = { status: 500, code: 'Http_500', message: 'The back office answered 500', correlationId: null }
const facts: TryFacts = { phase: 'verifying', attempts: 2, ageMs: 0, durationMs: 1, chance: 1, last: bare500 }
const absent = (changes: Partial<TryFacts>) => decideNext({ said: 'absent' }, { ...facts, ...changes })

describe('a write that the back office turns out not to have', () => {
  it('is sent again after a pause that grows with how often it was sent, and asking does not wear it out', () => {
    const sentTimes = [1, 2, 3, 4, 5, 8, 11]
    const results = sentTimes.map((sent) => absent({ attempts: sent + 1 }))
    expect(results.map(({ state, counts, nextInMs }) => [state, counts, nextInMs / 1000])).toEqual(
      [5, 15, 45, 120, 300, 3600, 3600].map((seconds) => ['retry', false, seconds]),
    )
  })

  it('is parked with the last words of the back office after 12 sendings or 24 hours', () => {
    const parked = { ...bare500, state: 'parked', counts: false }
    expect(absent({ attempts: maxAttempts + 1 })).toMatchObject(parked)
    expect(absent({ attempts: 1000, ageMs: 3 * maxAgeMs })).toMatchObject(parked)
    expect(absent({ ageMs: maxAgeMs })).toMatchObject(parked)
    expect(absent({ ageMs: maxAgeMs - 1 }).state).toBe('retry')
  })

  it('is parked with a reason of ours when none was given', () => {
    const last = { status: null, code: null, message: null, correlationId: null }
    expect(absent({ ageMs: maxAgeMs, last })).toMatchObject({ code: 'NeverArrived', message: expect.any(String) })
  })
})

it.each([
  { status: 502, chance: 1 },
  { status: 504, chance: 0.5 },
])(
  'a question that is answered $status is asked again after a pause, and given up in the end',
  ({ status, chance }) => {
    const error = new ErpError('transient', 'away', { status, code: `Http_${status}`, onTheWay: true })
    const ask = (changes: Partial<TryFacts>) => decideNext({ said: 'failed', error }, { ...facts, chance, ...changes })
    expect(ask({})).toMatchObject({ state: 'unknown', counts: true, nextInMs: 15_000 * chance })
    expect(ask({ attempts: maxAttempts })).toMatchObject({ state: 'parked', status, message: 'away' })
  },
)

describe('a try that failed', () => {
  const sendingFor = (attempts: number, details: FailureDetails, kind: FailureKind = 'transient') =>
    decideNext({ said: 'failed', error: new ErpError(kind, 'No.', details) }, { ...facts, phase: 'sending', attempts })

  it('wears the write out when it was sent', () => {
    expect(sendingFor(maxAttempts - 1, { status: 429 })).toMatchObject({ state: 'retry', counts: true })
    expect(sendingFor(maxAttempts, { status: 429 })).toMatchObject({ state: 'parked', counts: true })
  })

  it.each([
    { kind: 'transient', details: { code: 'NoConnection', notSent: true, onTheWay: true } },
    { kind: 'transient', details: { code: 'BreakerOpen', notSent: true } },
    { kind: 'auth', details: { code: 'AccountRefused', notSent: true } },
    { kind: 'auth', details: { status: 401, code: 'Unauthorized' } },
  ] as const)('does not when nobody got it: $kind $details.code', ({ kind, details }) => {
    for (const attempts of [1, maxAttempts, 10 * maxAttempts])
      expect(sendingFor(attempts, details, kind)).toMatchObject({ state: 'retry', counts: false })
    const late = { ...facts, phase: 'sending' as const, ageMs: maxAgeMs }
    const error = new ErpError(kind, 'No.', details)
    expect(decideNext({ said: 'failed', error }, late)).toMatchObject({ state: 'parked' })
  })
})

import { describe, expect, it } from 'vitest'
import { latePromise } from './late-promise.ts'
import { type PromiseName, type PromiseState, promiseNames } from './promise-line.ts'

const today = '2026-11-28'
/** All before `next` is done, which is in hand or failed. */
const upTo = (next: PromiseName, state: PromiseState = 'bezig') =>
  promiseNames.map((belofte, at) => {
    const place = promiseNames.indexOf(next)
    const staat = at < place ? 'gedaan' : at === place ? state : 'volgt'
    return { belofte, staat, moment: null, toelichting: '' } as const
  })

describe('what was promised is late', () => {
  it('by the days since its day, planned or not', () => {
    expect(latePromise({ points: upTo('gepland'), day: '2026-11-05' }, today)).toEqual({ days: 23, isPlanned: false })
    expect(latePromise({ points: upTo('geleverd'), day: '2026-11-27' }, today)).toEqual({ days: 1, isPlanned: true })
  })

  it('never on its day, once it is done or refused, or without a day', () => {
    expect(latePromise({ points: upTo('geleverd'), day: today }, today)).toBeNull()
    expect(latePromise({ points: upTo('gefactureerd'), day: '2026-11-05' }, today)).toBeNull()
    expect(latePromise({ points: upTo('goedgekeurd', 'mislukt'), day: '2026-11-05' }, today)).toBeNull()
    expect(latePromise({ points: upTo('gepland'), day: null }, today)).toBeNull()
  })
})

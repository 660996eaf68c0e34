import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../plain/calendar-date.ts'
import { isStandingStill, type StillRow, standingStill, stillDaysOf } from './standing-still.ts'

const today = '2026-11-27'
const asked = { today, stillAfterDays: 28 }
const row = (part: Partial<StillRow> = {}): StillRow => ({
  huidig: 2,
  inAfvoer: 0,
  saleType: 'Verhuur',
  beschikbaarVanaf: '2026-10-01',
  verwachteRetourDatum: null,
  toonPrijs: true,
  huurPrijs: 0,
  huurPrijsWeek: 10,
  ...part,
})

describe('what stands still and costs rent', () => {
  it('is so from the day that it has stood as long as asked', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 400 }), fc.integer({ min: 1, max: 365 }), (days, stillAfterDays) => {
        const since = { beschikbaarVanaf: addDays(today, -days) }
        const isStill = days >= stillAfterDays
        expect(stillDaysOf(since, { today, stillAfterDays })).toBe(isStill ? days : 0)
        expect(isStandingStill(row(since), { today, stillAfterDays })).toBe(isStill)
      }),
    )
  })

  it.each([
    ['is no longer here', { huidig: 0 }],
    ['is bought', { saleType: 'Verkoop' }],
    ['may be sold back', { saleType: 'Verkoop_Terugkoop' }],
    ['was asked to be removed, all of it', { inAfvoer: 2 }],
    ['is late to go back', { verwachteRetourDatum: '2026-11-26' }],
    ['is to go back today', { verwachteRetourDatum: today }],
    ['is to go back later', { verwachteRetourDatum: '2026-12-24' }],
    ['came on a day that is not known', { beschikbaarVanaf: null }],
  ] as const)('is not what %s', (_what, part) => {
    expect(isStandingStill(row(part), asked)).toBe(false)
  })

  it.each([
    ['was asked to be removed in part', { inAfvoer: 1 }],
    ['has a price that may not be shown', { toonPrijs: false, huurPrijsWeek: 0 }],
  ] as const)('is also what %s', (_what, part) => {
    expect(isStandingStill(row(part), asked)).toBe(true)
  })

  it('is told with what costs most a week first, then with what stands longest', () => {
    const cheap = row({ huurPrijsWeek: 5 })
    const dear = row({ huurPrijsWeek: 90, huidig: 1 })
    const longer = row({ beschikbaarVanaf: '2026-08-01' })
    const moving = row({ beschikbaarVanaf: '2026-11-20', huurPrijsWeek: 900 })
    expect(standingStill([cheap, row(), moving, longer, dear], asked, 5)).toEqual([dear, longer, row(), cheap])
    expect(standingStill([], asked, 5)).toEqual([])
  })
})

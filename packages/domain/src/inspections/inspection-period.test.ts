import { describe, expect, it } from 'vitest'
import { inspectionPeriod } from './inspection-period.ts'

describe('the next date of an inspection', () => {
  it.each([
    ['2026-11-20', 'verlopen'],
    ['2026-11-21', 'week'],
    ['2026-11-27', 'week'],
    ['2026-11-28', 'maand'],
    ['2026-12-21', 'maand'],
    ['2026-12-22', null],
    [null, null],
  ] as const)('%s falls, seen from 21 November, under %s', (date, period) => {
    expect(inspectionPeriod(date, '2026-11-21')).toBe(period)
  })
})

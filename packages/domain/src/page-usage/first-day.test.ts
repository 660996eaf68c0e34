import { expect, it } from 'vitest'
import { pageUsagePeriods } from '../constants.ts'
import { firstDayOf } from './first-day.ts'

it('the periods of page usage are today, seven days and thirty days, each with today (R-CONST-16)', () => {
  expect(pageUsagePeriods.map((period) => firstDayOf(period, '2026-03-30'))).toEqual([
    '2026-03-30',
    '2026-03-24',
    '2026-03-01',
  ])
})

import { describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-setting.ts'
import { offeredDays } from './offered-days.ts'

const monday = '2026-11-16'
const offered = (overrides: Record<string, unknown>) =>
  offeredDays(monday, readSettings(overrides)).map(({ date, isUrgent }) => [date, isUrgent])

describe('the days offered for a delivery', () => {
  it('are the first possible one and the first that is not urgent (R-RULE-08)', () => {
    expect(offered({ OrderWizardBlockDaysToOrder: 0, Spoed_Werkdagen: 2 })).toEqual([
      ['2026-11-16', true],
      ['2026-11-19', false],
    ])
  })

  it.each([
    ['the first possible day is not urgent', { OrderWizardBlockDaysToOrder: 7, Spoed_Werkdagen: 2 }],
    ['nothing is urgent here', { OrderWizardBlockDaysToOrder: 0, AppBestellen_Spoed: false }],
  ])('are one where %s (R-RULE-08)', (_, overrides) => {
    expect(offered(overrides).map(([, isUrgent]) => isUrgent)).toEqual([false])
  })
})

import { describe, expect, it } from 'vitest'
import { inspectionThresholdsOf, inspectionWarning } from './inspection-warning.ts'

// Other numbers than those of a new portal.
const days = { Keuringen_InfoDagen: 50, Keuringen_WarningDagen: 20, Keuringen_DangerDagen: 5 }
const thresholds = inspectionThresholdsOf({ int: (name) => days[name] })
const today = '2026-03-28'

describe('inspection warning', () => {
  it.each([
    ['2026-03-27', 'overdue'],
    ['2026-03-28', 'danger'],
    ['2026-04-02', 'danger'],
    ['2026-04-03', 'warning'],
    ['2026-04-17', 'warning'],
    ['2026-04-18', 'info'],
    ['2026-05-17', 'info'],
    ['2026-05-18', null],
    [null, null],
  ])('of %s is %s by the numbers of the settings (R-SET-11, R-SET-12, R-SET-13, R-CONST-24)', (date, expected) => {
    expect(inspectionWarning(date, today, thresholds)).toBe(expected)
  })

  it('takes the most urgent of thresholds that overlap', () => {
    const same = { infoDays: 10, warningDays: 10, dangerDays: 10 }
    expect(inspectionWarning('2026-04-07', today, same)).toBe('danger')
  })
})

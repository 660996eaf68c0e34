import { describe, expect, it } from 'vitest'
import { inspectionThresholdsOf, inspectionWarning } from './inspection-warning.ts'

const days = { Keuringen_InfoDagen: 60, Keuringen_WarningDagen: 30, Keuringen_DangerDagen: 7 }
const thresholds = inspectionThresholdsOf({ int: (name) => days[name] })
const today = '2026-03-28'

describe('inspection warning', () => {
  it.each([
    ['2026-03-27', 'overdue'],
    ['2026-03-28', 'danger'],
    ['2026-04-04', 'danger'],
    ['2026-04-05', 'warning'],
    ['2026-04-27', 'warning'],
    ['2026-04-28', 'info'],
    ['2026-05-27', 'info'],
    ['2026-05-28', null],
    [null, null],
  ])('of %s is %s (R-SET-11, R-SET-12, R-SET-13)', (date, expected) => {
    expect(inspectionWarning(date, today, thresholds)).toBe(expected)
  })

  it('takes the most urgent of thresholds that overlap', () => {
    const same = { infoDays: 10, warningDays: 10, dangerDays: 10 }
    expect(inspectionWarning('2026-04-07', today, same)).toBe('danger')
  })
})

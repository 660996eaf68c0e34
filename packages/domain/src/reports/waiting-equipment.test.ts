import { describe, expect, it } from 'vitest'
import { daysWaited, sumAmounts, waitingRent, waitingSpan } from './waiting-equipment.ts'

const at = { today: '2026-11-23', longerThan: 30 }

describe('equipment waits', () => {
  it.each([
    ['2026-10-24', 30],
    ['2026-10-25', false],
    [null, null],
  ] as const)('since %s: %s', (lastTouched, expected) => {
    expect(daysWaited({ lastTouched, isOnItsWay: false }, at)).toBe(expected)
  })

  it('not while an order that has it is still to be carried out', () => {
    expect(daysWaited({ lastTouched: '2026-01-01', isOnItsWay: true }, at)).toBe(false)
    expect(daysWaited({ lastTouched: null, isOnItsWay: true }, at)).toBe(false)
  })

  it.each([
    [14, 'dagen14'],
    [29, 'dagen14'],
    [30, 'dagen30'],
    [59, 'dagen30'],
    [60, 'dagen60'],
    [90, 'dagen90'],
    [179, 'dagen90'],
    [180, 'dagen180'],
    [null, 'onbekend'],
  ] as const)('%s days in the span %s', (days, span) => {
    expect(waitingSpan(days)).toBe(span)
  })

  it('at its week price, or at so many day prices when it has none', () => {
    expect(waitingRent({ aantal: 3, huurPrijs: 10, huurPrijsWeek: 40.005 }, 5)).toBe(120.02)
    expect(waitingRent({ aantal: 2, huurPrijs: 10.1, huurPrijsWeek: 0 }, 5)).toBe(101)
    expect(waitingRent({ aantal: 2, huurPrijs: 0, huurPrijsWeek: 0 }, 5)).toBe(0)
  })

  it('for the exact sum of its amounts', () => {
    expect(sumAmounts([0.1, 0.2, 1000.3])).toBe(1000.6)
    expect(sumAmounts([])).toBe(0)
  })
})

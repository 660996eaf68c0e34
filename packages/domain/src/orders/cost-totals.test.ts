import { describe, expect, it } from 'vitest'
import { costTotals } from './cost-totals.ts'

describe('the costs of an order', () => {
  it('add up by type, exactly, and leave out what only explains (R-STATE-07)', () => {
    const lines = [
      { type: 'Transport', bedrag: 0.1 },
      { type: 'Text', bedrag: 99 },
      { type: 'Damage', bedrag: 12.5 },
      { type: 'Transport', bedrag: 0.2 },
    ] as const
    expect(costTotals(lines)).toEqual({
      types: [
        { type: 'Transport', bedrag: 0.3 },
        { type: 'Damage', bedrag: 12.5 },
      ],
      total: 12.8,
    })
  })

  it('count what is no number as 0', () => {
    expect(costTotals([{ type: 'Hours', bedrag: Number.NaN }])).toEqual({
      types: [{ type: 'Hours', bedrag: 0 }],
      total: 0,
    })
    expect(costTotals([])).toEqual({ types: [], total: 0 })
  })
})

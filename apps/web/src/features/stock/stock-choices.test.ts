import { describe, expect, it } from 'vitest'
import { isChosen } from './stock-choices.ts'
import type { StockRow } from './stock-row.ts'

const today = '2026-11-27'
// Only what the choices read; the type has two dozen fields more.
const row = (part: Partial<StockRow>) =>
  ({ huidig: 1, saleType: 'Verhuur', toonPrijs: true, verwachteRetourDatum: null, ...part }) as StockRow

describe('the rows that a figure of a site leads to', () => {
  const rows = {
    rented: row({}),
    sold: row({ saleType: 'Verkoop' }),
    unpriced: row({ toonPrijs: false }),
    coming: row({ huidig: 0, verwachteRetourDatum: '2026-11-01' }),
    late: row({ verwachteRetourDatum: '2026-11-26' }),
    due: row({ verwachteRetourDatum: today }),
  }

  it.each([
    ['hier', ['rented', 'sold', 'unpriced', 'late', 'due']],
    ['huur', ['rented', 'late', 'due']],
    ['telaat', ['late']],
  ] as const)('are for %s: %o', (choice, names) => {
    const shown = Object.entries(rows).filter(([, one]) => isChosen(one, choice, today))
    expect(shown.map(([name]) => name)).toEqual(names)
  })
})

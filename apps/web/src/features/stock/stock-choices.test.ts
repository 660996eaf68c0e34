import { describe, expect, it } from 'vitest'
import { isChosen } from './stock-choices.ts'
import type { StockRow } from './stock-row.ts'

const asked = { today: '2026-11-27', stillAfterDays: 28 }
// Only what the choices read; the type has two dozen fields more.
const row = (part: Partial<StockRow>) =>
  ({
    huidig: 1,
    inAfvoer: 0,
    saleType: 'Verhuur',
    toonPrijs: true,
    beschikbaarVanaf: null,
    verwachteRetourDatum: null,
    keuringsWaarschuwing: null,
    goedgekeurd: true,
    ...part,
  }) as StockRow

describe('the rows that a choice of the stock shows', () => {
  const rows = {
    rented: row({}),
    sold: row({ saleType: 'Verkoop' }),
    unpriced: row({ toonPrijs: false }),
    coming: row({ huidig: 0, verwachteRetourDatum: '2026-11-01', keuringsWaarschuwing: 'overdue' }),
    late: row({ verwachteRetourDatum: '2026-11-26' }),
    due: row({ verwachteRetourDatum: asked.today }),
    inspected: row({ keuringsWaarschuwing: 'info' }),
    refused: row({ goedgekeurd: false }),
    still: row({ beschikbaarVanaf: '2026-10-30' }),
    fresh: row({ beschikbaarVanaf: '2026-10-31' }),
  }
  const rest = ['inspected', 'refused', 'still', 'fresh']

  it.each([
    ['hier', ['rented', 'sold', 'unpriced', 'late', 'due', ...rest]],
    ['huur', ['rented', 'late', 'due', ...rest]],
    ['telaat', ['late']],
    ['keuring', ['inspected', 'refused']],
    ['stil', ['still']],
  ] as const)('are for %s: %o', (choice, names) => {
    const shown = Object.entries(rows).filter(([, one]) => isChosen(one, choice, asked))
    expect(shown.map(([name]) => name)).toEqual(names)
  })
})

import { describe, expect, it } from 'vitest'
import { readTableState } from '../../ui/table/table-state.ts'
import { lostParts, viewSearch, withoutLost } from './view-address.ts'

const columns = [
  { id: 'stand', header: 'Stand' },
  { id: 'datum', header: 'Datum' },
]
const search = {
  zoek: 'blok',
  filter: { stand: ['Open'], gewicht: ['zwaar'] },
  sorteer: '-gewicht',
  kolommen: ['datum', 'kleur'],
}

describe('what a view keeps of an address', () => {
  it('is all but the page, in one order', () => {
    const kept = viewSearch({ zoek: 'blok', pagina: 3, filter: { stand: ['Open'] }, toon: undefined })
    expect(Object.entries(kept)).toEqual([
      ['filter', { stand: ['Open'] }],
      ['zoek', 'blok'],
    ])
  })

  it('is written without the columns that are gone, each once', () => {
    const lost = lostParts({ columns, state: readTableState(search) })
    expect(lost).toEqual(['gewicht', 'kleur'])
    expect(withoutLost(search, lost)).toEqual({ zoek: 'blok', filter: { stand: ['Open'] }, kolommen: ['datum'] })
  })

  it('stays as it is where every column is there', () => {
    const whole = { filter: { stand: ['Open'] }, sorteer: '-datum', kolommen: ['datum'] }
    expect(lostParts({ columns, state: readTableState(whole) })).toEqual([])
    expect(withoutLost(whole, [])).toEqual(whole)
  })

  it('names no columns where none of those that were chosen is there', () => {
    expect(withoutLost({ kolommen: ['kleur'] }, ['kleur'])).toEqual({})
  })
})

import { describe, expect, it } from 'vitest'
import { orderSort } from './order-sort.ts'

const columns = ['referentie', 'ordernummer', 'status'].map((column, place) => ({
  column,
  visible: column !== 'status',
  required: column === 'ordernummer',
  order: [2, 1, 3][place] ?? 0,
}))

describe('the sort of an order table', () => {
  it('is by the column at the place of the setting, up or down (R-SET-34)', () => {
    expect(orderSort(columns, { place: 0, direction: 1 })).toEqual({ column: 'ordernummer', descending: true })
    expect(orderSort(columns, { place: 1, direction: 0 })).toEqual({ column: 'referentie', descending: false })
  })

  it('is as the rows come when that column is hidden or there is none', () => {
    expect(orderSort(columns, { place: 2, direction: 0 })).toBeNull()
    expect(orderSort(columns, { place: 9, direction: 0 })).toBeNull()
  })
})

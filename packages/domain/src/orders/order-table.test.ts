import { expect, it } from 'vitest'
import { readAnswered } from '../settings/read-answered.ts'
import { settingDefaults } from '../settings/setting-defaults.ts'
import { type OrderTableKeys, orderTable } from './order-table.ts'

const keys: OrderTableKeys = {
  columns: 'Orders_VerplaatsingNaar_Kolommen',
  sortColumn: 'Orders_VerplaatsingNaar_SorteerKolom',
  sortDirection: 'Orders_VerplaatsingNaar_SorteerRichting',
  general: {
    columns: 'Orders_Verplaatsing_Kolommen',
    sortColumn: 'Orders_Verplaatsing_SorteerKolom',
    sortDirection: 'Orders_Verplaatsing_SorteerRichting',
  },
}
const hidden = settingDefaults.Orders_Verplaatsing_Kolommen.map((choice) =>
  choice.column === 'referentie' ? { ...choice, visible: false } : choice,
)
const general = {
  Orders_Verplaatsing_Kolommen: hidden,
  Orders_Verplaatsing_SorteerKolom: 5,
  Orders_Verplaatsing_SorteerRichting: 0,
}

it('moves of one end follow the settings of all moves (R-SET-28)', () => {
  expect(orderTable(readAnswered(general), keys)).toEqual({ columns: hidden, place: 5, direction: 0 })
})

it('moves of one end follow their own settings where these were changed (R-SET-26, R-SET-27)', () => {
  const own = { Orders_VerplaatsingNaar_SorteerKolom: 3 }
  expect(orderTable(readAnswered({ ...general, ...own }), keys)).toEqual({ columns: hidden, place: 3, direction: 0 })
})

import type { StockResult } from '@portal/erp-protocol/codeunit.ts'
import { portaalVoorraad } from '@portal/erp-protocol/services/stock.ts'
import { parseCriteria } from '../protocol/criteria.ts'
import { DialogError } from '../protocol/errors.ts'
import type { Store } from '../state/store.ts'
import { rowsWhere, rowWith } from '../state/typed-rows.ts'
import { asCode } from './read-payload.ts'

/** The stock of a location at this moment; `filter` selects item numbers, a blank one all. */
export function getStock(store: Store, locationNo: string, filter: string): StockResult {
  const no = asCode(locationNo)
  if (rowWith(store, 'PortaalLocatie', { No: no }) === undefined)
    throw new DialogError(`De locatie ${locationNo} bestaat niet.`)
  const isWanted = parseCriteria('Plant_Type', portaalVoorraad.fields.Plant_Type, filter)
  const rows = rowsWhere(store, 'PortaalVoorraad', { field: 'Location_No', value: no })
    .filter((row) => isWanted(row.Plant_Type))
    .map((row) => ({
      kind: row.Kind,
      plantType: row.Plant_Type,
      plantNo: row.Plant_No,
      priceType: row.Price_Type,
      quantity: row.Quantity,
      qtyOnOrder: row.Qty_On_Order,
      qtyOnRemoval: row.Qty_On_Removal,
      availableFrom: row.Available_From,
      expectedReturn: row.Expected_Return,
      bulk: row.Bulk,
      external: row.External,
      unitCode: row.Unit_Code,
    }))
  return { ok: true, rows, errors: [] }
}

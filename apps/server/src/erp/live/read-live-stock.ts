import type { StockResult } from '@portal/erp-protocol/codeunit.ts'
import type { ErpStockRow } from '../../platform/erp-stock.ts'
import { type Codeunit, refusalOf } from '../codeunit/codeunit.ts'
import { ErpError } from '../transport/erp-error.ts'

/** @throws ErpError `transient` also when the back office refuses: what it does not tell is not known */
async function ask(codeunit: Codeunit, locationNo: string): Promise<StockResult> {
  try {
    const result = await codeunit.getStock(locationNo)
    const refusal = refusalOf(result)
    if (refusal !== null) throw refusal
    return result
  } catch (error) {
    if (!(error instanceof ErpError) || error.kind !== 'business') throw error
    throw new ErpError('transient', error.message, error.details)
  }
}

/** What stands at a location now, by the procedure that counts it at the moment it is asked. */
export async function readLiveStock(codeunit: Codeunit, locationNo: string): Promise<readonly ErpStockRow[]> {
  const { rows } = await ask(codeunit, locationNo)
  return rows.flatMap(({ kind, plantType, plantNo, quantity }) =>
    Number(quantity) > 0
      ? [{ type: kind, materieelSoort: plantType.trim(), materieelNummer: plantNo.trim(), huidig: Number(quantity) }]
      : [],
  )
}

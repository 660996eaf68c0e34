import type { StockResult } from '@portal/erp-protocol/codeunit.ts'
import type { ErpStockRow } from '../../platform/erp-stock.ts'
import { type Codeunit, refusalOf } from '../codeunit/codeunit.ts'
import { ErpError } from '../transport/erp-error.ts'

/** Somebody waits: after some seconds it is too late, and the mirror serves. */
const patienceMs = 4000

/** @throws ErpError `transient` also when the back office refuses: what it does not tell is not known */
async function ask(codeunit: Codeunit, locationNo: string): Promise<StockResult> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    const result = await codeunit.getStock(locationNo, signal)
    const refusal = refusalOf(result)
    if (refusal !== null) throw refusal
    return result
  } catch (error) {
    if (signal.aborted) throw new ErpError('transient', 'The stock did not come in time', { code: 'TimedOut' })
    if (!(error instanceof ErpError) || error.kind !== 'business') throw error
    throw new ErpError('transient', error.message, error.details)
  }
}

/** What stands at a location now, by the procedure that counts it at the moment it is asked. */
export async function readLiveStock(codeunit: Codeunit, locationNo: string): Promise<readonly ErpStockRow[]> {
  const { rows } = await ask(codeunit, locationNo)
  return rows
    .filter(({ quantity }) => Number(quantity) > 0)
    .map(({ kind, plantType, plantNo, quantity, qtyOnRemoval }) => ({
      type: kind,
      materieelSoort: plantType.trim(),
      materieelNummer: plantNo.trim(),
      huidig: Number(quantity),
      inAfvoer: Number(qtyOnRemoval),
    }))
}

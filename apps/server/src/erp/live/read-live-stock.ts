import { ShownItemKind } from '@portal/contract/values.ts'
import type { StockResult } from '@portal/erp-protocol/codeunit.ts'
import { itemKindOption, priceTypeOption } from '@portal/erp-protocol/options.ts'
import type { ErpStockRow } from '../../platform/back-office/erp-stock.ts'
import { type Codeunit, refusalOf } from '../codeunit/codeunit.ts'
import { knownWord } from '../mapping/option-words.ts'
import { askInTime } from './ask-in-time.ts'

async function ask(codeunit: Codeunit, locationNo: string, signal: AbortSignal): Promise<StockResult> {
  const result = await codeunit.getStock(locationNo, signal)
  const refusal = refusalOf(result)
  if (refusal !== null) throw refusal
  return result
}

const wordOf = (kind: string) => ShownItemKind.parse(knownWord(itemKindOption, kind))

/** What stands at a location now, by the procedure that counts it at the moment it is asked. */
export async function readLiveStock(codeunit: Codeunit, locationNo: string): Promise<readonly ErpStockRow[]> {
  const { rows } = await askInTime((signal) => ask(codeunit, locationNo, signal))
  return rows
    .filter(({ quantity }) => Number(quantity) > 0)
    .map(({ kind, plantType, plantNo, quantity, qtyOnRemoval, priceType }) => ({
      type: wordOf(kind),
      materieelSoort: plantType.trim(),
      materieelNummer: plantNo.trim(),
      huidig: Number(quantity),
      inAfvoer: Number(qtyOnRemoval),
      isBuyBack: knownWord(priceTypeOption, priceType) === 'Verkoop_Terugkoop',
    }))
}

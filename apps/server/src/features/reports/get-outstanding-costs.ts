import type { reports } from '@portal/contract/reports.ts'
import { sumWithoutVat, withoutVat, withVat } from '@portal/domain/invoices/vat-amounts.ts'
import type { UseCase } from '../../http/handlers.ts'
import { readOutstandingCosts } from '../invoices/invoices.ts'
import { permitArea } from './switched-on.ts'

/** What is charged on invoices that are not settled, without VAT, by what its lines regard (R-SCR-REP-05, R-VAL-15). */
export const getOutstandingCosts: UseCase<typeof reports.getOutstandingCosts> = async (ctx, input) => {
  permitArea(ctx, 'AppMaterieelFacturen')
  const { kinds, sums } = await readOutstandingCosts(ctx, input)
  const toonPrijs = ctx.settings.bool('Facturen_ToonBedragen')
  const aantalFacturen = sums.totaal
  if (toonPrijs) {
    const somBedrag = sumWithoutVat(kinds.map(({ bedrag }) => bedrag))
    return { toonPrijs, items: [...kinds], aantalFacturen, somBedrag, somOpenstaand: sums.somOpenstaand }
  }
  const hidden = kinds.map((kind) => ({ ...kind, bedrag: withoutVat(0) }))
  // The order would reveal what the amounts do not.
  const items = hidden.toSorted((a, b) => (a.betreft < b.betreft ? -1 : 1))
  return { toonPrijs, items, aantalFacturen, somBedrag: withoutVat(0), somOpenstaand: withVat(0) }
}

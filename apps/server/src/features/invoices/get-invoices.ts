import type { invoices } from '@portal/contract/invoices.ts'
import { paymentState } from '@portal/domain/invoices/payment-state.ts'
import { withoutVat, withVat } from '@portal/domain/invoices/vat-amounts.ts'
import type { UseCase } from '../../http/handlers.ts'
import { countMarks } from './invoice-marks.store.ts'
import { filterOf } from './invoice-scope.ts'
import { listInvoices, type StoredInvoice } from './invoices.store.ts'
import { readSums } from './read-sums.ts'

const nothing = { somTotaalPrijs: withoutVat(0), somOpenstaand: withVat(0) }

/** An invoice without its amounts, where the company shows none (decision: invoices). */
function hideAmounts(invoice: StoredInvoice): StoredInvoice {
  return { ...invoice, totaalPrijs: withoutVat(0), openstaandBedrag: withVat(0), stuksPrijs: withoutVat(0) }
}

/** One page of the invoices of a location or a project with the sums of all that match (R-ENT-36, R-SCR-INV-04). */
export const getInvoices: UseCase<typeof invoices.getInvoices> = async (ctx, input) => {
  const showsAmounts = ctx.settings.bool('Facturen_ToonBedragen')
  const filter = await filterOf(ctx, input)
  const isByAmount = input.sorteer === 'totaalPrijs' || input.sorteer === 'openstaandBedrag'
  const page = {
    // The order would reveal what the amounts do not.
    order: isByAmount && !showsAmounts ? 'boekingsDatum' : input.sorteer,
    descending: input.aflopend,
    from: (input.pagina - 1) * input.rijen,
    size: input.rijen,
  } as const
  const [found, sums] = await Promise.all([listInvoices(ctx.db, filter, page), readSums(ctx, filter)])
  const invoiceNos = found.map(({ documentNummer }) => documentNummer)
  const counts = await countMarks(ctx.db, invoiceNos)
  const items = found.map((invoice) => {
    const { remaining, ...shown } = showsAmounts ? invoice : { ...hideAmounts(invoice), remaining: invoice.remaining }
    return {
      ...shown,
      toonPrijs: showsAmounts,
      staat: paymentState({ remaining, dueDate: invoice.vervalDatum }, filter.today),
      regelsTeLang: counts.get(invoice.documentNummer) ?? 0,
    }
  })
  return { toonPrijs: showsAmounts, items, ...sums, ...(showsAmounts ? {} : nothing) }
}

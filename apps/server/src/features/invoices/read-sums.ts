import type { Ctx } from '../../platform/context.ts'
import { type InvoiceFilter, type InvoiceSums, sumInvoices } from './invoices.store.ts'

/**
 * How many invoices match and what they come to. Kept until an invoice changes: every page needs them, and they cost more
 * than the page. Those with a term or a mark are few, and marks are made between two synchronisations too.
 */
export function readSums({ db, answers }: Pick<Ctx, 'db' | 'answers'>, filter: InvoiceFilter): Promise<InvoiceSums> {
  const sum = () => sumInvoices(db, filter)
  if (filter.term !== '' || filter.isTooLong) return sum()
  return answers.hold(`sums of invoices ${JSON.stringify(filter)}`, ['invoices'], sum)
}

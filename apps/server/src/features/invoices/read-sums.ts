import type { Ctx } from '../../platform/context.ts'
import { type InvoiceFilter, type InvoiceSums, sumInvoices } from './invoices.store.ts'
import { type CostOfKind, sumByKind } from './outstanding-costs.store.ts'

type Reading = Pick<Ctx, 'db' | 'memory'>

/**
 * How many invoices match and what they come to. Kept until an invoice or a mark changes: every page needs them, and they
 * cost more than the page. Those with a term are few, and terms are without end.
 */
export function readSums({ db, memory }: Reading, filter: InvoiceFilter): Promise<InvoiceSums> {
  const sum = () => sumInvoices(db, filter)
  if (filter.term !== '') return sum()
  return memory.get({ key: `sums of invoices ${JSON.stringify(filter)}`, reads: ['invoices'] }, sum)
}

/** The lines of the matching invoices by what they regard, kept as long. */
export function readCosts({ db, memory }: Reading, filter: InvoiceFilter): Promise<readonly CostOfKind[]> {
  return memory.get({ key: `costs of invoices ${JSON.stringify(filter)}`, reads: ['invoices'] }, () =>
    sumByKind(db, filter),
  )
}

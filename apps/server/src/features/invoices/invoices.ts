import type { Ctx } from '../../platform/context.ts'
import type { PlaceInput } from '../locations/locations.ts'
import { scopeOf } from './invoice-scope.ts'
import type { InvoiceFilter, InvoiceSums } from './invoices.store.ts'
import type { CostOfKind } from './outstanding-costs.store.ts'
import { readCosts, readSums } from './read-sums.ts'

/** The invoices of a place in one state and otherwise as they come. */
async function inState(ctx: Ctx, input: PlaceInput, state: InvoiceFilter['state']): Promise<InvoiceFilter> {
  const scope = await scopeOf(ctx, input)
  const rest = { term: '', kind: '', from: null, until: null, regards: '', isTooLong: false } as const
  return { ...scope, ...rest, state, today: ctx.clock.today() }
}

/** How many invoices of a location or a project are to be paid and past their due date. */
export async function countOverdueInvoices(ctx: Ctx, input: PlaceInput): Promise<number> {
  return (await readSums(ctx, await inState(ctx, input, 'vervallen'))).totaal
}

/** What is charged on the invoices that are not settled, by what their lines regard, with the sums of those invoices. */
export async function readOutstandingCosts(
  ctx: Ctx,
  input: PlaceInput,
): Promise<{ readonly kinds: readonly CostOfKind[]; readonly sums: InvoiceSums }> {
  const filter = await inState(ctx, input, 'open')
  const [kinds, sums] = await Promise.all([readCosts(ctx, filter), readSums(ctx, filter)])
  return { kinds, sums }
}

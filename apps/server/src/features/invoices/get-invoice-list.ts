import type { invoices } from '@portal/contract/invoices.ts'
import type { UseCase } from '../../http/handlers.ts'
import { scopeOf } from './invoice-scope.ts'
import { listInvoiceNumbers } from './invoices.store.ts'

/** Invoices to choose one from, for example the one that feedback is about. */
export const getInvoiceList: UseCase<typeof invoices.getInvoiceList> = async (ctx, input) => {
  const filter = {
    ...(await scopeOf(ctx, input)),
    term: input.zoekterm,
    kind: '',
    state: '',
    from: null,
    until: null,
    regards: '',
    today: ctx.clock.today(),
    isTooLong: false,
  } as const
  return { items: await listInvoiceNumbers(ctx.db, filter, input.maximum) }
}

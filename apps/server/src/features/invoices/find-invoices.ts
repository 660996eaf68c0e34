import type { invoices } from '@portal/contract/invoices.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { findInvoicesByNumber } from './invoices.store.ts'

/** Invoices by their number, at any location of the user and at no other; those of a project at its first location. */
export const findInvoices: UseCase<typeof invoices.findInvoices> = async (ctx, { term, maximum }) => {
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  return { items: await findInvoicesByNumber(ctx.db, { places, term, most: maximum }) }
}

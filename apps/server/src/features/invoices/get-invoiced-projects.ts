import type { invoices } from '@portal/contract/invoices.ts'
import { withoutVat, withVat } from '@portal/domain/invoices/vat-amounts.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { listInvoicedProjects } from './project-invoices.store.ts'

/** The projects of the user with what was charged to each, the most first (decision: invoices). */
export const getInvoicedProjects: UseCase<typeof invoices.getInvoicedProjects> = async (ctx) => {
  const own = await listUserLocations(ctx.db, signedIn(ctx))
  const places = own.flatMap(({ nummer, projectNummer, customerNo }) =>
    projectNummer === null ? [] : [{ locationNo: nummer, projectNo: projectNummer, customerNo }],
  )
  const items = await listInvoicedProjects(ctx.db, places)
  const showsAmounts = ctx.settings.bool('Facturen_ToonBedragen')
  if (showsAmounts) return { toonPrijs: true, items }
  const hidden = items.map((row) => ({ ...row, totaalPrijs: withoutVat(0), openstaandBedrag: withVat(0) }))
  // The order would reveal what the amounts do not.
  return { toonPrijs: false, items: hidden.toSorted((a, b) => (a.projectNummer < b.projectNummer ? -1 : 1)) }
}

import type { CallRequest } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { invoices } from '@portal/contract/invoices.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import type { UserLocation } from '../../platform/session-user.ts'
import { listProjectLocations } from '../locations/locations.store.ts'
import { listReadLocations, ownPlace, type PlaceInput } from '../locations/locations.ts'
import { findInvoiceOwner, type InvoiceFilter, type InvoiceOwner, type InvoiceScope } from './invoices.store.ts'
import { freshenMarks } from './too-long.ts'

/** The locations that are asked for and, when it is for a project, what is billed to its customers as a whole. */
export async function scopeOf(ctx: Ctx, input: PlaceInput): Promise<InvoiceScope> {
  const places = await listReadLocations(ctx, input)
  return {
    locationNos: places.map(({ nummer }) => nummer),
    projectNo: input.projectNummer ?? null,
    customerNos: [...new Set(places.map(({ customerNo }) => customerNo))],
  }
}

type FilterInput = CallRequest<typeof invoices.getInvoices> | CallRequest<typeof invoices.getInvoiceLines>

/** What is asked for, with the marks of what is in scope up to date. */
export async function filterOf(ctx: Ctx, input: FilterInput): Promise<InvoiceFilter> {
  const scope = await scopeOf(ctx, input)
  await freshenMarks(ctx, scope.locationNos)
  return {
    ...scope,
    term: input.zoekterm,
    kind: input.soort,
    state: input.staat,
    from: input.van,
    until: input.tot,
    regards: input.betreft,
    today: ctx.clock.today(),
    isTooLong: input.alleenTeLang,
  }
}

async function placeOfProject(ctx: Ctx, { projectNo, billToNo }: InvoiceOwner): Promise<UserLocation> {
  const places = projectNo === '' ? [] : await listProjectLocations(ctx.db, signedIn(ctx), projectNo)
  const place = places.find(({ customerNo }) => customerNo === billToNo)
  if (place === undefined) throw new PortalError('error.niet_gevonden')
  return ctx.at(place.nummer)
}

/**
 * An invoice that the caller may see: by its location, or by a location of its project and customer when it has none. One
 * with neither is shown to nobody. @throws PortalError `error.niet_gevonden`
 */
export async function findOwnInvoice(
  ctx: Ctx,
  no: string,
): Promise<{ readonly invoice: InvoiceOwner; readonly place: UserLocation }> {
  const invoice = await findInvoiceOwner(ctx.db, no)
  if (invoice === null) throw new PortalError('error.niet_gevonden')
  const place =
    invoice.locationNo === '' ? await placeOfProject(ctx, invoice) : await ownPlace(ctx, [invoice.locationNo], {})
  return { invoice, place }
}

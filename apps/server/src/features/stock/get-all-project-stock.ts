import { PortalError } from '@portal/contract/errors.ts'
import type { stock } from '@portal/contract/stock.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { listAllProjectStock } from './project-stock.store.ts'

/** Rows in one answer; above it the page asks for a search term. */
const mostRows = 2000

/** What stands at all projects of the user (decision: invoices), where its own switch lets it (R-SCR-SHELL-25). */
export const getAllProjectStock: UseCase<typeof stock.getAllProjectStock> = async (ctx, { zoekterm }) => {
  if (!ctx.settings.bool('AppMaterieelvoorraad_AlleLocaties')) throw new PortalError('error.niet_toegankelijk')
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  const { rows, total } = await listAllProjectStock(ctx.db, {
    locationNos: places.map(({ nummer }) => nummer),
    language: ctx.language,
    today: ctx.clock.today(),
    words: zoekterm.toLowerCase().split(/\s+/).filter(Boolean),
    most: mostRows,
  })
  return { items: [...rows], totaal: total }
}

import { PortalError } from '@portal/contract/errors.ts'
import type { stock } from '@portal/contract/stock.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { listAllStock } from './all-stock.store.ts'
import { signInspections } from './inspection-sign.ts'

/** Rows in one answer; above it the page asks for a search term. */
const mostRows = 2000

/** What stands at all locations of the user (R-ROUTE-45), where its own switch lets it (R-SCR-SHELL-25). */
export const getAllStock: UseCase<typeof stock.getAllStock> = async (ctx, { zoekterm }) => {
  if (!ctx.settings.bool('AppMaterieelvoorraad_AlleLocaties')) throw new PortalError('error.niet_toegankelijk')
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  const { rows, total } = await listAllStock(ctx.db, {
    locations: places.map(({ nummer }) => nummer),
    language: ctx.language,
    words: zoekterm.toLowerCase().split(/\s+/).filter(Boolean),
    most: mostRows,
  })
  return { items: rows.map(signInspections(ctx)), totaal: total }
}

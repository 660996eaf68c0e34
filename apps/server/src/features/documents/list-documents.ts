import type { documents } from '@portal/contract/documents.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { findItemKeys } from '../catalogue/catalogue.store.ts'
import { listDocuments, listLocationDocuments, listLocationsOfParent, listPieceDocuments } from './documents.store.ts'

/** The documents of an equipment type that may be shown; none for one that is blocked or unknown. */
export const getItemDocuments: UseCase<typeof documents.getItemDocuments> = async (ctx, input) => {
  if (!ctx.settings.bool('AppDetails_Documenten')) return { items: [] }
  const [item] = await findItemKeys(ctx.db, [input.materieelSoort])
  return { items: item === undefined ? [] : await listDocuments(ctx.db, 'Soort', [item.no]) }
}

/** The documents of a piece and of its inspections, for those who have the location where it stands. */
export const getPieceDocuments: UseCase<typeof documents.getPieceDocuments> = async (ctx, input) => {
  const [locationNo] = await listLocationsOfParent(ctx.db, 'Stuk', input.materieelNummer)
  if (locationNo === undefined) throw new PortalError('error.niet_gevonden')
  await ctx.at(locationNo)
  return { items: await listPieceDocuments(ctx.db, input.materieelNummer) }
}

/** Everything on paper about a location (R-SCR-HUB-12). */
export const getLocationDocuments: UseCase<typeof documents.getLocationDocuments> = async (ctx) => {
  if (!ctx.settings.bool('AppLocatie_Documenten')) throw new PortalError('error.niet_toegankelijk')
  const { nummer } = placeOf(ctx)
  const read = async () => ({ items: await listLocationDocuments(ctx.db, nummer) })
  return ctx.answers.get(['location documents', nummer], read)
}

import { PortalError } from '@portal/contract/errors.ts'
import type { stock } from '@portal/contract/stock.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { findPieces } from './find-pieces.store.ts'
import { signInspections } from './inspection-sign.ts'

const mostPieces = 50

/** Pieces by a number that stands on them, at any location of the user and at no other (R-ROUTE-21, R-VAL-12, R-SCR-SHELL-25). */
export const findPiece: UseCase<typeof stock.findPiece> = async (ctx, { zoekterm }) => {
  if (!ctx.settings.bool('AppLocatie_ZoekenOverLocaties')) throw new PortalError('error.niet_toegankelijk')
  const refusal = refuseTerm(zoekterm)
  if (refusal !== null) throw new PortalError(refusal.code, refusal.params)
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  const found = await findPieces(ctx.db, {
    locations: places.map(({ nummer }) => nummer),
    language: ctx.language,
    term: zoekterm.toUpperCase(),
    most: mostPieces + 1,
  })
  return { items: found.slice(0, mostPieces).map(signInspections(ctx)), meer: found.length > mostPieces }
}

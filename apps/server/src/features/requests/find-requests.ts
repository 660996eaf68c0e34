import type { requests } from '@portal/contract/requests.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { contentsReaderOf } from '../catalogue/catalogue.ts'
import { listUserLocations } from '../locations/locations.store.ts'
import { findRequestsByNumber } from './listed-requests.store.ts'

/** Requests by their number, at any location of the user and at no other. */
export const findRequests: UseCase<typeof requests.findRequests> = async (ctx, { term, maximum }) => {
  const places = await listUserLocations(ctx.db, signedIn(ctx))
  const locationNos = places.map(({ nummer }) => nummer)
  return { items: await findRequestsByNumber(ctx.db, contentsReaderOf(ctx), { locationNos, term, most: maximum }) }
}

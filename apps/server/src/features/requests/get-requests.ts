import type { requests } from '@portal/contract/requests.ts'
import type { UseCase } from '../../http/handlers.ts'
import { contentsReaderOf } from '../catalogue/catalogue.ts'
import { listReadLocations } from '../locations/locations.ts'
import { listRequests } from './listed-requests.store.ts'

/** The requests of a location or of a project, newest first (R-ENT-33, OP-34). */
export const getRequests: UseCase<typeof requests.getRequests | typeof requests.getProjectRequests> = async (
  ctx,
  input,
) => {
  const places = await listReadLocations(ctx, input)
  const locationNos = places.map(({ nummer }) => nummer)
  const items = await listRequests(ctx.db, locationNos, contentsReaderOf(ctx))
  return { items }
}

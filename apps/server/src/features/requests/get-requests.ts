import type { requests } from '@portal/contract/requests.ts'
import { mostRows } from '@portal/contract/values.ts'
import type { UseCase } from '../../http/handlers.ts'
import { pageAnswer } from '../../platform/db/page-of-rows.ts'
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
  const page = { page: input.pagina ?? 1, rows: mostRows.requests }
  return pageAnswer(await listRequests(ctx.db, { locationNos, page }, contentsReaderOf(ctx)), page)
}

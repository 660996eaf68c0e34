import type { reports } from '@portal/contract/reports.ts'
import { requestStandings } from '@portal/domain/requests/request-standing.ts'
import { unknownWord } from '@portal/domain/states/enums.ts'
import type { UseCase } from '../../http/handlers.ts'
import { countRequests } from '../requests/requests.ts'
import { reportPlaces } from './report-places.ts'
import { permitArea } from './switched-on.ts'

/** Requests by status, in the order in which a request goes through them (R-SCR-REP-01). */
export const getRequestsByStatus: UseCase<typeof reports.getRequestsByStatus> = async (ctx, input) => {
  permitArea(ctx, 'AppMaterieelaanvragen')
  const counts = await countRequests(ctx, await reportPlaces(ctx, input))
  const standings = [...requestStandings, unknownWord] as const
  const items = standings.map((stand) => ({ stand, aantal: counts.get(stand) ?? 0 }))
  return { items: items.filter(({ aantal }) => aantal > 0) }
}

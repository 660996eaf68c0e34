import { pageUsagePeriods } from '@portal/domain/constants.ts'
import { z } from 'zod'
import { query } from './define.ts'

const Views = z.object({ pagina: z.string(), aantal: z.number().int() })

export const pageUsage = {
  /**
   * A query to the server: it adds one to a count in memory, which is written with many others. Nothing of who, where or
   * what was looked at comes with it or is kept.
   */
  logPage: query('/api/Logging/LogPagina', {
    summary: 'A screen was opened; counted by its route while the setting is on, and by nothing else.',
    access: 'public',
    /** The route as the specification writes it, e.g. `/details/{id}`; anything else is not counted. */
    reads: [],
    in: z.object({ pagina: z.string().min(1).max(120) }),
    out: z.null(),
  }),
  getStats: query('/api/Logging/GetPaginaLogStats', {
    summary: 'How often each screen was opened today, in 7 and in 30 days, and the sum of each day.',
    access: 'usage.view',
    reads: [],
    in: z.object({}),
    out: z.object({
      /** False while nothing is counted. */
      actief: z.boolean(),
      perioden: z.array(
        z.object({
          periode: z.enum(pageUsagePeriods),
          totaal: z.number().int(),
          /** Most opened first. */
          paginas: z.array(Views),
        }),
      ),
      /** Each of the past 30 days, also those without a view; the last is today. */
      dagen: z.array(z.object({ dag: z.iso.date(), aantal: z.number().int() })),
    }),
  }),
}

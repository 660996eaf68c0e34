import type { agenda } from '@portal/contract/agenda.ts'
import { mostAgendaDays } from '@portal/contract/agenda.ts'
import { PortalError } from '@portal/contract/errors.ts'
import { daysBetween } from '@portal/domain/plain/calendar-date.ts'
import type { UseCase } from '../../http/handlers.ts'
import { readAgenda } from './agenda.ts'

/** The agenda of a site between two days. @throws PortalError 400 for days the wrong way round or a span too long */
export const getAgenda: UseCase<typeof agenda.getAgenda> = async (ctx, { van, tot, ...input }) => {
  const days = daysBetween(van, tot)
  if (days < 0 || days > mostAgendaDays) throw new PortalError('verzoek.onjuist', {}, { field: 'tot' })
  const today = ctx.clock.today()
  return { dag: today, items: await readAgenda(ctx, input, { from: van, until: tot }) }
}

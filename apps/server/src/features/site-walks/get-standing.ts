import type { siteWalks } from '@portal/contract/site-walks.ts'
import { calendarDateOf } from '@portal/domain/calendar/sent-date.ts'
import { daysBetween } from '@portal/domain/plain/calendar-date.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listStanding } from './walk-things.store.ts'

/** When each location was walked last, for who runs the portal. */
export const getStanding: UseCase<typeof siteWalks.getStanding> = async (ctx) => {
  const today = ctx.clock.today()
  const after = ctx.settings.int('Ronde_NaDagen')
  const items = (await listStanding(ctx.db)).map((row) => {
    const day = row.laatsteRonde === null ? null : calendarDateOf(row.laatsteRonde)
    const dagen = day === null ? null : daysBetween(day, today)
    return { ...row, dagen, teLang: dagen === null || dagen >= after }
  })
  return { items }
}

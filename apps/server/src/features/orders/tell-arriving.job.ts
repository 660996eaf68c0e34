import { closedDaysOf, nextWorkingDay } from '@portal/domain/calendar/closed-days.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { tellPerson } from '../notifications/notifications.ts'
import { listArriving } from './planned-days.store.ts'

/** In the afternoon a delivery of the next working day is told to who asked for it; each order once for a day. */
export const tellArrivingJob: Job = {
  name: 'LeveringenMelden',
  rhythm: { dailyAt: '15:00' },
  async run(parts, signal) {
    const { db, clock, settings } = parts
    const today = clock.today()
    const until = nextWorkingDay(today, closedDaysOf(settings))
    const chargeCode = settings.string('Spoed_Code').trim()
    const arriving = await listArriving(db, { from: addDays(today, 1), until, chargeCode })
    for (const { type, no, requestNo: subject, userName, locationNo, ...values } of arriving) {
      signal.throwIfAborted()
      const eventKey = `${type} ${no} ${values.dag}`
      const tell = await tellPerson(parts, { kind: 'komt', userName, subject, locationNo, eventKey, values }, null)
      tell()
    }
    return { read: arriving.length }
  },
}

import { closedDaysOf, nextWorkingDay } from '@portal/domain/calendar/closed-days.ts'
import { addDays } from '@portal/domain/plain/calendar-date.ts'
import { chargeCodeOf } from '@portal/domain/prices/urgent-charge.ts'
import { transactWith } from '../../platform/db/transact.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { tellPeople } from '../notifications/notifications.ts'
import { listArriving } from './planned-days.store.ts'

/** In the afternoon the requester is notified of a delivery of the next working day; each order once for a day. */
export const tellArrivingJob: Job = {
  name: 'LeveringenMelden',
  rhythm: { dailyAt: '15:00' },
  async run(parts) {
    const { db, clock, settings } = parts
    const today = clock.today()
    const until = nextWorkingDay(today, closedDaysOf(settings))
    const chargeCode = chargeCodeOf(settings)
    const arriving = await listArriving(db, { from: addDays(today, 1), until, chargeCode })
    const news = arriving.map(({ type, no, requestNo: subject, userName, locationNo, ...values }) => {
      const eventKey = `${type} ${no} ${values.dag}`
      return { kind: 'komt', userName, subject, locationNo, eventKey, values } as const
    })
    await transactWith(parts, (own) => tellPeople(own, news))
    return { read: arriving.length }
  },
}

import { weekAhead } from '@portal/domain/agenda/site-figures.ts'
import { addDays, dayOfWeek, isWeekend } from '@portal/domain/plain/calendar-date.ts'
import { transactWith } from '../../platform/db/transact.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { tellPeople } from '../notifications/notifications.ts'
import { listDueByPerson } from './inspections.store.ts'

/** Of how many locations a person is notified at most. */
const mostLocations = 5

/**
 * Everybody is notified how many pieces at each of their locations are to be inspected in the coming seven days, at most
 * once a week of a location; of many locations those with the most pieces.
 */
export const tellInspectionsJob: Job = {
  name: 'KeuringenMelden',
  rhythm: { dailyAt: '06:30' },
  async run(parts) {
    const { db, clock, settings } = parts
    const today = clock.today()
    if (!settings.bool('AppKeuringen_Actief') || isWeekend(today)) return { read: 0 }
    const week = addDays(today, 1 - dayOfWeek(today))
    const due = await listDueByPerson(db, { ...weekAhead(today), most: mostLocations })
    const news = due.map(({ userName, locationNo, ...values }) => {
      const eventKey = `${week} ${locationNo}`
      return { kind: 'keuring', userName, subject: '', locationNo, eventKey, values } as const
    })
    await transactWith(parts, (own) => tellPeople(own, news))
    return { read: due.length }
  },
}

import { weekAhead } from '@portal/domain/agenda/site-figures.ts'
import { addDays, dayOfWeek, isWeekend } from '@portal/domain/plain/calendar-date.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { tellPerson } from '../notifications/notifications.ts'
import { listDueByPerson } from './inspections.store.ts'

/**
 * Once a week, on its first morning, everybody is told how many pieces at their locations are to be inspected in the
 * coming seven days: one notification a person, however many locations.
 */
export const tellInspectionsJob: Job = {
  name: 'KeuringenMelden',
  rhythm: { dailyAt: '06:30' },
  async run(parts, signal) {
    const { db, clock, settings } = parts
    const today = clock.today()
    if (!settings.bool('AppKeuringen_Actief') || isWeekend(today)) return { read: 0 }
    const week = addDays(today, 1 - dayOfWeek(today))
    const people = await listDueByPerson(db, weekAhead(today))
    for (const { userName, locationNo, places, aantal, naam } of people) {
      signal.throwIfAborted()
      const values = { aantal, naam, anderen: places - 1 }
      const told = { kind: 'keuring', userName, subject: '', locationNo, eventKey: week, values } as const
      const tell = await tellPerson(parts, told, null)
      tell()
    }
    return { read: people.length }
  },
}

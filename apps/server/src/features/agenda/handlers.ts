import type { agenda } from '@portal/contract/agenda.ts'
import type { Handlers } from '../../http/handlers.ts'
import { createCalendarFeed, deleteCalendarFeed, getCalendarFeed } from './calendar-feed.ts'
import { getAgenda } from './get-agenda.ts'
import { getToday } from './get-today.ts'

export const agendaHandlers: Handlers<typeof agenda> = {
  getToday,
  getAgenda,
  getCalendarFeed,
  createCalendarFeed,
  deleteCalendarFeed,
}

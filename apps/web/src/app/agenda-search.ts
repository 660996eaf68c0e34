import { isCalendarDate } from '@portal/domain/plain/calendar-date.ts'

/** Search params of the agenda: a day of the week that is shown; without one it is this week. */
export interface AgendaSearch extends Record<string, unknown> {
  readonly week?: string
}

export function agendaSearch({ week }: Record<string, unknown>): AgendaSearch {
  return typeof week === 'string' && isCalendarDate(week) && week >= '2000-01-01' && week < '2100-01-01' ? { week } : {}
}

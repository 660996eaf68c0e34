import type { CalendarDate } from '../plain/calendar-date.ts'
import type { Settings } from '../settings/read-setting.ts'
import { firstAllowedDate } from './allowed-dates.ts'
import { type DateSettings, dateRulesOf } from './date-rules-of.ts'
import { addWorkingDays } from './working-days.ts'

/** The first day an order can be wanted that is not urgent (R-RULE-08, R-DATE-01 to R-DATE-03). */
export function firstUnhurriedDate(today: CalendarDate, settings: DateSettings & Pick<Settings, 'int'>): CalendarDate {
  const unhurried = addWorkingDays(today, settings.int('Spoed_Werkdagen') + 1)
  const first = firstAllowedDate(today, dateRulesOf('order', settings))
  return unhurried > first ? unhurried : first
}

import { firstAllowedDate, refuseDate } from '@portal/domain/calendar/allowed-dates.ts'
import type { DateFlow } from '@portal/domain/calendar/date-rules-of.ts'
import { dateRulesOf } from '@portal/domain/calendar/date-rules-of.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { useClosedDay } from '../../lib/closed-days.ts'
import { useFormat } from '../../lib/format.ts'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'

const reasons = {
  'datum.geblokkeerd': 'date.reasonBlocked',
  'datum.weekend': 'date.reasonWeekend',
  'datum.gesloten': 'date.closedOwn',
  'datum.verleden': 'date.reasonPast',
  'datum.te_ver': 'date.reasonTooFar',
} as const satisfies Record<string, TextKey>

interface WantedDate {
  /** Why a day cannot be the wanted day, in the words of the calendar; null when it can. */
  readonly refuse: (date: CalendarDate) => string | null
  readonly firstPossible: CalendarDate
}

/** Which days can be wanted under the settings of a flow (R-DATE-01 to R-DATE-12). */
export function useWantedDate(flow: DateFlow): WantedDate {
  const text = useText()
  const format = useFormat()
  const closedOn = useClosedDay()
  const rules = dateRulesOf(flow, useSettings())
  const today = todayNow()
  return {
    refuse: (date) => {
      const refusal = refuseDate(date, today, rules)
      if (refusal === null) return null
      if (refusal.code === 'datum.gesloten') return closedOn(date)
      return text(reasons[refusal.code], { date: format.date(String(refusal.params.date)) })
    },
    firstPossible: firstAllowedDate(today, rules),
  }
}

import { closedDaysOf, closedOn } from '@portal/domain/calendar/closed-days.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { useMemo } from 'react'
import { useSettings } from './settings.ts'
import type { Text } from './text.ts'
import { useText } from './text.ts'

type ClosedDay = NonNullable<ReturnType<typeof closedOn>>

function closedWords(day: ClosedDay, text: Text): string {
  if ('holiday' in day) return text('date.closed', { name: text(`holiday.${day.holiday}`) })
  return day.own === '' ? text('date.closedOwn') : text('date.closed', { name: day.own })
}

/** Why the depots are closed on a day, in words; null when they are open. Every calendar names it. */
export function useClosedDay(): (date: CalendarDate) => string | null {
  const text = useText()
  const settings = useSettings()
  return useMemo(() => {
    const days = closedDaysOf(settings)
    return (date) => {
      const day = closedOn(date, days)
      return day === null ? null : closedWords(day, text)
    }
  }, [settings, text])
}

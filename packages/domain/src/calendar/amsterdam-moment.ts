import { type CalendarDate, isCalendarDate } from '../plain/calendar-date.ts'

const amsterdam = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' })

/**
 * The moment at which it is a time of the day, `HH:MM`, in Europe/Amsterdam on a day. An hour that the spring skips is the
 * one after it; of one that the autumn has twice it is the first.
 * @returns null for what is no day or no time
 */
export function amsterdamMoment(date: CalendarDate, time: string): Date | null {
  if (!isCalendarDate(date) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return null
  const [summer, winter] = ['+02:00', '+01:00'].map((offset) => new Date(`${date}T${time}:00${offset}`))
  const right = [summer, winter].find((moment) => moment !== undefined && amsterdam.format(moment) === time)
  return right ?? winter ?? null
}

import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** The moment of the device, for comparing with the end of a session. */
export function nowMs(): number {
  return Date.now()
}

/** The moment of the device as it goes to the server: ISO 8601. */
export function momentNow(): string {
  return new Date().toISOString()
}

/** The calendar date where the depots are, whatever the clock of the device says about its own zone. */
export function today(): CalendarDate {
  return amsterdam.format(new Date())
}

const hours = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Amsterdam', hour: 'numeric', hourCycle: 'h23' })

/** The hour of the day where the depots are, 0 to 23. */
export function hourNow(): number {
  return Number(hours.format(new Date()))
}

/** The calendar date of a moment where the depots are. */
export function dayOf(moment: string): CalendarDate {
  return amsterdam.format(new Date(moment))
}

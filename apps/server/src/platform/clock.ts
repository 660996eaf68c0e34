/** The only reader of the time of day; tests give their own. */
export interface Clock {
  now(): Date
  /** Today's calendar date in Europe/Amsterdam, `YYYY-MM-DD`. */
  today(): string
}

/** Days and times of day are those of the depots. */
export const timeZone = 'Europe/Amsterdam'

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })

export function amsterdamDate(moment: Date): string {
  return amsterdam.format(moment)
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => amsterdamDate(new Date()),
}

const amsterdamHours = new Intl.DateTimeFormat('nl-NL', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
})

/** The time of day in Europe/Amsterdam, `HH:MM`. */
export function amsterdamTime(moment: Date): string {
  return amsterdamHours.format(moment)
}

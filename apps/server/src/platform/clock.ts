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

const hourMs = 3_600_000

/** Every call asks for the day, and a day begins at a full hour. */
function createToday(): () => string {
  let known = { hour: Number.NaN, day: '' }
  return () => {
    const now = Date.now()
    const hour = Math.floor(now / hourMs)
    if (hour !== known.hour) known = { hour, day: amsterdamDate(new Date(now)) }
    return known.day
  }
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: createToday(),
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

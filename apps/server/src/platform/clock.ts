/** The only reader of the time of day; tests give their own. */
export interface Clock {
  now(): Date
  /** Today's calendar date in Europe/Amsterdam, `YYYY-MM-DD`. */
  today(): string
}

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

export function amsterdamDate(moment: Date): string {
  return amsterdam.format(moment)
}

export const systemClock: Clock = {
  now: () => new Date(),
  today: () => amsterdamDate(new Date()),
}

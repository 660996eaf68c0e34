const dayMs = 86_400_000

/** Moves a `YYYY-MM-DD` date by whole days; no time zone takes part. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from one `YYYY-MM-DD` date to another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}

/** Moves a date that falls in the weekend to the Monday after it. */
export function nextWorkday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

export function firstOfYear(date: string): string {
  return `${date.slice(0, 4)}-01-01`
}

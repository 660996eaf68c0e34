const dayMs = 86_400_000

const numbers = new Map<string, number>()
const texts = new Map<number, string>()

/** Days since 1970. The same few hundred days are asked for a million times, so each is read once. */
function dayNumber(date: string): number {
  const known = numbers.get(date)
  if (known !== undefined) return known
  const number = Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs)
  numbers.set(date, number)
  return number
}

/** Moves a `YYYY-MM-DD` date by whole days; no time zone takes part. */
export function addDays(date: string, days: number): string {
  const number = dayNumber(date) + days
  const known = texts.get(number)
  if (known !== undefined) return known
  const text = new Date(number * dayMs).toISOString().slice(0, 10)
  texts.set(number, text)
  return text
}

/** Whole days from one `YYYY-MM-DD` date to another. */
export function daysBetween(from: string, until: string): number {
  return dayNumber(until) - dayNumber(from)
}

/** Moves a date that falls in the weekend to the Monday after it. */
export function nextWorkday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

/** Moves a date that falls in the weekend to the Friday before it. */
export function workdayBefore(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return addDays(date, weekday === 6 ? -1 : weekday === 0 ? -2 : 0)
}

export function firstOfYear(date: string): string {
  return `${date.slice(0, 4)}-01-01`
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}

/** The first day of a month so many months before (or, negative, after) the month of a first day. */
export function monthsBefore(first: string, months: number): string {
  const at = Number(first.slice(0, 4)) * 12 + Number(first.slice(5, 7)) - 1 - months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

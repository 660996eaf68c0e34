/** The first day from a week on that is no weekend. */
export function deliveryDay(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

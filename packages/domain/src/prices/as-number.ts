/** The number in a field; anything that is no finite number counts as 0 (R-VAL-16, R-VAL-17). */
export function asNumber(value: unknown): number {
  if (typeof value === 'string' && value.trim() === '') return 0
  if (typeof value !== 'number' && typeof value !== 'string') return 0
  const number = Number(value)
  return Number.isFinite(number) ? number : 0
}

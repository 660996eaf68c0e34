import type { Format } from '../../lib/format.ts'

const measure = /^([+-]?\d+(?:[.,]\d+)?)(\s*\S.*)$/s
const mostDecimals = 5

/**
 * `1830 kg` with the number as the language writes it: `1.830 kg`, `1 830 kg`. A number without a unit, such as a year,
 * and a text whose number is not the value of the property stay as they are.
 */
export function writeMeasure(text: string, value: number | null, format: Pick<Format, 'number'>): string {
  const [, digits, rest] = measure.exec(text) ?? []
  if (value === null || digits === undefined || Number(digits.replace(',', '.')) !== value) return text
  return `${format.number(value, mostDecimals)}${rest}`
}

import { decimalNumber, parsePrice, roundDecimal } from './decimal.ts'

/** The one extra line of an urgent order. */
export interface UrgentCharge {
  readonly code: string
  readonly price: number
  readonly quantity: 1
}

/**
 * The days in a charge line that was written with the text of the catalogue, whatever its number was then; null for a
 * text of the company itself, which is shown as it is.
 * @param template the text of the catalogue, with `{days}`
 */
export function readUrgentDays(description: string, template: string): number | null {
  const [before = '', after = ''] = template.split('{days}')
  if (!description.startsWith(before) || !description.endsWith(after)) return null
  const days = description.slice(before.length, description.length - after.length)
  return /^\d{1,3}$/.test(days) ? Number(days) : null
}

/** The number that the charge for urgency has among lines (R-SET-31); empty when there is none. */
export function chargeCodeOf(settings: { readonly string: (name: 'Spoed_Code') => string }): string {
  return settings.string('Spoed_Code').trim()
}

/**
 * The charge line of an urgent order from the settings Spoed_Code and Spoed_Prijs (R-SET-31, OP-43); null when the order
 * is not urgent or no code is set. A price that cannot be read counts as 0.
 */
export function urgentCharge(
  urgent: boolean,
  settings: { readonly string: (name: 'Spoed_Code' | 'Spoed_Prijs') => string },
): UrgentCharge | null {
  const code = chargeCodeOf(settings)
  if (!urgent || code === '') return null
  const price = parsePrice(settings.string('Spoed_Prijs'))
  return { code, price: price === null ? 0 : decimalNumber(roundDecimal(price, 5)), quantity: 1 }
}

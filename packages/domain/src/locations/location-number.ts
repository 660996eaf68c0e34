import { locationNumberMaxDigits } from '../constants.ts'
import type { Refusal } from '../refusal.ts'

/**
 * A new location number is 1 to 5 digits, kept as text with its leading zeros (R-VAL-08, OP-37). Empty is refused too;
 * whether a number is required at all is a setting of the form.
 */
export function refuseLocationNumber(number: string): Refusal<'locatie.nummer_max_cijfers'> | null {
  const digits = number.trim()
  const fits = /^\d+$/.test(digits) && digits.length <= locationNumberMaxDigits
  return fits ? null : { code: 'locatie.nummer_max_cijfers', params: { amount: locationNumberMaxDigits } }
}

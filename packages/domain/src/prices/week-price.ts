import { decimalNumber, decimalOf, multiplyDecimals, roundDecimal } from './decimal.ts'

/**
 * Rent per week in euros: the week price of the back office, and only when it gives none the day price times the rental
 * days of a week (setting MaterieelPrijs_DaysInWeek). A day price is never made from a week price (R-ENT-05).
 */
export function weekPrice(
  item: { readonly huurPrijs: number; readonly huurPrijsWeek: number },
  daysInWeek: number,
): number {
  if (item.huurPrijsWeek > 0) return item.huurPrijsWeek
  return decimalNumber(roundDecimal(multiplyDecimals(decimalOf(item.huurPrijs), decimalOf(daysInWeek)), 5))
}

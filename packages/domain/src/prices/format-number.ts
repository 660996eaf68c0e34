import type { Locale } from '../constants.ts'
import { decimalNumber, decimalOf, decimalText, roundDecimal } from './decimal.ts'

/** Decimals a setting may ask for (R-CONST-13, R-CONST-14). */
export const maxDecimals = 5
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}|${options.style}|${options.minimumFractionDigits}|${options.maximumFractionDigits}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.NumberFormat(locale, options)
  formats.set(key, made)
  return made
}

function clampDecimals(decimals: number): number {
  return Math.min(Math.max(Math.trunc(decimals), 0), maxDecimals)
}

/** Rounds the written number, not its binary neighbour: 1.005 becomes 1.01. */
function rounded(value: number | string, decimals: number): number {
  return decimalNumber(roundDecimal(decimalOf(value), decimals))
}

/**
 * Euros as each language writes them, with 0 to 5 decimals (R-GEN-18). With 2 to 5 decimals at least 2 show and further
 * zeros are left out (R-CONST-15, R-CONST-23); with 0 or 1 exactly that many show. What is no number shows as 0.
 */
export function formatMoney(value: number | string, decimals: number, locale: Locale): string {
  const most = clampDecimals(decimals)
  return formatOf(locale, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Math.min(most, 2),
    maximumFractionDigits: most,
  }).format(rounded(value, most))
}

/** Kilograms with at most 0 to 5 decimals (R-GEN-19); zeros at the end are left out. */
export function formatWeight(value: number | string, decimals: number, locale: Locale): string {
  const most = clampDecimals(decimals)
  return formatOf(locale, {
    style: 'unit',
    unit: 'kilogram',
    minimumFractionDigits: 0,
    maximumFractionDigits: most,
  }).format(rounded(value, most))
}

/** The amount of a line in euros and cents, half-up, as a decimal text. */
export function roundToCents(value: number | string): string {
  return decimalText(roundDecimal(decimalOf(value), 2))
}

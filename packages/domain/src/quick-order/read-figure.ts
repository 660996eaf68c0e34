import { type Locale, quantityBounds } from '../constants.ts'

/** What a cell with only a number in it can be. */
export type Figure =
  /** A quantity, or the number of an item. */
  | { readonly kind: 'count'; readonly value: number }
  /** The number of an item: whole, but no quantity is so large or begins with a zero. */
  | { readonly kind: 'number' }
  /** A part, a minus, an exponent, or thousands by the rules of another language. */
  | { readonly kind: 'impossible' }

const groups = String.raw`\d{1,3}(?:[.\s]\d{3})+|\d{1,3}(?:[,\s]\d{3})+|\d{1,3}(?:['\u2019]\d{3})+|\d+`
const figure = new RegExp(
  String.raw`^([+\-\u2212\u2013(]?)\s*(${groups})?(?:([.,])(\d*))?(e[+\-\u2212]?\d+)?\s*([\-\u2212)]?)$`,
  'iu',
)
/** Any other arrangement of what numbers are made of, such as `½` or `1.2.3`. */
const onlyFigures = /^[+\-−–(]?[\p{N}\s.,'’]*\p{N}[\p{N}\s.,'’)]*$/u

const impossible = { kind: 'impossible' } as const

/** `1.000` is a thousand in Dutch, German and French, and unclear in English; `1,000` the other way round. */
function whole(digits: string, decimals: string | null, locale: Locale): string | null {
  const ownGroups = locale === 'en-US' ? ',' : '.'
  const otherGroups = ownGroups === ',' ? '.' : ','
  const isOneGroup = digits.split(otherGroups).length === 2 && decimals === null
  if (isOneGroup || (decimals !== null && !/^0{0,2}$/.test(decimals))) return null
  return digits.replace(/\D/g, '')
}

/** What a text is that is only a number, as somebody writes it in a language; null for any other text. */
export function readFigure(text: string, locale: Locale): Figure | null {
  const written = text.trim()
  const found = figure.exec(written)
  if (found === null || !/\d/.test(written)) return onlyFigures.test(written) ? impossible : null
  const [, sign = '', digits = '', mark, decimals = '', exponent, after] = found
  const value = whole(digits, mark === undefined ? null : decimals, locale)
  if (value === null || value === '' || !['', '+'].includes(sign) || exponent !== undefined || after !== '')
    return impossible
  if (mark === undefined && /^0\d/.test(value)) return { kind: 'number' }
  if (Number(value) > quantityBounds.max) return mark === undefined ? { kind: 'number' } : impossible
  return Number(value) < quantityBounds.min ? impossible : { kind: 'count', value: Number(value) }
}

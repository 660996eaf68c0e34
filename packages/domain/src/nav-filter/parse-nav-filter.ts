import { type Char, readQuotes, split, startsWith, trim } from './quoted-text.ts'

/** One piece of a value to compare with: a text to take as it is, any run of characters, or any one character. */
export type PatternPiece = string | { readonly any: 'run' | 'one' }

/** One comparison; `fold` means that upper and lower case are the same. */
export type NavTerm =
  | {
      readonly type: 'pattern'
      readonly pieces: readonly PatternPiece[]
      readonly not: boolean
      readonly fold: boolean
    }
  | { readonly type: 'range'; readonly from: string | null; readonly to: string | null; readonly fold: boolean }
  | {
      readonly type: 'compare'
      readonly operator: '<' | '<=' | '>' | '>='
      readonly value: string
      readonly fold: boolean
    }

/** Terms joined by and and or; `all` of nothing lets everything through. */
export type NavFilter =
  | NavTerm
  | { readonly type: 'all'; readonly parts: readonly NavFilter[] }
  | { readonly type: 'any'; readonly parts: readonly NavFilter[] }

/**
 * Reads a filter of the back office's filter language: `a..b`, `..b`, `a..`, `|`, `&` (which binds tighter), brackets,
 * `<>`, `<`, `>`, `<=`, `>=`, `=`, `*`, `?`, `@`, `''` for blank and quotes around special characters, a quote in quotes
 * doubled. `*` and `?` mean the same between quotes.
 * @returns null when the text is no filter
 */
export function parseNavFilter(text: string): NavFilter | null {
  if (text.trim() === '') return { type: 'all', parts: [] }
  const chars = readQuotes(text)
  return chars === null ? null : parseAny(chars)
}

const parseAny = (chars: readonly Char[]) => parseJoined(chars, { separator: '|', type: 'any', parsePart: parseAll })
const parseAll = (chars: readonly Char[]) => parseJoined(chars, { separator: '&', type: 'all', parsePart: parseOne })

interface Join {
  readonly separator: '|' | '&'
  readonly type: 'any' | 'all'
  readonly parsePart: (chars: readonly Char[]) => NavFilter | null
}

function parseJoined(chars: readonly Char[], { separator, type, parsePart }: Join): NavFilter | null {
  const parts: NavFilter[] = []
  for (const piece of split(chars, separator) ?? [[]]) {
    const part = parsePart(trim(piece))
    if (part === null) return null
    parts.push(part)
  }
  const [only] = parts
  return parts.length === 1 && only !== undefined ? only : { type, parts }
}

/** A term, or a filter in brackets. */
function parseOne(chars: readonly Char[]): NavFilter | null {
  const isBracket = (item: Char) => !item.quoted && (item.char === '(' || item.char === ')')
  if (!chars.some(isBracket)) return parseTerm(chars)
  const isWhole = startsWith(chars, '(') && startsWith(chars.slice(-1), ')')
  return isWhole ? parseAny(trim(chars.slice(1, -1))) : null
}

function parseTerm(chars: readonly Char[]): NavTerm | null {
  const operator = ['<>', '<=', '>=', '<', '>', '='].find((symbol) => startsWith(chars, symbol)) ?? ''
  const operand = trim(chars.slice(operator.length))
  const fold = startsWith(operand, '@')
  const value = fold ? trim(operand.slice(1)) : operand
  if (value.length === 0) return null
  if (operator === '' || operator === '=' || operator === '<>') {
    const dots = value.findIndex((_, i) => startsWith(value.slice(i), '..'))
    if (dots >= 0) return operator === '' ? parseRange(value, dots, fold) : null
    return { type: 'pattern', pieces: patternOf(value), not: operator === '<>', fold }
  }
  const bound = literal(value)
  // The search above only finds these four besides the ones handled.
  return bound === null ? null : { type: 'compare', operator: operator as '<' | '<=' | '>' | '>=', value: bound, fold }
}

function parseRange(value: readonly Char[], dots: number, fold: boolean): NavTerm | null {
  const left = trim(value.slice(0, dots))
  const right = trim(value.slice(dots + 2))
  if (left.length === 0 && right.length === 0) return null
  const from = left.length === 0 ? null : literal(left)
  const to = right.length === 0 ? null : literal(right)
  if ((from === null && left.length > 0) || (to === null && right.length > 0)) return null
  return { type: 'range', from, to, fold }
}

const isWild = ({ char }: Char) => char === '*' || char === '?'

/** A value to compare larger and smaller with, which has no wildcards. */
function literal(chars: readonly Char[]): string | null {
  return chars.some(isWild) ? null : chars.map((item) => item.char).join('')
}

function patternOf(chars: readonly Char[]): PatternPiece[] {
  return chars.map((item) => (isWild(item) ? { any: item.char === '*' ? 'run' : 'one' } : item.char))
}

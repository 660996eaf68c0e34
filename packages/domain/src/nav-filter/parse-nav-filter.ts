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

/** Alternatives of terms that must all hold: `&` binds tighter than `|`. An empty list lets everything through. */
export type NavFilter = readonly (readonly NavTerm[])[]

interface Char {
  readonly char: string
  readonly quoted: boolean
}

/**
 * Reads a filter of the back office's filter language: `a..b`, `..b`, `a..`, `|`, `&`, `<>`, `<`, `>`, `<=`, `>=`, `=`,
 * `*`, `?`, `@`, `''` for blank and quotes around special characters, a quote in quotes doubled.
 * @returns null when the text is no filter
 */
export function parseNavFilter(text: string): NavFilter | null {
  if (text.trim() === '') return []
  const chars = readQuotes(text)
  if (chars === null) return null
  const filter: NavTerm[][] = []
  for (const alternative of split(chars, '|')) {
    const terms: NavTerm[] = []
    for (const part of split(alternative, '&')) {
      const term = parseTerm(trim(part))
      if (term === null) return null
      terms.push(term)
    }
    filter.push(terms)
  }
  return filter
}

/** Marks the characters between quotes; an empty pair leaves one quoted empty character, which stands for blank. */
function readQuotes(text: string): Char[] | null {
  const chars: Char[] = []
  for (let i = 0; i < text.length; i++) {
    if (text[i] !== "'") {
      chars.push({ char: text.charAt(i), quoted: false })
      continue
    }
    let inside = ''
    for (i++; text[i] !== "'" || text[i + 1] === "'"; i++) {
      if (i >= text.length) return null
      inside += text.charAt(i)
      if (text[i] === "'") i++
    }
    for (const char of inside === '' ? [''] : inside) chars.push({ char, quoted: true })
  }
  return chars
}

function split(chars: readonly Char[], separator: string): Char[][] {
  const parts: Char[][] = [[]]
  for (const item of chars) {
    if (!item.quoted && item.char === separator) parts.push([])
    else parts.at(-1)?.push(item)
  }
  return parts
}

function trim(chars: readonly Char[]): readonly Char[] {
  const isSpace = (item: Char) => !item.quoted && item.char.trim() === ''
  const first = chars.findIndex((item) => !isSpace(item))
  return first === -1 ? [] : chars.slice(first, chars.findLastIndex((item) => !isSpace(item)) + 1)
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

function startsWith(chars: readonly Char[], symbol: string): boolean {
  return [...symbol].every((char, i) => chars[i]?.char === char && !chars[i]?.quoted)
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

/** A value to compare larger and smaller with, which has no wildcards. */
function literal(chars: readonly Char[]): string | null {
  const wild = chars.some((item) => !item.quoted && (item.char === '*' || item.char === '?'))
  return wild ? null : chars.map((item) => item.char).join('')
}

function patternOf(chars: readonly Char[]): PatternPiece[] {
  return chars.map((item) => {
    if (item.quoted || (item.char !== '*' && item.char !== '?')) return item.char
    return { any: item.char === '*' ? 'run' : 'one' }
  })
}

import { type NavFilter, type NavTerm, type PatternPiece, parseNavFilter } from './parse-nav-filter.ts'

/** Values from `from` to before `to`, in the order of their characters. */
export interface CodeStretch {
  readonly from: string
  readonly to: string
}

/** After every text. */
const end = '\u{10FFFF}'
const everything: readonly CodeStretch[] = [{ from: '', to: end }]
const isBounded = (stretches: readonly CodeStretch[]): boolean => stretches.every(({ to }) => to !== end)

/**
 * Stretches of codes that hold every code which passes the filter (`navFilterMatcher`), and others too: where to look, not
 * what is found. Codes are upper case. None for a text that is no filter, which no code passes.
 */
export function codeStretches(text: string): readonly CodeStretch[] {
  const filter = parseNavFilter(text)
  return filter === null ? [] : stretchesOf(filter)
}

function stretchesOf(filter: NavFilter): readonly CodeStretch[] {
  if (filter.type === 'any') return filter.parts.flatMap(stretchesOf)
  if (filter.type !== 'all') return [stretchOf(filter)]
  // All must hold, so what passes lies within each of them.
  const parts = filter.parts.map(stretchesOf)
  return parts.find(isBounded) ?? parts[0] ?? everything
}

/** From a text to the last that begins with another. */
function between(from: string | null, last: string | null): CodeStretch {
  return { from: (from ?? '').toUpperCase(), to: `${(last ?? '').toUpperCase()}${end}` }
}

function stretchOf(term: NavTerm): CodeStretch {
  if (term.type === 'range') return between(term.from, term.to)
  if (term.type === 'compare')
    return term.operator.startsWith('<') ? between(null, term.value) : between(term.value, null)
  const beginning = term.not ? '' : beginningOf(term.pieces)
  return between(beginning, beginning)
}

function beginningOf(pieces: readonly PatternPiece[]): string {
  const wild = pieces.findIndex((piece) => typeof piece !== 'string')
  return pieces.slice(0, wild < 0 ? pieces.length : wild).join('')
}

import type { NavFilter, NavTerm, PatternPiece } from './parse-nav-filter.ts'
import { parseNavFilter } from './parse-nav-filter.ts'

/** `code` values are upper case without spaces around them; `text` values keep case and spaces. */
export type NavFieldKind = 'code' | 'text'

/** Whether a value passes a filter. Values compare as texts, those that look like numbers too: `100` is in `10..20`. */
export function matchesNavFilter(filter: NavFilter, value: string, kind: NavFieldKind): boolean {
  const own = kind === 'code' ? value.trim() : value
  return matchesPart(filter, own, kind)
}

/**
 * A filter read once, to try many values with. A text that is no filter gives null: the caller decides what a category
 * with a broken filter shows.
 */
export function navFilterMatcher(text: string, kind: NavFieldKind): ((value: string) => boolean) | null {
  const filter = parseNavFilter(text)
  return filter === null ? null : (value) => matchesNavFilter(filter, value, kind)
}

function matchesPart(filter: NavFilter, value: string, kind: NavFieldKind): boolean {
  if (filter.type === 'any') return filter.parts.some((part) => matchesPart(part, value, kind))
  if (filter.type === 'all') return filter.parts.every((part) => matchesPart(part, value, kind))
  return matchesTerm(filter, value, kind)
}

function matchesTerm(term: NavTerm, value: string, kind: NavFieldKind): boolean {
  const same = kind === 'code' || term.fold ? (text: string) => text.toUpperCase() : (text: string) => text
  const own = same(value)
  switch (term.type) {
    case 'pattern': {
      const pieces = term.pieces.map((piece) => (typeof piece === 'string' ? same(piece) : piece))
      return matchesPattern(pieces, own) !== term.not
    }
    case 'range':
      return (term.from === null || own >= same(term.from)) && (term.to === null || own <= same(term.to))
    case 'compare':
      return compares(own, term.operator, same(term.value))
  }
}

function compares(value: string, operator: '<' | '<=' | '>' | '>=', bound: string): boolean {
  if (operator === '<') return value < bound
  if (operator === '<=') return value <= bound
  return operator === '>' ? value > bound : value >= bound
}

/** Walks value and pattern once, going back only to the last `*`, so that no pattern can take long. */
function matchesPattern(pieces: readonly PatternPiece[], value: string): boolean {
  let piece = 0
  let at = 0
  let star = -1
  let starAt = 0
  while (at < value.length || piece < pieces.length) {
    const current = pieces[piece]
    if (current !== undefined && typeof current !== 'string' && current.any === 'run') {
      star = piece++
      starAt = at
    } else if (current !== undefined && typeof current !== 'string' && at < value.length) {
      piece++
      at++
    } else if (typeof current === 'string' && value.startsWith(current, at)) {
      piece++
      at += current.length
    } else if (star >= 0 && starAt < value.length) {
      piece = star + 1
      at = ++starAt
    } else return false
  }
  return true
}

import { normalizeSearchText } from '../plain/search-text.ts'

interface Found {
  readonly omschrijving: string
  /** Why the search found it; what only looks alike, or has a number that begins like it, is never clear. */
  readonly reden: string
}

/**
 * The one thing that typed words mean; null where somebody must choose. It is the only one that was found, or the only one
 * whose name is exactly these words.
 */
export function clearMatch<F extends Found>(found: readonly F[], words: string): F | null {
  const sure = found.filter(({ reden }) => reden === 'tekst' || reden === 'synoniem')
  const typed = normalizeSearchText(words)
  const named = sure.filter(({ omschrijving }) => normalizeSearchText(omschrijving) === typed)
  if (named.length === 1) return named[0] ?? null
  return sure.length === 1 ? (sure[0] ?? null) : null
}

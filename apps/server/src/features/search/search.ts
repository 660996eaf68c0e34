import type { Suggestion } from '@portal/contract/search.ts'
import type { Locale } from '@portal/contract/values.ts'
import { findMatches, type Match, type SearchTerm } from '@portal/domain/search/find-matches.ts'
import type { SearchIndex } from '@portal/domain/search/search-index.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ItemKey } from '../catalogue/catalogue.store.ts'
import { catalogueMarks } from '../catalogue/catalogue.ts'
import { listShown } from './search.store.ts'
import { firstNotOrderable, firstSet, kindMark, readSearchIndex } from './search-index.store.ts'

type Reading = Pick<Ctx, 'db' | 'answers'>

const about = {
  topics: ['catalogue', 'translations', 'categories'],
  shows: () => [catalogueMarks.search],
} as const

/** Every word that something is found by, held until a synchronisation makes them anew (decision 119). */
function heldIndex({ answers, db }: Reading): Promise<SearchIndex> {
  return answers.hold('search index', about, () => readSearchIndex(db))
}

/** More than a catalogue has. */
const everything = Number.POSITIVE_INFINITY
const isItem = ({ position }: Match): boolean => position < firstSet || position >= firstNotOrderable

function matchesOf(index: SearchIndex, term: SearchTerm, maximum: number): readonly Match[] {
  return findMatches(index, term, { markOf: kindMark, firstNotOrderable, maximum })
}

const keysOf = ({ things }: SearchIndex, matches: readonly Match[]): readonly ItemKey[] =>
  matches.flatMap(({ position }) => things.get(position) ?? [])

/** The best matches, items and, by the kind `Set`, sets; and how many items match in all. */
export async function findThings(
  ctx: Reading,
  term: SearchTerm,
  maximum: number,
): Promise<{ readonly keys: readonly ItemKey[]; readonly countItems: () => number }> {
  const index = await heldIndex(ctx)
  return {
    keys: keysOf(index, matchesOf(index, term, maximum)),
    countItems: () => matchesOf(index, term, everything).filter(isItem).length,
  }
}

/** Light rows for the search box, with names in the language asked. */
export async function findSuggestions(
  ctx: Reading,
  term: SearchTerm,
  { maximum, language }: { readonly maximum: number; readonly language: Locale },
): Promise<readonly Suggestion[]> {
  const index = await heldIndex(ctx)
  const matches = matchesOf(index, term, maximum)
  const reasons = new Map<string, Match['reason']>()
  for (const { position, reason } of matches) {
    const thing = index.things.get(position)
    if (thing !== undefined) reasons.set(nameOf(thing.kind, thing.no), reason)
  }
  const shown = await listShown(ctx.db, keysOf(index, matches), language)
  return shown.map((thing) => ({ ...thing, reden: reasons.get(nameOf(thing.kind, thing.materieelSoort)) ?? 'tekst' }))
}

const nameOf = (kind: string, no: string): string => `${kind} ${no}`

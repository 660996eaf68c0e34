import type { Suggestion } from '@portal/contract/search.ts'
import type { Locale } from '@portal/contract/values.ts'
import { findMatches, type Match, type SearchTerm } from '@portal/domain/search/find-matches.ts'
import type { SearchIndex } from '@portal/domain/search/search-index.ts'
import type { Ctx } from '../../platform/context.ts'
import type { ItemKey } from '../catalogue/catalogue.store.ts'
import { catalogueMarks } from '../catalogue/catalogue.ts'
import { listShown, type ShownThing } from './search.store.ts'
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

type ShownThings = ReadonlyMap<string, ShownThing>

/** What the search box shows of each thing, by its key: a place that has changed meanwhile shows nothing wrong. */
function heldShown({ answers, db }: Reading, language: Locale): Promise<ShownThings> {
  return answers.hold(`search texts ${language}`, about, async () => {
    const things = await listShown(db, language)
    return new Map(things.map((thing) => [nameOf(thing.kind, thing.materieelSoort), thing]))
  })
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
  const [index, things] = await Promise.all([heldIndex(ctx), heldShown(ctx, language)])
  return matchesOf(index, term, maximum).flatMap(({ position, reason }) => {
    const found = index.things.get(position)
    const thing = found && things.get(nameOf(found.kind, found.no))
    return thing === undefined ? [] : [{ ...thing, reden: reason }]
  })
}

const nameOf = (kind: string, no: string): string => `${kind} ${no}`

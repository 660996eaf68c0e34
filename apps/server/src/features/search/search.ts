import { catalogueIds } from '@portal/contract/catalogue-ids.ts'
import { Suggestion } from '@portal/contract/search.ts'
import type { Locale } from '@portal/contract/values.ts'
import { findMatches, type Match, type SearchTerm } from '@portal/domain/search/find-matches.ts'
import { thingOfEnding, thingsOfNumber } from '@portal/domain/search/find-number.ts'
import type { SearchIndex } from '@portal/domain/search/search-index.ts'
import { z } from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { ItemKey } from '../catalogue/catalogue.store.ts'
import { listShown, type ShownThing } from './search.store.ts'
import {
  firstNotOrderable,
  firstSet,
  kindMark,
  type Made,
  readSearchIndex,
  readSearchMaking,
} from './search-index.store.ts'

type Reading = Pick<Ctx, 'db' | 'memory'>

/**
 * What is read of the tables of the search, cached until a synchronisation rebuilds them (decision: search). What else
 * invalidates it, such as a comparison that changed nothing, only asks whether they were.
 */
function heldOfMaking<V>({ memory, db }: Reading, key: string, load: () => Promise<Made<V>>): Promise<V> {
  return memory.get({ key, reads: ['catalogue', 'texts'] }, async (loading) => {
    loading.only([catalogueIds.search])
    // It is compared before it is used, so no change ends it.
    const nothing = async (): Promise<{ made: Made<V> | null }> => ({ made: null })
    const last = await memory.get({ key: `${key}, last`, reads: [] }, nothing)
    const making = last.made === null ? null : await readSearchMaking(db)
    if (last.made === null || making === null || last.made.making !== making) last.made = await load()
    return last.made.value
  })
}

function heldIndex(ctx: Reading): Promise<SearchIndex> {
  return heldOfMaking(ctx, 'search index', () => readSearchIndex(ctx.db))
}

/** By kind and number. */
type ShownTexts = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * What the search box shows of each thing, by its key: a place that has changed meanwhile shows nothing wrong. It is JSON
 * as the contract lets it through, but for the reason, so that an answer of many is put together and not rebuilt.
 */
function heldShown(ctx: Reading, language: Locale): Promise<ShownTexts> {
  return heldOfMaking(ctx, `search texts ${language}`, async () => {
    const { making, value: things } = await listShown(ctx.db, language)
    const texts = new Map<string, Map<string, string>>()
    for (const thing of things) {
      const ofKind = texts.get(thing.kind) ?? new Map<string, string>()
      texts.set(thing.kind, ofKind.set(thing.materieelSoort, textWithoutReason(thing)))
    }
    return { making, value: texts }
  })
}

const reasonLast = Suggestion.extend({ reden: z.literal('') })
const afterReason = '"}'

/** Up to where its reason stands. */
function textWithoutReason(thing: ShownThing): string {
  const text = JSON.stringify(reasonLast.parse({ ...thing, reden: '' }))
  return text.slice(0, -afterReason.length)
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

/** Light rows for the search box, each as its JSON, with names in the language asked. */
export async function findSuggestionTexts(
  ctx: Reading,
  term: SearchTerm,
  { maximum, language, hasSets }: SuggestionOptions,
): Promise<readonly string[]> {
  const [index, texts] = await Promise.all([heldIndex(ctx), heldShown(ctx, language)])
  const found: string[] = []
  for (const { position, reason } of matchesOf(index, term, maximum)) {
    const thing = index.things.get(position)
    if (thing === undefined || (!hasSets && thing.kind === 'Set')) continue
    const text = texts.get(thing.kind)?.get(thing.no)
    if (text !== undefined) found.push(text + reason + afterReason)
  }
  return found
}

interface SuggestionOptions {
  readonly maximum: number
  readonly language: Locale
  /** Sets are left out of what was found where there are none. */
  readonly hasSets: boolean
}

/** The same as values. */
export async function findSuggestions(
  ctx: Reading,
  term: SearchTerm,
  options: SuggestionOptions,
): Promise<readonly Suggestion[]> {
  return (await findSuggestionTexts(ctx, term, options)).map((text) => Suggestion.parse(JSON.parse(text)))
}

/** Items and, by the kind `Set`, sets of a number, and the only one that ends so; keys as `numberKey` writes them. */
export interface NumberedThings {
  readonly of: (key: string) => readonly ItemKey[]
  readonly ending: (key: string) => ItemKey | null
}

export async function readNumberedThings(ctx: Reading): Promise<NumberedThings> {
  const index = await heldIndex(ctx)
  return { of: (key) => thingsOfNumber(index, key), ending: (key) => thingOfEnding(index, key) }
}

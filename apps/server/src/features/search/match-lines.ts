import type { LineChoice, ReadLine, Suggestion, search } from '@portal/contract/search.ts'
import { clearMatch } from '@portal/domain/quick-order/clear-match.ts'
import { type QuickLine, readLines } from '@portal/domain/quick-order/read-lines.ts'
import type { QuickReading } from '@portal/domain/quick-order/read-quantity.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { itemKinds } from '@portal/domain/states/enums.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { AskingCtx } from '../../platform/context.ts'
import type { ItemKey } from '../catalogue/catalogue.store.ts'
import { readItemsInView, sharedViewOf } from '../catalogue/catalogue.ts'
import { readSets } from '../sets/sets.ts'
import { readTerm } from './read-term.ts'
import { findSuggestions, readNumberedThings } from './search.ts'

/** Somebody who must choose chooses between the nearest of these. */
const choices = 3
/** More than the choices: some of what is found cannot be ordered. */
const mostFound = 12
const longestTerm = 100

type Key = Pick<LineChoice, 'kind' | 'materieelSoort'>
/** What a line may mean: things of the numbers on it, or what the search found for its words. */
interface Found {
  readonly aantal: number
  readonly keys: readonly (Key & Pick<Suggestion, 'omschrijving' | 'reden'>)[]
  /** Null for what was found by its number. */
  readonly words: string | null
}

const nameOf = ({ kind, materieelSoort }: Key): string => `${kind} ${materieelSoort}`

/** What the lines of a pasted text mean (decision: ordering): a number exactly, else words by the one search with its sizes. */
export const matchLines: UseCase<typeof search.matchLines> = async (ctx, { tekst }) => {
  const { lines, beyond } = readLines(tekst, ctx.language)
  const numbers = await readKnownNumbers(ctx)
  const searched = searchOnce(ctx)
  const found: (Found | null)[] = []
  for (const line of lines) found.push(byNumber(line, numbers) ?? (await byWords(line.readings, searched)))
  const things = await readThings(
    ctx,
    found.flatMap((one) => one?.keys ?? []),
  )
  const read = lines.map((line, at) => answerOf(line, found[at] ?? null, things))
  const tooMany = beyond.map((line) => wrong(line, 'te_veel'))
  return { regels: [...read, ...tooMany] }
}

interface KnownNumbers {
  readonly of: (number: string) => readonly Key[]
  readonly ending: (number: string) => readonly Key[]
}

async function readKnownNumbers(ctx: AskingCtx): Promise<KnownNumbers> {
  const things = await readNumberedThings(ctx)
  const offered = ({ kind, no }: ItemKey): Key[] => {
    const ours = [...itemKinds, ...(hasSets(ctx) ? ['Set' as const] : [])].find((one) => one === kind)
    return ours === undefined ? [] : [{ kind: ours, materieelSoort: no }]
  }
  return {
    of: (number) => things.of(number).flatMap(offered),
    ending: (number) => [things.ending(number)].flatMap((one) => (one === null ? [] : offered(one))),
  }
}

const hasSets = (ctx: AskingCtx): boolean => ctx.settings.bool('AppSets_Actief')
const unique = (keys: readonly Key[]): readonly Key[] => [...new Map(keys.map((key) => [nameOf(key), key])).values()]

function foundByNumber(aantal: number, keys: readonly Key[]): Found {
  return { aantal, keys: keys.map((key) => ({ ...key, omschrijving: '', reden: 'nummer' })), words: null }
}

/** A line that holds a known number is that thing; with several of them somebody must choose, and says how many. */
function byNumber(line: QuickLine, known: KnownNumbers): Found | null {
  const all = unique([line, ...line.readings].flatMap(({ numbers }) => numbers.flatMap(known.of)))
  if (all.length > 1) return foundByNumber(1, all)
  const first = line.readings.find(({ numbers }) => numbers.some((no) => known.of(no).length > 0))
  return first === undefined ? byEnding(line, known) : foundByNumber(first.aantal, all)
}

/** Else the one thing that a number on it ends; not a number that may be the quantity of its words. */
function byEnding({ readings }: QuickLine, known: KnownNumbers): Found | null {
  const quantities = readings.filter(({ words }) => refuseTerm(words) === null).map(({ aantal }) => String(aantal))
  const ways = readings.flatMap(({ aantal, numbers }) =>
    numbers.filter((no) => !quantities.includes(no)).flatMap((no) => known.ending(no).map((key) => ({ aantal, key }))),
  )
  const [way] = ways
  const isSure = unique(ways.map(({ key }) => key)).length === 1
  return way === undefined || !isSure ? null : foundByNumber(way.aantal, [way.key])
}

type Search = (words: string) => Promise<readonly Suggestion[]>

/** Each term is searched once, however many lines have it. */
function searchOnce(ctx: AskingCtx): Search {
  const known = new Map<string, readonly Suggestion[]>()
  return async (words) => {
    const before = known.get(words)
    if (before !== undefined) return before
    const term = readTerm(words)
    const options = { maximum: mostFound, language: ctx.language, hasSets: hasSets(ctx) }
    const found = term === null ? [] : await findSuggestions(ctx, term, options)
    const offered = found.filter(({ kind }) => kind !== 'Onbekend')
    known.set(words, offered)
    return offered
  }
}

/** The first way to read a line that finds something. */
async function byWords(readings: readonly QuickReading[], searched: Search): Promise<Found | null> {
  for (const { aantal, words } of readings) {
    const term = words.slice(0, longestTerm)
    if (refuseTerm(term) !== null) continue
    const found = await searched(term)
    if (found.length === 0) continue
    const keys = found.flatMap(({ kind, ...one }) => (kind === 'Onbekend' ? [] : [{ ...one, kind }]))
    return { aantal, keys, words: term }
  }
  return null
}

/** What can be ordered of these, as somebody sees it. */
async function readThings(ctx: AskingCtx, keys: readonly Key[]): Promise<ReadonlyMap<string, LineChoice>> {
  const view = await sharedViewOf(ctx)
  const asked = unique(keys)
  const setNos = asked.filter(({ kind }) => kind === 'Set').map(({ materieelSoort }) => materieelSoort)
  const items = asked.filter(({ kind }) => kind !== 'Set')
  const [found, sets] = await Promise.all([
    readItemsInView(
      ctx,
      items.map(({ kind, materieelSoort }) => ({ kind, no: materieelSoort })),
      view,
    ),
    setNos.length === 0 ? [] : readSets(ctx.db, setNos, view),
  ])
  const choosable = [
    ...found.flatMap(({ kind, materieelSoort, omschrijving, eenheid, afbeelding, bestelbaar }): LineChoice[] =>
      !bestelbaar || kind === 'Onbekend' ? [] : [{ kind, materieelSoort, omschrijving, eenheid, afbeelding }],
    ),
    ...sets.flatMap(({ setNummer, omschrijving, afbeeldingen, bestelbaar }): LineChoice[] =>
      bestelbaar
        ? [{ kind: 'Set', materieelSoort: setNummer, omschrijving, eenheid: '', afbeelding: afbeeldingen[0] ?? null }]
        : [],
    ),
  ]
  return new Map(choosable.map((one) => [nameOf(one), one]))
}

function wrong({ line, written }: QuickLine, reden: NonNullable<ReadLine['reden']>): ReadLine {
  return { regel: line, geschreven: written, aantal: 1, stand: 'fout', reden, keuzes: [] }
}

const onlyOne = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null)

function answerOf(line: QuickLine, found: Found | null, things: ReadonlyMap<string, LineChoice>): ReadLine {
  if (line.readings.length === 0) return wrong(line, 'aantal')
  if (found === null) {
    const named = line.readings.filter(({ words }) => words !== '')
    const isTooShort = named.length > 0 && named.every(({ words }) => refuseTerm(words) !== null)
    return wrong(line, isTooShort ? 'te_kort' : 'niet_gevonden')
  }
  const orderable = found.keys.filter((key) => things.has(nameOf(key)))
  if (orderable.length === 0) return wrong(line, 'niet_bestelbaar')
  const clear = found.words === null ? onlyOne(orderable) : clearMatch(orderable, found.words)
  const shown = clear === null ? orderable.slice(0, choices) : [clear]
  return {
    regel: line.line,
    geschreven: line.written,
    aantal: found.aantal,
    stand: clear === null ? 'kiezen' : 'gevonden',
    reden: null,
    keuzes: shown.flatMap((key) => things.get(nameOf(key)) ?? []),
  }
}

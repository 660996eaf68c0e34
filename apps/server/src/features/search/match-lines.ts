import type { LineChoice, ReadLine, Suggestion, search } from '@portal/contract/search.ts'
import { clearMatch } from '@portal/domain/quick-order/clear-match.ts'
import { type QuickLine, type QuickReading, readLines } from '@portal/domain/quick-order/read-lines.ts'
import { refuseTerm } from '@portal/domain/search/refuse-term.ts'
import { itemKinds } from '@portal/domain/states/enums.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { AskingCtx } from '../../platform/context.ts'
import { findItemKeys } from '../catalogue/catalogue.store.ts'
import { readItemsInView, sharedViewOf } from '../catalogue/catalogue.ts'
import { readSets } from '../sets/sets.ts'
import { readTerm } from './read-term.ts'
import { findSuggestions } from './search.ts'

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

/** What the lines of a pasted text mean (decision 070): a number exactly, else words by the one search with its sizes. */
export const matchLines: UseCase<typeof search.matchLines> = async (ctx, { tekst }) => {
  const { lines, beyond } = readLines(tekst)
  const numbers = await keysByNumber(ctx, lines)
  const searched = searchOnce(ctx)
  const found: (Found | null)[] = []
  for (const line of lines) found.push(byNumber(line.readings, numbers) ?? (await byWords(line.readings, searched)))
  const things = await readThings(
    ctx,
    found.flatMap((one) => one?.keys ?? []),
  )
  const read = lines.map((line, at) => answerOf(line, found[at] ?? null, things))
  const tooMany = beyond.map((line) => wrong(line, 'te_veel'))
  return { regels: [...read, ...tooMany] }
}

/** Items and sets by the numbers that the lines may hold, by number. */
async function keysByNumber(ctx: AskingCtx, lines: readonly QuickLine[]): Promise<ReadonlyMap<string, Key>> {
  const asked = lines.flatMap(({ readings }) => readings.flatMap(({ numbers }) => numbers))
  const wanted = [...new Set(asked)]
  if (wanted.length === 0) return new Map()
  const [items, sets] = await Promise.all([
    findItemKeys(ctx.db, wanted),
    hasSets(ctx) ? readSets(ctx.db, wanted, await sharedViewOf(ctx)) : [],
  ])
  const known = items.flatMap(({ kind, no }): Key[] => {
    const ours = itemKinds.find((one) => one === kind)
    return ours === undefined ? [] : [{ kind: ours, materieelSoort: no }]
  })
  const offered = sets.map(({ setNummer }): Key => ({ kind: 'Set', materieelSoort: setNummer }))
  return new Map([...offered, ...known].map((key) => [key.materieelSoort.toUpperCase(), key]))
}

const hasSets = (ctx: AskingCtx): boolean => ctx.settings.bool('AppSets_Actief')

/** A line that holds a known number is that thing; with several of them somebody must choose, and says how many. */
function byNumber(readings: readonly QuickReading[], known: ReadonlyMap<string, Key>): Found | null {
  const keyed = readings.map(({ aantal, numbers }) => ({ aantal, keys: numbers.flatMap((no) => known.get(no) ?? []) }))
  const [first] = keyed.filter(({ keys }) => keys.length > 0)
  if (first === undefined) return null
  // The last reading is of the whole line.
  const all = keyed.at(-1)?.keys ?? []
  const [aantal, keys] = all.length > 1 ? [1, all] : [first.aantal, first.keys]
  return { aantal, keys: keys.map((key) => ({ ...key, omschrijving: '', reden: 'nummer' as const })), words: null }
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
  const unique = [...new Map(keys.map((key) => [nameOf(key), key])).values()]
  const setNos = unique.filter(({ kind }) => kind === 'Set').map(({ materieelSoort }) => materieelSoort)
  const items = unique.filter(({ kind }) => kind !== 'Set')
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
    const isTooShort = line.readings.every(({ words }) => refuseTerm(words) !== null)
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

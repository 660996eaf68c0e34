import { chooseOption, chooseValue, setRange } from './choose-filter.ts'
import type { CatalogueFilter, FilterState, NumericFilter } from './filter-types.ts'
import { priceKeys } from './item-facts.ts'

/** What is chosen of the filters, as an address says it: `werkhoogte=4,2~6,2`, `gewicht=80-120`, `energie=diesel~accu`. */
export type FilterAddress = Readonly<Record<string, string>>

const between = '~'
const yes = 'ja'
const ownNames: Readonly<Record<string, string>> = {
  [priceKeys.week]: 'huur-per-week',
  [priceKeys.day]: 'huur-per-dag',
  priceType: 'soort-prijs',
}

/** A word of the back office as it can stand in an address; the language of the reader does not change it. */
function plainWord(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N},.]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'anders' : plain
}

/** Names of which no two are the same: what is written alike gets a number. */
function namesOf<Thing extends { readonly key: string; readonly label: string }>(
  things: readonly Thing[],
  taken: readonly string[],
): readonly (readonly [string, Thing])[] {
  const used = new Set(taken)
  return things.map((thing) => {
    const plain = ownNames[thing.key] ?? plainWord(thing.label)
    let name = plain
    for (let place = 2; used.has(name); place += 1) name = `${plain}-${place}`
    used.add(name)
    return [name, thing] as const
  })
}

const writeNumber = (number: number) => String(number).replace('.', ',')
const readNumber = (text: string) => Number(text.replace(',', '.'))

function writeNumeric({ values, currentRange, min, max }: NumericFilter): string {
  const chosen = values.filter(({ checked }) => checked)
  if (chosen.length > 0) return chosen.map(({ number }) => writeNumber(number)).join(between)
  const [low, high] = currentRange
  return low > min || high < max ? `${writeNumber(low)}-${writeNumber(high)}` : ''
}

function writeFilter(filter: CatalogueFilter, chosen: readonly string[]): string {
  if (filter.kind === 'numeric') return writeNumeric(filter)
  if (filter.kind === 'boolean') return filter.bool ? yes : ''
  return namesOf(filter.options, [])
    .filter(([, { checked }]) => checked)
    .sort(([, one], [, other]) => chosen.indexOf(one.key) - chosen.indexOf(other.key))
    .map(([name]) => name)
    .join(between)
}

/**
 * What is chosen, by the name of each filter; empty for one of which nothing is. Names of other parts of the address are
 * `taken`. What was chosen first stands first.
 */
export function writeFilters<Item>(state: FilterState<Item>, taken: readonly string[]): FilterAddress {
  const place = (filter: CatalogueFilter) => {
    const keys = 'options' in filter ? filter.options.map(({ key }) => key) : [filter.key]
    const first = state.chosen.findIndex((key) => keys.includes(key))
    return first === -1 ? Number.POSITIVE_INFINITY : first
  }
  const named = namesOf(state.initial, taken)
  const now = new Map(state.filters.map((filter) => [filter.key, filter]))
  return Object.fromEntries(
    named
      .map(([name, { key, ...initial }]) => [name, now.get(key) ?? { ...initial, key }] as const)
      .sort(([, one], [, other]) => (place(one) === place(other) ? 0 : place(one) - place(other)))
      .map(([name, filter]) => [name, writeFilter(filter, state.chosen)]),
  )
}

function readNumeric<Item>(state: FilterState<Item>, filter: NumericFilter, text: string): FilterState<Item> {
  const range = /^(-?[\d,.]+)-(-?[\d,.]+)$/.exec(text)
  if (range !== null) {
    const [low, high] = [readNumber(range[1] ?? ''), readNumber(range[2] ?? '')]
    return Number.isNaN(low) || Number.isNaN(high) ? state : setRange(state, filter.key, [low, high])
  }
  const numbers = text.split(between).map(readNumber)
  const known = numbers.filter((number) => filter.values.some((value) => value.number === number))
  return known.reduce((now, number) => chooseValue(now, filter.key, { number, checked: true }), state)
}

/** The filters with what an address says; a name or word that no filter has is passed over. */
export function readFilters<Item>(
  start: FilterState<Item>,
  address: FilterAddress,
  taken: readonly string[],
): FilterState<Item> {
  const filters = new Map(namesOf(start.initial, taken))
  return Object.entries(address).reduce((state, [name, text]) => {
    const filter = filters.get(name)
    if (filter === undefined || text === '') return state
    if (filter.kind === 'numeric') return readNumeric(state, filter, text)
    if (filter.kind === 'boolean') return text === yes ? chooseOption(state, filter.key, true) : state
    const options = new Map(namesOf(filter.options, []))
    return text.split(between).reduce((now, word) => {
      const option = options.get(word)
      return option === undefined ? now : chooseOption(now, option.key, true)
    }, state)
  }, start)
}

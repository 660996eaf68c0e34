import type { FilterAddress } from '@portal/domain/catalogue/filter-address.ts'
import type { ItemOrder } from '@portal/domain/catalogue/item-order.ts'
import { itemOrders } from '@portal/domain/catalogue/item-order.ts'

/** All that somebody set on a list of items; it lives in the address, so that a link shows the same items. */
export interface ListChoices {
  /** Narrows by name and number. */
  readonly text: string
  /** Null keeps the items as they came, which for a search is best first. */
  readonly order: ItemOrder | null
  /** What is chosen of the filters, by their names in the address. */
  readonly filters: FilterAddress
  /** The same in an address as it was written before: keys of options and switches, ranges by key. */
  readonly former: FormerFilters
  /** From 1. */
  readonly page: number
}

interface FormerFilters {
  readonly chosen: readonly string[]
  readonly ranges: Readonly<Record<string, readonly [number, number]>>
}

export const noFormer: FormerFilters = { chosen: [], ranges: {} }

const names = { text: 'zoek', order: 'sorteer', chosen: 'filter', ranges: 'bereik', page: 'pagina' } as const
/** No filter has one of these names in the address. */
export const takenNames: readonly string[] = Object.values(names)

function rangesOf(value: unknown): FormerFilters['ranges'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const isRange = (range: unknown): range is [number, number] =>
    Array.isArray(range) && range.length === 2 && range.every((end) => typeof end === 'number' && Number.isFinite(end))
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, [number, number]] => isRange(entry[1])),
  )
}

const isWord = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

function filtersOf(params: Readonly<Record<string, unknown>>): FilterAddress {
  const named = Object.entries(params).filter(([name, value]) => !takenNames.includes(name) && isWord(value))
  return Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
}

/** As the address reads it again: a number stands there without quotes. */
function paramOf(text: string): unknown {
  if (text === '') return undefined
  if (text === 'true' || text === 'false') return text === 'true'
  return String(Number(text)) === text ? Number(text) : text
}

/** What is not understood counts as not set. */
export function readListChoices(params: Readonly<Record<string, unknown>>): ListChoices {
  const { zoek, sorteer, filter, bereik, pagina } = params
  const page = Number(pagina)
  return {
    text: zoek === undefined ? '' : String(zoek),
    order: itemOrders.find((order) => order === sorteer) ?? null,
    filters: filtersOf(params),
    former: { chosen: Array.isArray(filter) ? filter.map(String) : [], ranges: rangesOf(bereik) },
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function writeListChoices(choices: ListChoices): Readonly<Record<string, unknown>> {
  const { chosen, ranges } = choices.former
  return {
    ...Object.fromEntries(Object.entries(choices.filters).map(([name, text]) => [name, paramOf(text)])),
    [names.text]: choices.text === '' ? undefined : choices.text,
    [names.order]: choices.order ?? undefined,
    [names.chosen]: chosen.length === 0 ? undefined : chosen,
    [names.ranges]: Object.keys(ranges).length === 0 ? undefined : ranges,
    [names.page]: choices.page === 1 ? undefined : choices.page,
  }
}

export const listChoicesForm = { read: readListChoices, write: writeListChoices }

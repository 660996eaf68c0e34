import type { ItemOrder } from '@portal/domain/catalogue/item-order.ts'
import { itemOrders } from '@portal/domain/catalogue/item-order.ts'

/** All that somebody set on a list of items; it lives in the address, so that a link shows the same items. */
export interface ListChoices {
  /** Narrows by name and number. */
  readonly text: string
  /** Null keeps the items as they came, which for a search is best first. */
  readonly order: ItemOrder | null
  /** Chosen options and switches, the first chosen first. */
  readonly chosen: readonly string[]
  readonly ranges: Readonly<Record<string, readonly [number, number]>>
  /** From 1. */
  readonly page: number
}

const names = { text: 'zoek', order: 'sorteer', chosen: 'filter', ranges: 'bereik', page: 'pagina' } as const

function rangesOf(value: unknown): ListChoices['ranges'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  const isRange = (range: unknown): range is [number, number] =>
    Array.isArray(range) && range.length === 2 && range.every((end) => typeof end === 'number' && Number.isFinite(end))
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, [number, number]] => isRange(entry[1])),
  )
}

/** What is not understood counts as not set. */
export function readListChoices(params: Readonly<Record<string, unknown>>): ListChoices {
  const { zoek, sorteer, filter, bereik, pagina } = params
  const page = Number(pagina)
  return {
    text: zoek === undefined ? '' : String(zoek),
    order: itemOrders.find((order) => order === sorteer) ?? null,
    chosen: Array.isArray(filter) ? filter.map(String) : [],
    ranges: rangesOf(bereik),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

export function writeListChoices(choices: ListChoices): Readonly<Record<string, unknown>> {
  return {
    [names.text]: choices.text === '' ? undefined : choices.text,
    [names.order]: choices.order ?? undefined,
    [names.chosen]: choices.chosen.length === 0 ? undefined : choices.chosen,
    [names.ranges]: Object.keys(choices.ranges).length === 0 ? undefined : choices.ranges,
    [names.page]: choices.page === 1 ? undefined : choices.page,
  }
}

export const listChoicesForm = { read: readListChoices, write: writeListChoices }

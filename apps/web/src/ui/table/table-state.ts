import { type PageSize, pageSizes } from '../../lib/preferences.ts'

/** All that a person set on a table; it lives in the address, so that a link shows the same rows. */
export interface TableState {
  readonly search: string
  readonly sort: { readonly column: string; readonly descending: boolean } | null
  /** Column → the values that may show; an absent column shows all. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** From 1. */
  readonly page: number
  /** Null follows the preference of the person. */
  readonly pageSize: PageSize | null
  /** Null shows the columns that show from the start. */
  readonly columns: readonly string[] | null
  /** Set where it lives in the address of a screen, and so can be kept as a view. */
  readonly inAddress?: true
}

export const startState: TableState = { search: '', sort: null, filters: {}, page: 1, pageSize: null, columns: null }

type SearchParams = Readonly<Record<string, unknown>>

const names = {
  search: 'zoek',
  sort: 'sorteer',
  filters: 'filter',
  page: 'pagina',
  pageSize: 'rijen',
  columns: 'kolommen',
} as const

function filtersOf(value: unknown): TableState['filters'] {
  if (typeof value !== 'object' || value === null) return {}
  const entries = Object.entries(value).filter(([, list]) => Array.isArray(list) && list.length > 0)
  return Object.fromEntries(entries.map(([column, list]) => [column, list.map(String)]))
}

/** Reads a table's state from the search params of the address; what is not understood counts as not set. */
export function readTableState(params: SearchParams): TableState {
  const sort = params[names.sort]
  const page = Number(params[names.page])
  const columns = params[names.columns]
  return {
    search: params[names.search] === undefined ? '' : String(params[names.search]),
    sort:
      typeof sort === 'string' && sort !== ''
        ? { column: sort.replace(/^-/, ''), descending: sort.startsWith('-') }
        : null,
    filters: filtersOf(params[names.filters]),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    pageSize: pageSizes.find((size) => size === Number(params[names.pageSize])) ?? null,
    columns: Array.isArray(columns) ? columns.map(String) : null,
  }
}

/** The search params of a state; what is as from the start is left out, so that addresses stay short. */
export function writeTableState(state: TableState): Readonly<Record<string, unknown>> {
  return {
    [names.search]: state.search === '' ? undefined : state.search,
    [names.sort]: state.sort === null ? undefined : `${state.sort.descending ? '-' : ''}${state.sort.column}`,
    [names.filters]: Object.keys(state.filters).length === 0 ? undefined : state.filters,
    [names.page]: state.page === 1 ? undefined : state.page,
    [names.pageSize]: state.pageSize ?? undefined,
    [names.columns]: state.columns ?? undefined,
  }
}

/** Any change but turning a page goes back to the first one. */
export function changeState(state: TableState, change: Partial<TableState>): TableState {
  return { ...state, page: 1, ...change }
}

/** Whether somebody searches or filters, so that some rows may not show. */
export function isNarrowed({ search, filters }: TableState): boolean {
  return search !== '' || Object.keys(filters).length > 0
}

/** First click ascending, second descending, third as it came. */
export function nextSort(sort: TableState['sort'], column: string): TableState['sort'] {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}

import type { ViewsPlaceProps } from '../../ui/table/views-place.ts'

type Search = Readonly<Record<string, unknown>>

/** What a view keeps of an address: all but the page, in one order, so that the same view is the same text. */
export function viewSearch(search: Search): Search {
  const kept = Object.entries(search).filter(([name, value]) => name !== 'pagina' && value !== undefined)
  return Object.fromEntries(kept.sort(([a], [b]) => a.localeCompare(b)))
}

/** What a state asks of columns that the table does not have any more. */
export function lostParts({ columns, state }: Pick<ViewsPlaceProps, 'columns' | 'state'>): readonly string[] {
  const asked = [...Object.keys(state.filters), ...(state.sort ? [state.sort.column] : []), ...(state.columns ?? [])]
  return [...new Set(asked)].filter((id) => columns.every((column) => column.id !== id))
}

/** A state without those parts; the last column that was chosen is not taken away. */
export function withoutLost(search: Search, lost: readonly string[]): Search {
  const { filter, sorteer, kolommen, ...rest } = search
  const isThere = (id: unknown) => !lost.includes(String(id).replace(/^-/, ''))
  const filters = Object.entries(Object(filter)).filter(([id]) => isThere(id))
  const columns = Array.isArray(kolommen) ? kolommen.filter(isThere) : []
  return {
    ...rest,
    ...(filters.length > 0 && { filter: Object.fromEntries(filters) }),
    ...(sorteer !== undefined && isThere(sorteer) && { sorteer }),
    ...(columns.length > 0 && { kolommen: columns }),
  }
}

import { normalizeSearchText } from '@portal/domain/plain/search-text.ts'
import type { CellTexts, CellValue, TableColumn } from './table-column.ts'
import { cellKey, cellText } from './table-column.ts'
import type { TableState } from './table-state.ts'

function compareValues(a: CellValue, b: CellValue, collator: Intl.Collator): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return collator.compare(String(a), String(b))
}

/** Empty cells come last, whichever way is sorted. */
function sortRows<Row>(rows: readonly Row[], column: TableColumn<Row>, order: { descending: boolean; locale: string }) {
  const collator = new Intl.Collator(order.locale, { numeric: true, sensitivity: 'base' })
  const keyed = rows.map((row) => ({ row, key: column.words === undefined ? column.value(row) : column.words(row) }))
  const isEmpty = (key: CellValue) => key === null || key === ''
  const sign = order.descending ? -1 : 1
  keyed.sort((a, b) => {
    if (isEmpty(a.key) || isEmpty(b.key)) return Number(isEmpty(a.key)) - Number(isEmpty(b.key))
    return sign * compareValues(a.key, b.key, collator)
  })
  return keyed.map(({ row }) => row)
}

interface Narrowing<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly state: TableState
  readonly texts: CellTexts
  readonly locale: string
  /** The text of each row that was searched before with these columns and texts; filled as rows are looked at. */
  readonly searched?: Map<Row, string>
}

function searchedText<Row>(row: Row, { columns, texts, searched }: Narrowing<Row>): string {
  const known = searched?.get(row)
  if (known !== undefined) return known
  const text = normalizeSearchText(columns.map((column) => cellText(column, row, texts)).join(' '))
  searched?.set(row, text)
  return text
}

/**
 * The rows that a table shows over all its pages, in order: every word of the quick search somewhere in the row, AND
 * between the filters of columns, OR inside one. The export takes exactly these rows.
 */
export function narrowRows<Row>(rows: readonly Row[], narrowing: Narrowing<Row>): readonly Row[] {
  const { columns, state, locale } = narrowing
  const words = normalizeSearchText(state.search).split(' ').filter(Boolean)
  const filtered = columns.filter((column) => state.filters[column.id] !== undefined)
  const kept = rows.filter((row) => {
    const passes = filtered.every((column) => state.filters[column.id]?.includes(cellKey(column, row)))
    if (!passes || words.length === 0) return passes
    const all = searchedText(row, narrowing)
    return words.every((word) => all.includes(word))
  })
  const column = columns.find((one) => one.id === state.sort?.column)
  if (column === undefined || state.sort === null) return kept
  return sortRows(kept, column, { descending: state.sort.descending, locale })
}

export interface FilterValue {
  readonly key: string
  /** Empty for what has no words. */
  readonly text: string
  readonly count: number
}

/** The values of a column with how many rows have each, for its filter. */
export function filterValues<Row>(
  rows: readonly Row[],
  column: TableColumn<Row>,
  texts: CellTexts,
): readonly FilterValue[] {
  const values = new Map<string, FilterValue>()
  for (const row of rows) {
    const key = cellKey(column, row)
    const known = values.get(key) ?? { key, text: cellText(column, row, texts), count: 0 }
    values.set(key, { ...known, count: known.count + 1 })
  }
  const collator = new Intl.Collator(undefined, { numeric: true })
  return [...values.values()].sort((a, b) => collator.compare(a.text, b.text))
}

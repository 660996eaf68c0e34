import { useText } from '../../lib/text.ts'
import { Chips } from '../Chips.tsx'
import { withFilterValue } from './FilterPanel.tsx'
import { type CellTexts, cellKey, cellText, type TableColumn } from './table-column.ts'
import type { TableState } from './table-state.ts'
import { changeState } from './table-state.ts'

interface TableChipsProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  /** All rows, narrowed or not: they have the words of a value. */
  readonly rows: readonly Row[]
  readonly texts: CellTexts
  readonly state: TableState
  readonly onState: (state: TableState) => void
}

/** What is filtered now, each with a cross. */
export function TableChips<Row>({ columns, rows, texts, state, onState }: TableChipsProps<Row>) {
  const text = useText()
  /** An address may name a value that no row has any more. */
  const wordsOf = (column: TableColumn<Row>, key: string): string => {
    const row = rows.find((one) => cellKey(column, one) === key)
    return (row === undefined ? key : cellText(column, row, texts)) || text('value.none')
  }
  const chips = columns.flatMap((column) =>
    (state.filters[column.id] ?? []).map((value) => ({
      key: `${column.id}|${value}`,
      label: `${column.header}: ${wordsOf(column, value)}`,
      onRemove: () => onState(withFilterValue(state, column.id, { key: value, on: false })),
    })),
  )
  return <Chips chips={chips} onClear={() => onState(changeState(state, { filters: {} }))} />
}

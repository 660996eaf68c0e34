import { useText } from '../../lib/text.ts'
import { Chips } from '../Chips.tsx'
import { withFilterValue } from './FilterPanel.tsx'
import type { TableColumn } from './table-column.ts'
import type { TableState } from './table-state.ts'
import { changeState } from './table-state.ts'

interface TableChipsProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly state: TableState
  readonly onState: (state: TableState) => void
}

/** What is filtered now, each with a cross. */
export function TableChips<Row>({ columns, state, onState }: TableChipsProps<Row>) {
  const text = useText()
  const chips = columns.flatMap((column) =>
    (state.filters[column.id] ?? []).map((value) => ({
      key: `${column.id}|${value}`,
      label: `${column.header}: ${value === '' ? text('value.none') : value}`,
      onRemove: () => onState(withFilterValue(state, column.id, { text: value, on: false })),
    })),
  )
  return <Chips chips={chips} onClear={() => onState(changeState(state, { filters: {} }))} />
}

import { useText } from '../../lib/text.ts'
import { CheckField } from '../ChoiceField.tsx'
import classes from '../DataTable.module.css'
import { filterValues } from './narrow-rows.ts'
import type { CellTexts, TableColumn } from './table-column.ts'
import type { TableState } from './table-state.ts'
import { changeState } from './table-state.ts'

interface FilterPanelProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly state: TableState
  readonly onState: (state: TableState) => void
  readonly texts: CellTexts
}

/** The filter of a column with one value fewer or more; a column without values has no filter. */
export function withFilterValue(state: TableState, column: string, value: { key: string; on: boolean }): TableState {
  const others = (state.filters[column] ?? []).filter((one) => one !== value.key)
  const values = value.on ? [...others, value.key] : others
  const { [column]: _gone, ...rest } = state.filters
  return changeState(state, { filters: values.length === 0 ? rest : { ...rest, [column]: values } })
}

export function FilterPanel<Row>({ columns, rows, state, onState, texts }: FilterPanelProps<Row>) {
  const text = useText()
  return (
    <div className={classes.filters}>
      {columns
        .filter((column) => column.filter)
        .map((column) => (
          <fieldset key={column.id}>
            <legend>{column.header}</legend>
            {filterValues(rows, column, texts).map((value) => (
              <CheckField
                key={value.key}
                label={value.text === '' ? text('value.none') : value.text}
                hint={texts.format.number(value.count)}
                checked={state.filters[column.id]?.includes(value.key) ?? false}
                onChange={(on) => onState(withFilterValue(state, column.id, { key: value.key, on }))}
              />
            ))}
          </fieldset>
        ))}
    </div>
  )
}

import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { CheckField } from '../ChoiceField.tsx'
import classes from '../DataTable.module.css'
import type { TableColumn } from './table-column.ts'
import type { TableState } from './table-state.ts'

interface ColumnChoiceProps<Row> {
  readonly columns: readonly TableColumn<Row>[]
  readonly shown: readonly TableColumn<Row>[]
  readonly state: TableState
  readonly onState: (state: TableState) => void
}

/** Which columns show; the last one cannot be taken away. */
export function ColumnChoice<Row>({ columns, shown, state, onState }: ColumnChoiceProps<Row>) {
  const text = useText()
  const showColumn = (id: string, wanted: boolean) => {
    const ids = shown.map((column) => column.id)
    onState({ ...state, columns: wanted ? [...ids, id] : ids.filter((one) => one !== id) })
  }
  return (
    <div className={classes.choices}>
      {columns.map((column) => (
        <CheckField
          key={column.id}
          label={column.header}
          checked={shown.includes(column)}
          disabled={column.required === true || (shown.length === 1 && shown.includes(column))}
          onChange={(wanted) => showColumn(column.id, wanted)}
        />
      ))}
      <Button kind="quiet" small onClick={() => onState({ ...state, columns: null })}>
        {text('table.columnsReset')}
      </Button>
    </div>
  )
}

import { IconColumns, IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import { CheckField } from '../ChoiceField.tsx'
import classes from '../DataTable.module.css'
import { Popup } from '../Popup.tsx'
import { SearchInput } from '../SearchInput.tsx'
import type { ServedRows } from './ExportMenu.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { CellTexts, TableColumn } from './table-column.ts'
import type { TableState } from './table-state.ts'
import { changeState } from './table-state.ts'

interface TableToolbarProps<Row> {
  readonly label: string
  readonly columns: readonly TableColumn<Row>[]
  readonly shown: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly narrowed: readonly Row[]
  readonly served: ServedRows<Row> | undefined
  readonly state: TableState
  readonly onState: (state: TableState) => void
  readonly texts: CellTexts
  readonly actions?: ReactNode
  readonly exportable: boolean
}

export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { label, columns, shown, rows, narrowed, served, state, onState, texts, actions, exportable } = props
  const text = useText()
  const isSeen = (column: TableColumn<Row>) => shown.includes(column) || shown.some(({ id }) => id === column.inside)
  const exported = columns.filter((column) => column.exported !== false && isSeen(column))
  const file = { name: label, columns: exported, rows: narrowed, texts }
  const showColumn = (id: string, wanted: boolean) => {
    const ids = shown.map((column) => column.id)
    onState({ ...state, columns: wanted ? [...ids, id] : ids.filter((one) => one !== id) })
  }
  return (
    <div className={classes.toolbar} data-screen-only>
      <SearchInput
        label={text('table.quickSearch')}
        value={state.search}
        onChange={(event) => onState(changeState(state, { search: event.currentTarget.value }))}
      />
      {columns.some((column) => column.filter) && (
        <Popup
          label={text('table.filter')}
          align="start"
          button={(button) => (
            <Button {...button} icon={<IconFilter />}>
              {text('table.filter')}
            </Button>
          )}
        >
          {() => <FilterPanel {...{ columns, rows, state, onState, texts }} />}
        </Popup>
      )}
      <div className={classes.right}>
        {actions}
        <Popup
          label={text('table.columnsChoose')}
          button={(button) => (
            <Button kind="quiet" {...button} icon={<IconColumns />}>
              {text('table.columns')}
            </Button>
          )}
        >
          {() => (
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
          )}
        </Popup>
        {exportable && <ExportMenu file={file} served={served} />}
      </div>
    </div>
  )
}

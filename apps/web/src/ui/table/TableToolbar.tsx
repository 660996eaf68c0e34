import { IconColumns, IconDots, IconFilter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../Button.tsx'
import classes from '../DataTable.module.css'
import { IconButton } from '../IconButton.tsx'
import { Row } from '../Layout.tsx'
import { MenuHeading } from '../MenuItem.tsx'
import { Popup } from '../Popup.tsx'
import { SearchInput } from '../SearchInput.tsx'
import { useNarrowScreen } from '../use-narrow-screen.ts'
import { ColumnChoice } from './ColumnChoice.tsx'
import type { ExportedRows, ServedRows } from './ExportMenu.tsx'
import { ExportItems, ExportMenu, useExport } from './ExportMenu.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { TableViews } from './TableViews.tsx'
import type { CellTexts, TableColumn } from './table-column.ts'
import type { TableState } from './table-state.ts'
import { changeState, isNarrowed } from './table-state.ts'

/** Fewer rows than this are seen at a glance: nobody searches among them, nor takes them along on a phone. */
export const searchedFrom = 10

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
  readonly more?: ((close: () => void) => ReactNode) | undefined
}

/** Search, filter, columns and export; on a phone one line that stays in view. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { label, columns, shown, narrowed, served, texts } = props
  const isSeen = (column: TableColumn<Row>) => shown.includes(column) || shown.some(({ id }) => id === column.inside)
  const exported = columns.filter((column) => column.exported !== false && isSeen(column))
  const parts = { ...props, exported: { file: { name: label, columns: exported, rows: narrowed, texts }, served } }
  return useNarrowScreen() ? <PhoneToolbar {...parts} /> : <DeskToolbar {...parts} />
}

interface ToolbarParts<Row> extends TableToolbarProps<Row> {
  readonly exported: ExportedRows<Row>
}

/** Whether a table is long enough to search in, or was searched in already. */
function isSearched<Row>({ rows, served, state }: ToolbarParts<Row>): boolean {
  return (served?.total ?? rows.length) >= searchedFrom || isNarrowed(state)
}

function DeskToolbar<Row>(props: ToolbarParts<Row>) {
  const { columns, shown, rows, state, onState, texts, actions, ...rest } = props
  const text = useText()
  return (
    <Row gap={2} align="center" wrap className={classes.toolbar} data-screen-only>
      {isSearched(props) && <TableSearch state={state} onState={onState} />}
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
      {isSearched(props) && <TableViews {...{ columns, state }} shape="button" onDone={() => {}} />}
      <Row gap={1} align="center" wrap className={classes.right}>
        {actions}
        <Popup
          label={text('table.columnsChoose')}
          button={(button) => (
            <Button kind="quiet" {...button} icon={<IconColumns />}>
              {text('table.columns')}
            </Button>
          )}
        >
          {() => <ColumnChoice {...{ columns, shown, state, onState }} />}
        </Popup>
        {rest.exportable && <ExportMenu {...rest.exported} />}
      </Row>
    </Row>
  )
}

function PhoneToolbar<Row>(props: ToolbarParts<Row>) {
  const { actions } = props
  return (
    <>
      {actions && (
        <Row gap={2} align="center" wrap className={classes.toolbar} data-screen-only>
          {actions}
        </Row>
      )}
      {isSearched(props) && <PhoneLine {...props} />}
    </>
  )
}

function PhoneLine<Row>(props: ToolbarParts<Row>) {
  const { columns, shown, rows, state, onState, texts, exportable, exported, more } = props
  const text = useText()
  const making = useExport(exported)
  const filters = Object.values(state.filters).flat().length
  return (
    <Row gap={2} align="center" wrap className={classes.toolbar} data-phone data-screen-only>
      <TableSearch state={state} onState={onState} />
      {columns.some((column) => column.filter) && (
        <Popup
          label={text('table.filter')}
          button={(button) => (
            <IconButton {...button} label={text('table.filter')} icon={<IconFilter />} count={filters} />
          )}
        >
          {() => <FilterPanel {...{ columns, rows, state, onState, texts }} />}
        </Popup>
      )}
      <Popup
        label={text('table.more')}
        button={(button) => (
          <IconButton {...button} label={text('table.more')} icon={<IconDots />} aria-busy={making.read !== null} />
        )}
      >
        {(close) => (
          <>
            {more?.(close)}
            {more && exportable && <MenuHeading>{text('table.export')}</MenuHeading>}
            {exportable && <ExportItems making={making} close={close} />}
            <TableViews {...{ columns, state }} shape="entries" onDone={close} />
            <MenuHeading>{text('table.columnsChoose')}</MenuHeading>
            <ColumnChoice {...{ columns, shown, state, onState }} />
          </>
        )}
      </Popup>
      <TableViews {...{ columns, state }} shape="dialog" onDone={() => {}} />
    </Row>
  )
}

function TableSearch({ state, onState }: Pick<TableToolbarProps<never>, 'state' | 'onState'>) {
  const text = useText()
  return (
    <SearchInput
      label={text('table.quickSearch')}
      value={state.search}
      onChange={(event) => onState(changeState(state, { search: event.currentTarget.value }))}
    />
  )
}

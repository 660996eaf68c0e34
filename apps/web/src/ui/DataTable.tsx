import type { ReactNode } from 'react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useFormat } from '../lib/format.ts'
import { useLocale, usePreferences } from '../lib/preferences.ts'
import { useText } from '../lib/text.ts'
import classes from './DataTable.module.css'
import { Stack } from './Layout.tsx'
import type { ServedRows } from './table/ExportMenu.tsx'
import { narrowRows } from './table/narrow-rows.ts'
import { TableChips } from './table/TableChips.tsx'
import { TablePager } from './table/TablePager.tsx'
import { TableRows } from './table/TableRows.tsx'
import { TableToolbar } from './table/TableToolbar.tsx'
import { type CellTexts, type TableColumn, tellingColumns } from './table/table-column.ts'
import type { TableSelection } from './table/table-parts.ts'
import type { TableState } from './table/table-state.ts'
import { isNarrowed, startState } from './table/table-state.ts'
import { useTableState } from './table/use-table-state.ts'
import { useNarrowScreen } from './use-narrow-screen.ts'
import { usePrinting } from './use-printing.ts'

/** The state of a table as a page keeps it, and how it changes. */
export type KeptState = readonly [state: TableState, onState: (state: TableState) => void]

export interface DataTableProps<Row> {
  /** What the rows are, for a screen reader, and the name of an exported file. */
  readonly label: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** What a person set on it: in the address; forgotten with the table where it is its `own`; or kept by the page. */
  readonly state?: 'address' | 'own' | KeptState
  /** Shown when there is nothing at all; with filters on, the table itself offers to clear them. */
  readonly empty: ReactNode
  /** Opens a row by click or Enter; put a link in one column too, for opening in a new tab. */
  readonly onOpen?: (row: Row) => void
  readonly selection?: TableSelection<Row>
  /** Buttons of the page, beside the search. */
  readonly actions?: ReactNode
  readonly exportable?: boolean
  /** What else can be done with this screen: entries of the menu that a phone has for it. */
  readonly more?: ((close: () => void) => ReactNode) | undefined
  /** Set where the rows are one page that the server narrowed and put in order. */
  readonly served?: ServedRows<Row>
  /** Shows all rows at once instead of pages; above 250 only those in view are made. */
  readonly unpaged?: boolean
}

/** The one table of the portal: search, sort, filter, columns, pages, export; cards on a phone. */
export function DataTable<Row>({ state = 'address', ...table }: DataTableProps<Row>) {
  if (state === 'address') return <AddressTable {...table} />
  if (state === 'own') return <OwnTable {...table} />
  return <KeptTable {...table} state={state} />
}

function AddressTable<Row>(table: Omit<DataTableProps<Row>, 'state'>) {
  return <KeptTable {...table} state={useTableState()} />
}

function OwnTable<Row>(table: Omit<DataTableProps<Row>, 'state'>) {
  return <KeptTable {...table} state={useState(startState)} />
}

function KeptTable<Row>(props: DataTableProps<Row> & { readonly state: KeptState }) {
  const { label, columns, rows, rowKey, empty, onOpen, selection, actions } = props
  const [state, onState] = props.state
  const text = useText()
  const format = useFormat()
  const locale = useLocale()
  const preferences = usePreferences()
  const narrow = useNarrowScreen()
  const printing = usePrinting()
  const box = useRef<HTMLDivElement>(null)

  const texts = useMemo<CellTexts>(() => ({ format, yes: text('value.yes'), no: text('value.no') }), [format, text])
  const shown = useMemo(
    () =>
      columns.filter((column) => {
        if (printing && column.control) return false
        return state.columns === null ? !column.hidden : column.required || state.columns.includes(column.id)
      }),
    [columns, state.columns, printing],
  )
  const { served } = props
  const isServed = served !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns or words make other texts
  const searched = useMemo(() => new Map<Row, string>(), [columns, texts])
  // A key is shown at once; the rows follow, and the next key does not wait for them.
  const search = useDeferredValue(state.search)
  const looked = useMemo(() => ({ ...state, search }), [state, search])
  const narrowed = useMemo(
    () => (isServed ? rows : narrowRows(rows, { columns, state: looked, texts, locale, searched })),
    [isServed, rows, columns, looked, texts, locale, searched],
  )
  // Other pages of a table that the server pages may fill a column that this one does not.
  const telling = useMemo(
    () => (isServed || state.columns !== null ? shown : tellingColumns(shown, rows)),
    [isServed, state.columns, shown, rows],
  )
  // Of nothing at all there is nothing to choose columns for or to export.
  if (rows.length === 0 && (!isServed || (served.total === 0 && !isNarrowed(state)))) return empty

  const total = served?.total ?? narrowed.length
  // On paper there is no next page to turn to.
  const isWhole = props.unpaged === true || (printing && !isServed)
  const pageSize = isWhole ? total : (state.pageSize ?? preferences.pageSize)
  const pages = Math.max(1, Math.ceil(total / Math.max(pageSize, 1)))
  const page = Math.min(state.page, pages)
  const first = (page - 1) * pageSize
  const onPage = isServed ? rows : narrowed.slice(first, first + pageSize)
  const parts = {
    columns: telling,
    rows: onPage,
    allRows: narrowed,
    rowKey,
    texts,
    label,
    ...(onOpen && { onOpen }),
    // Nothing is ticked on paper.
    ...(selection && !printing && { selection }),
  }

  const turn = (next: TableState) => {
    onState(next)
    // Another page is read from its top.
    if (box.current !== null) box.current.scrollTop = 0
  }

  return (
    <Stack as="section" gap={3} shrinks className={classes.table} data-density={preferences.density} aria-label={label}>
      <TableToolbar
        {...{ label, columns, shown, rows, narrowed, served, state, onState, texts, actions }}
        exportable={props.exportable ?? true}
        more={props.more}
      />
      <TableChips {...{ columns, rows, texts, state, onState }} />
      <TableRows
        {...{ parts, state, onState, total, first, box }}
        asCards={narrow && !printing}
        empty={isServed ? empty : null}
        isWaiting={search !== state.search}
      />
      <TablePager {...{ state, page, pages, pageSize, first, total }} onState={turn} paged={props.unpaged !== true} />
    </Stack>
  )
}

import { type CellTexts, cellText, type TableColumn } from './table-column.ts'

export interface TableSelection<Row> {
  readonly chosen: ReadonlySet<string>
  readonly onChange: (chosen: ReadonlySet<string>) => void
  /** Rows for which this is false have no box. */
  readonly allowed?: (row: Row) => boolean
  /** A control of the row chooses it too, so that its card on a phone needs no box. */
  readonly byControl?: boolean
}

/** What the body, the head and the cards of a table share. */
export interface TableParts<Row> {
  readonly columns: readonly TableColumn<Row>[]
  /** Those of the page in view. */
  readonly rows: readonly Row[]
  /** Those of all pages, which are selected all at once. */
  readonly allRows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly texts: CellTexts
  readonly label: string
  readonly onOpen?: (row: Row) => void
  readonly selection?: TableSelection<Row>
}

export function withRow(chosen: ReadonlySet<string>, key: string, wanted: boolean): ReadonlySet<string> {
  const next = new Set(chosen)
  if (wanted) next.add(key)
  else next.delete(key)
  return next
}

/** What tells a row from the others by ear: what its first column has, and its heading. */
export function rowName<Row>({ columns, texts }: Pick<TableParts<Row>, 'columns' | 'texts'>, row: Row): string {
  const naming = new Set([columns[0], columns.find((column) => column.title)])
  const words = [...naming].map((column) => (column === undefined ? '' : cellText(column, row, texts)))
  return words.filter((word) => word !== '').join(' ')
}

export function selectableKeys<Row>(parts: TableParts<Row>): readonly string[] {
  const allowed = parts.selection?.allowed ?? (() => true)
  return parts.allRows.filter(allowed).map(parts.rowKey)
}

/** True when a click was meant for something inside the row and not for the row. */
export function isForControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select, label, textarea') !== null
}

export interface TableBodyProps<Row> extends TableParts<Row> {
  /** How many rows are on earlier pages. */
  readonly firstRow: number
}

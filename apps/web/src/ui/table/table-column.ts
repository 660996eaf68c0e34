import type { ReactNode } from 'react'
import type { Format } from '../../lib/format.ts'

export type CellValue = string | number | boolean | null
/** `code` is a number by which something is known: of one piece, never added up. */
export type ColumnKind = 'text' | 'code' | 'number' | 'money' | 'weight' | 'date' | 'moment' | 'yesNo'

export interface TableColumn<Row> {
  readonly id: string
  readonly header: string
  /** The plain value: sorted, searched and exported. Dates as `YYYY-MM-DD`, moments as ISO. */
  readonly value: (row: Row) => CellValue
  /** Decides alignment, format and the type in Excel; `text` when left out. */
  readonly kind?: ColumnKind
  /** What shows instead of the formatted value: a link, a chip, a stepper. */
  readonly cell?: (row: Row) => ReactNode
  /** The words of the value where it is a code: searched, sorted and exported instead of the code. */
  readonly words?: (row: Row) => string
  /** Offers the values of this column as a filter. */
  readonly filter?: boolean
  /** Cannot be hidden by the person. */
  readonly required?: boolean
  /** Shown also while no row says anything in it: that it is empty is what somebody looks for. */
  readonly lasting?: boolean
  /** Hidden until the person chooses it. */
  readonly hidden?: boolean
  /** A hidden column whose value stands in the cell of this other one; it is exported along with it. */
  readonly inside?: string
  readonly sortable?: boolean
  /** False leaves the column out of an export, for example a column of buttons. */
  readonly exported?: boolean
  /** Something to work with, not to read: in view however far a wide table is scrolled, and not on paper. */
  readonly control?: boolean
  /** The heading of the card on a phone. */
  readonly title?: boolean
  /** Stands on the one line below the heading of a card; true for its value, or a shorter form of it. */
  readonly brief?: true | ((row: Row) => ReactNode)
}

export interface CellTexts {
  readonly format: Format
  readonly yes: string
  readonly no: string
}

/** With more of them the cells stand closer, so that a wide screen shows all without scrolling. */
export const manyColumns = 7

export interface TableExport<Row> {
  /** File name without its ending. */
  readonly name: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly texts: CellTexts
}

const rightAligned: readonly ColumnKind[] = ['number', 'money', 'weight']

export function isFigure<Row>(column: TableColumn<Row>): boolean {
  return rightAligned.includes(column.kind ?? 'text')
}

const unbroken: readonly unknown[] = ['code', 'date', 'moment']

/** A date or number reads as one word; broken over two lines it is hard to compare with the next. */
export function isUnbroken<Row>(column: TableColumn<Row>): boolean {
  return unbroken.includes(column.kind)
}

/** Whether a row has something to show in the column: a value, its words, or a cell that says what no value means. */
function hasValue<Row>(column: TableColumn<Row>, row: Row): boolean {
  if ((column.words?.(row) ?? column.value(row) ?? '') !== '') return true
  return ![null, undefined, false, ''].includes(column.cell?.(row) as string)
}

/** Without the columns that are empty in every row, which only take room; a heading and what is always there stay. */
export function tellingColumns<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): readonly TableColumn<Row>[] {
  const isLasting = ({ required, title, control, lasting }: TableColumn<Row>) => required || title || control || lasting
  return columns.filter((column) => isLasting(column) || rows.some((row) => hasValue(column, row)))
}

/** The value of a cell as an address carries it, the same in each language. */
export function cellKey<Row>(column: TableColumn<Row>, row: Row): string {
  return String(column.value(row) ?? '')
}

/** The value of a cell as somebody reads it. */
export function cellText<Row>(column: TableColumn<Row>, row: Row, texts: CellTexts): string {
  if (column.words !== undefined) return column.words(row)
  const value = column.value(row)
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') {
    if (column.kind === 'money') return texts.format.money(value)
    return column.kind === 'weight' ? texts.format.weight(value) : texts.format.number(value, 5)
  }
  if (column.kind === 'date') return texts.format.date(value)
  return column.kind === 'moment' ? texts.format.moment(value) : value
}

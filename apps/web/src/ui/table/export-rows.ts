import { saveBlob } from '../../lib/save-blob.ts'
import type { CellTexts, TableColumn } from './table-column.ts'
import { cellText, isFigure } from './table-column.ts'

export interface TableExport<Row> {
  /** File name without its ending. */
  readonly name: string
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly texts: CellTexts
}

/** A text that a spreadsheet would run as a formula gets an apostrophe before it. */
export function formulaSafe(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !/^-?[\d.,]+$/.test(text) ? `'${text}` : text
}

/** What begins a cell for a program that takes another separator than ours; a negative number there stays one. */
const innerFormula = /(^|[,;\t\r\n])([\s"']*)(?=[=+@＝＋－＠]|-(?![\d.]+(?:[,;\t\r\n]|$)))/g

function csvCell(text: string): string {
  const safe = formulaSafe(text).replace(innerFormula, (_, before: string, between: string) =>
    between.endsWith("'") ? before + between : `${before}${between}'`,
  )
  return /[",;\t\n\r]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** A file is read by programs too: its dates have no weekday. */
function fileTexts({ format, ...texts }: CellTexts): CellTexts {
  const moment = (iso: string) => (iso.includes('T') ? format.moment(iso) : format.typedDate(iso))
  return { ...texts, format: { ...format, date: format.typedDate, moment } }
}

/** Semicolons and a byte order mark: how Excel in the Netherlands, Germany and France opens a CSV by double click. */
export function csvOf<Row>({ columns, rows, texts }: TableExport<Row>): string {
  const lines = [columns.map((column) => csvCell(column.header))]
  const plain = fileTexts(texts)
  for (const row of rows) lines.push(columns.map((column) => csvCell(cellText(column, row, plain))))
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`
}

interface SheetCell {
  readonly value: string | number | boolean | Date
  readonly type: StringConstructor | NumberConstructor | BooleanConstructor | DateConstructor
  readonly format?: string
  readonly fontWeight?: 'bold'
}

const formats = { money: '€ #,##0.00###', weight: '#,##0.###', date: 'dd-mm-yyyy' } as const

/** Numbers stay numbers and dates stay dates, so that a spreadsheet can calculate with them. */
export function sheetCell<Row>(column: TableColumn<Row>, row: Row, texts: CellTexts): SheetCell | null {
  const value = column.words === undefined ? column.value(row) : column.words(row)
  if (value === null || value === '') return null
  if (typeof value === 'number' && isFigure(column)) {
    const format = column.kind === 'money' || column.kind === 'weight' ? formats[column.kind] : undefined
    return { value, type: Number, ...(format && { format }) }
  }
  if (column.kind === 'date' && typeof value === 'string') {
    return { value: new Date(`${value}T00:00:00Z`), type: Date, format: formats.date }
  }
  return { value: formulaSafe(cellText(column, row, fileTexts(texts))), type: String }
}

export function saveCsv<Row>(table: TableExport<Row>): void {
  saveBlob(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${table.name}.csv`)
}

/** Writes an .xlsx; the writer is only loaded when somebody asks for it. */
export async function saveExcel<Row>(table: TableExport<Row>): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const head: readonly SheetCell[] = table.columns.map(({ header }) => ({
    value: header,
    type: String,
    fontWeight: 'bold',
  }))
  const body = table.rows.map((row) => table.columns.map((column) => sheetCell(column, row, table.texts)))
  // The writer's type wants its own mutable cell union; these cells have exactly its fields.
  const file = writeXlsxFile([head, ...body] as never)
  saveBlob(await file.toBlob(), `${table.name}.xlsx`)
}

import { formulaSafe } from './formula-safe.ts'
import { type CellTexts, cellText, isFigure, type TableColumn, type TableExport } from './table-column.ts'

interface SheetCell {
  readonly value: string | number | boolean | Date
  readonly type: StringConstructor | NumberConstructor | BooleanConstructor | DateConstructor
  readonly format?: string
  readonly fontWeight?: 'bold'
}

const formats = { money: '€ #,##0.00###', weight: '#,##0.###' } as const
const dayFormat = 'dd-mm-yyyy'
const momentFormat = 'dd-mm-yyyy hh:mm'
const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A sheet knows no zones: a day is one, and a moment is what the clock of the depots says. */
function dateCell(iso: string): SheetCell {
  if (!iso.includes('T')) return { value: new Date(`${iso}T00:00:00Z`), type: Date, format: dayFormat }
  const written = wallClock.format(new Date(iso)).replace(' ', 'T')
  return { value: new Date(`${written}Z`), type: Date, format: momentFormat }
}

/** Numbers stay numbers and dates stay dates, so that a spreadsheet can calculate with them. */
export function sheetCell<Row>(column: TableColumn<Row>, row: Row, texts: CellTexts): SheetCell | null {
  const value = column.words === undefined ? column.value(row) : column.words(row)
  if (value === null || value === '') return null
  if (typeof value === 'number' && isFigure(column)) {
    const format = column.kind === 'money' || column.kind === 'weight' ? formats[column.kind] : undefined
    return { value, type: Number, ...(format && { format }) }
  }
  const isDate = (column.kind === 'date' || column.kind === 'moment') && typeof value === 'string'
  if (isDate && !Number.isNaN(Date.parse(value))) return dateCell(value)
  return { value: formulaSafe(cellText(column, row, texts)), type: String }
}

/** Room for the arrow of the filter and what a proportional letter takes more. */
const spareCharacters = 3
const [narrowest, widest] = [8, 60]

function widthOf(texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0)
  return Math.min(widest, Math.max(narrowest, longest + spareCharacters))
}

/** As Excel takes it: at most 31 characters, none of some signs, and not empty. */
export function sheetName(name: string): string {
  const safe = name.replace(/[[\]:*?/\\]/g, ' ').replace(/\s+/g, ' ')
  return safe.slice(0, 31).replace(/^[\s']+|[\s']+$/g, '') || 'Portaal'
}

function columnLetters(count: number): string {
  const last = String.fromCharCode(65 + ((count - 1) % 26))
  return count <= 26 ? last : `${columnLetters(Math.floor((count - 1) / 26))}${last}`
}

/** The arrows above the columns; the writer has no option for them. */
function filterOver(columns: number, rows: number) {
  const filter = `<autoFilter ref="A1:${columnLetters(columns)}${rows}"/>`
  const transform = (xml: string) => xml.replace('</sheetData>', `</sheetData>${filter}`)
  return { files: { transform: { 'xl/worksheets/sheet{id}.xml': { transform } } } }
}

/** What an .xlsx is written of: a bold heading that stays in view, and columns as wide as what is in them. */
export function sheetOf<Row>({ name, columns, rows, texts }: TableExport<Row>) {
  const head = columns.map(({ header }): SheetCell => ({ value: header, type: String, fontWeight: 'bold' }))
  const body = rows.map((row) => columns.map((column) => sheetCell(column, row, texts)))
  const widths = columns.map((column) => ({
    width: widthOf([column.header, ...rows.map((row) => cellText(column, row, texts))]),
  }))
  return {
    rows: [head, ...body],
    options: { sheet: sheetName(name), columns: widths, stickyRowsCount: 1 },
    features: [filterOver(columns.length, rows.length + 1)],
  }
}

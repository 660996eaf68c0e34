import { saveBlob } from '../../lib/save-blob.ts'
import { formulaSafe } from './formula-safe.ts'
import { sheetOf } from './sheet.ts'
import type { CellTexts, TableExport } from './table-column.ts'
import { cellText } from './table-column.ts'

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

export function saveCsv<Row>(table: TableExport<Row>): void {
  saveBlob(new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }), `${table.name}.csv`)
}

/** Writes an .xlsx; the writer is only loaded when somebody asks for it. */
export async function saveExcel<Row>(table: TableExport<Row>): Promise<void> {
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  const { rows, options, features } = sheetOf({ ...table, texts: fileTexts(table.texts) })
  // The writer's type wants its own mutable cell union; these cells have exactly its fields.
  saveBlob(await writeXlsxFile(rows as never, options, { features }).toBlob(), `${table.name}.xlsx`)
}

import { CsvError, parse } from 'csv-parse/sync'

/** A record of a file with its place in the sheet, as a spreadsheet that opened the file counts it. */
export interface SheetRow {
  readonly row: number
  readonly cells: readonly string[]
}

/** A file whose quotes do not close or stand in the middle, from this row of the sheet. */
export interface BrokenRow {
  readonly brokenRow: number
}

/**
 * The text of a file as spreadsheets save it: UTF-8, UTF-16 by its mark, and whatever is neither by the code page of
 * Windows in western Europe. Null when it is none of them.
 */
export function decodeText(content: Buffer): string | null {
  const mark = content.subarray(0, 2).toString('hex')
  const codings = mark === 'fffe' ? ['utf-16le'] : mark === 'feff' ? ['utf-16be'] : ['utf-8', 'windows-1252']
  for (const coding of codings) {
    try {
      return new TextDecoder(coding, { fatal: true }).decode(content)
    } catch {
      // Another one may fit.
    }
  }
  return null
}

export function hasMoreLines(text: string, most: number): boolean {
  let ends = 0
  for (const _ of text.matchAll(/\r\n|\r|\n/g)) {
    ends += 1
    if (ends > most) return true
  }
  return false
}

/** Letters of a row; a quote that is never closed makes all that follows one row. */
const longestRow = 10_000
/** The line that gives Excel the separator; it is no row of the sheet. */
const separatorLine = /^"?sep=(.)"?(?:\r\n|\r|\n|$)/i
const separators = [';', '\t', ',']
export const isBlank = (cell: string): boolean => cell.trim() === ''

/** The rows of a text that have something in them. */
export function readRows(text: string): readonly SheetRow[] | BrokenRow {
  const separatorRow = separatorLine.exec(text)
  const table = separatorRow === null ? text : text.slice(separatorRow[0].length)
  const [heading = ''] = table.trimStart().split(/[\r\n]/, 1)
  const delimiter = separatorRow?.[1] ?? separators.find((separator) => heading.includes(separator)) ?? ','
  try {
    const options = {
      delimiter,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: longestRow,
    }
    const records: string[][] = parse(table, options)
    return records
      .map((cells, place): SheetRow => ({ row: place + 1, cells }))
      .filter(({ cells }) => !cells.every(isBlank))
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { brokenRow: Number(error.records ?? 0) + 1 }
  }
}

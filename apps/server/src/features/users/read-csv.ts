import { PortalError } from '@portal/contract/errors.ts'
import {
  type ImportLine,
  type ImportRow,
  importHeading,
  isImportHeading,
  mostImportRows,
  readImportRow,
} from '@portal/domain/users/import-rows.ts'
import { lookInside } from '../../platform/uploads/look-inside.ts'
import { decodeText, hasMoreLines, isBlank, readRows, type SheetRow } from './csv-text.ts'

/**
 * The text of a file, in whichever coding a spreadsheet saved it (OP-39).
 * @throws PortalError `import.geen_csv` for anything but text, `import.codering` for text of an unknown encoding
 */
async function textOf(content: Buffer): Promise<string> {
  const text = decodeText(content)
  if (text === null) throw new PortalError('import.codering')
  const looked = await lookInside({ content: Buffer.from(text), kinds: ['csv'] })
  if ('kind' in looked) return text
  throw new PortalError('import.geen_csv')
}

/** Far more than the rows that are taken, for rows that are empty and lines within a cell. */
const mostLineEnds = 2 * mostImportRows

const tooMany = () => new PortalError('import.te_veel', { amount: mostImportRows })

/** Empty columns beside the table do not exist. */
const withoutEmptyEnd = (cells: readonly string[], width: number): readonly string[] =>
  cells.slice(width).every(isBlank) ? cells.slice(0, width) : cells

function lineOf({ row, cells }: SheetRow): ImportLine {
  const own = withoutEmptyEnd(cells, importHeading.length)
  if (own.length !== importHeading.length) throw new PortalError('import.regel', { row })
  const values = importHeading.map((column, at) => [column, own[at]])
  // Every row has a cell for every column of the heading.
  return { row, person: readImportRow(Object.fromEntries(values) as ImportRow) }
}

/**
 * The rows of a csv file of users, as written but for spaces around, with their places in the sheet; runs in a thread.
 * @throws PortalError when it is no csv file (R-IMP-01), has another heading (R-IMP-02), is too long, or has a row of
 *   another width
 */
export async function readCsv(content: Buffer): Promise<readonly ImportLine[]> {
  const text = await textOf(content)
  if (hasMoreLines(text, mostLineEnds)) throw tooMany()
  const read = readRows(text)
  if ('brokenRow' in read) throw new PortalError('import.regel', { row: read.brokenRow })
  const [heading, ...rows] = read
  const columns = withoutEmptyEnd(heading?.cells ?? [], importHeading.length)
  if (!isImportHeading(columns)) throw new PortalError('import.kolommen')
  if (rows.length === 0) throw new PortalError('import.leeg')
  if (rows.length > mostImportRows) throw tooMany()
  return rows.map(lineOf)
}

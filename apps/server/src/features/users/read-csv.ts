import { PortalError } from '@portal/contract/errors.ts'
import {
  type ImportRow,
  importHeading,
  isImportHeading,
  mostImportRows,
  readImportRow,
} from '@portal/domain/users/import-rows.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { lookInside } from '../../platform/uploads/look-inside.ts'

/** Text of another kind than UTF-8, as an old spreadsheet saves it; other files have signs that no text has. */
function isOtherText(content: Buffer): boolean {
  return !content.includes(0) && content.subarray(0, 2).toString('latin1') !== 'PK'
}

/**
 * The text of a file: UTF-8 with or without its mark (OP-39).
 * @throws PortalError `import.geen_csv` for anything but text, `import.codering` for text of another kind
 */
async function textOf(content: Buffer): Promise<string> {
  const looked = await lookInside({ content, kinds: ['csv'] })
  if ('kind' in looked) return new TextDecoder('utf-8').decode(content)
  throw new PortalError(content.length > 0 && isOtherText(content) ? 'import.codering' : 'import.geen_csv')
}

/** Far more than the rows that are taken, for rows that are empty and lines within a cell. */
const mostLineEnds = 2 * mostImportRows
/** Letters of a row; a quote that is never closed makes all that follows one row. */
const longestRow = 10_000

const tooMany = () => new PortalError('import.te_veel', { amount: mostImportRows })

function hasTooManyLines(content: Buffer): boolean {
  let ends = 0
  for (let at = content.indexOf('\n'); at !== -1; at = content.indexOf('\n', at + 1)) ends += 1
  return ends > mostLineEnds
}

function recordsOf(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n/, 1)
  // A semicolon stands in no heading but as a separator.
  const delimiter = first.includes(';') ? ';' : ','
  try {
    return parse(text, {
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      // The heading, and one row too many.
      to: mostImportRows + 2,
      max_record_size: longestRow,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new PortalError('import.regel', { row: Number(error.lines ?? 1) })
  }
}

/**
 * The rows of a csv file of users, as written but for spaces around; runs in a thread.
 * @throws PortalError when it is no csv file (R-IMP-01), has another heading (R-IMP-02), is too long, or has a row of
 *   another width
 */
export async function readCsv(content: Buffer): Promise<readonly ImportRow[]> {
  const text = await textOf(content)
  if (hasTooManyLines(content)) throw tooMany()
  const [heading = [], ...rows] = recordsOf(text)
  if (!isImportHeading(heading)) throw new PortalError('import.kolommen')
  if (rows.length === 0) throw new PortalError('import.leeg')
  if (rows.length > mostImportRows) throw tooMany()
  const wrong = rows.findIndex((row) => row.length !== importHeading.length)
  if (wrong >= 0) throw new PortalError('import.regel', { row: wrong + 2 })
  return rows.map((row) => {
    const cells = importHeading.map((column, at) => [column, row[at]])
    // Every row has a cell for every column of the heading.
    return readImportRow(Object.fromEntries(cells) as ImportRow)
  })
}

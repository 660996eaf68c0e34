import { type ErrorCode, type ErrorParams, type FieldError, PortalError } from '@portal/contract/errors.ts'
import { type ImportLine, importFaults } from '@portal/domain/users/import-rows.ts'
import { answerFromThread } from '../../platform/uploads/answer-from-thread.ts'
import { readCsv } from './read-csv.ts'

export interface ImportFile {
  readonly content: Uint8Array
  /** Names of accounts that exist, in lowercase. */
  readonly taken: ReadonlySet<string>
}

/** The rows when nothing is wrong with any of them; else the refusal. */
export type ReadFile =
  | { readonly rows: readonly ImportLine[] }
  | { readonly code: ErrorCode; readonly params: ErrorParams; readonly fields: readonly FieldError[] }

/** As many faults as somebody mends in one go. */
const mostNamed = 100

answerFromThread(async ({ content, taken }: ImportFile): Promise<ReadFile> => {
  try {
    const rows = await readCsv(Buffer.from(content.buffer, content.byteOffset, content.length))
    const faults = importFaults(rows, taken)
    if (faults.length === 0) return { rows }
    const fields = faults.slice(0, mostNamed).map(({ row, column, refusal: { code, params } }) => ({
      field: `${row}.${column}`,
      code,
      params,
    }))
    return { code: 'import.fouten', params: { faults: faults.length }, fields }
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    return { code: error.code, params: error.params, fields: error.fields }
  }
})

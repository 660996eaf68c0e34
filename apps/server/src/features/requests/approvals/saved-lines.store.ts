import { type SQL, sql } from '../../../platform/db/query.ts'
import type { NewRequestLine } from '../requests.store.ts'

/** The lines of a submission as `saved_requests.lines` keeps them: those of a request, with the type of each field. */
const savedLineFields = {
  lineNo: 'int',
  parentLineNo: 'int',
  kind: 'text',
  no: 'text',
  plantNo: 'text',
  description: 'text',
  unit: 'text',
  quantity: 'numeric',
  remark: 'text',
  charge: 'numeric',
  setNo: 'text',
  setQuantity: 'int',
} satisfies Record<keyof NewRequestLine, string>

const columns = Object.entries(savedLineFields).map(([name, type]) => `"${name}" ${type}`)

/** Lines of a submission as rows. @param lines the column that has them @param as name of the rows */
export function savedLines(lines: SQL, as: string): SQL {
  return sql`jsonb_to_recordset(${lines}) as ${sql.raw(`${as}(${columns.join(', ')})`)}`
}

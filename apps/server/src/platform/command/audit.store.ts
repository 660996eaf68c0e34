import type { Db } from '../db/database.ts'
import { prepare, value } from '../db/named-query.ts'
import { sql } from '../db/query.ts'
import type { auditLog } from '../db/schema/operation.ts'

type AuditRow = typeof auditLog.$inferInsert

const insert = prepare(sql`
  insert into audit_log (at, user_name, call, location_no, subject, details, request_id)
  values (${value('at')}, ${value('userName')}, ${value('call')}, ${value('locationNo')}, ${value('subject')},
    ${value('details')}::jsonb, ${value('requestId')})`)

/** One row a command that succeeded, in its transaction. Sent at once, so that it may travel with the commit. */
export async function insertAudit(tx: Db, row: Omit<AuditRow, 'id'>): Promise<void> {
  const { locationNo = null, subject = null, details = {} } = row
  await insert(tx, { ...row, locationNo, subject, details: JSON.stringify(details) })
}

import type { Db } from '../db/database.ts'
import { sql } from '../db/query.ts'
import type { auditLog } from '../db/schema/operation.ts'
import { rowsOf, type WritePart, writeRows } from '../db/write-parts.ts'

/** What a command did; its moment as such or as a row gives it. */
export type NewAudit = Omit<typeof auditLog.$inferInsert, 'id' | 'at'> & { readonly at: Date | string }

/** One row a command that succeeded. */
export const auditPart: WritePart = {
  name: 'audited',
  text: sql`
    insert into audit_log (at, user_name, call, location_no, subject, details, request_id)
    select r.at, r."userName", r.call, r."locationNo", r.subject, coalesce(r.details, '{}'), r."requestId"
    from ${rowsOf(
      'audited',
      'at timestamptz, "userName" text, call text, "locationNo" text, subject text, details jsonb, "requestId" text',
    )}`,
}

/** One row a command that succeeded, in its transaction. Sent at once, so that it may travel with the commit. */
export async function insertAudit(tx: Db, row: NewAudit): Promise<void> {
  await writeRows(tx, [[auditPart, row]])
}

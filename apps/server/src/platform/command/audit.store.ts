import type { Db } from '../db/database.ts'
import { queryRows } from '../db/named-query.ts'
import { auditLog } from '../db/schema/operation.ts'

/** One row a command that succeeded, in its transaction. */
export async function insertAudit(tx: Db, row: typeof auditLog.$inferInsert): Promise<void> {
  await queryRows(tx, tx.insert(auditLog).values(row).getSQL())
}

import type { Db } from '../../platform/db/database.ts'
import { queryRows } from '../../platform/db/named-query.ts'
import { sql } from '../../platform/db/query.ts'

interface Renaming {
  readonly from: string
  readonly to: string
}

/** Requests and submitted lists of somebody go by another name from now on; they keep what they say. */
async function renameRequests(tx: Db, { from, to }: Renaming): Promise<void> {
  await queryRows(tx, sql`update requests set user_name = ${to} where user_name = ${from}`)
  await queryRows(tx, sql`update saved_requests set user_name = ${to} where user_name = ${from}`)
  await queryRows(tx, sql`update saved_requests set decided_by = ${to} where decided_by = ${from}`)
}

/** Everything that hangs on the name of an account goes with it to its new name. */
export async function moveRecords(tx: Db, names: Renaming): Promise<void> {
  const { from, to } = names
  await renameRequests(tx, names)
  await queryRows(tx, sql`update order_lists set user_name = ${to} where user_name = ${from}`)
  await queryRows(tx, sql`update removal_lists set user_name = ${to} where user_name = ${from}`)
  await forgetName(tx, from)
}

/**
 * What a deleted account leaves behind: its lists go and what waits for approval is withdrawn; its requests stay under a
 * name that no account can have, so that the next owner of the name gets nothing of it.
 */
export async function freeRecords(tx: Db, names: Renaming & { readonly by: string; readonly at: Date }): Promise<void> {
  const { from, by, at } = names
  await queryRows(
    tx,
    sql`
    update saved_requests set status = 'Cancelled', decided_by = ${by}, decided_at = ${at}
    where user_name = ${from} and status = 'Requested'`,
  )
  await renameRequests(tx, names)
  await queryRows(tx, sql`delete from order_lists where user_name = ${from}`)
  await queryRows(tx, sql`delete from removal_lists where user_name = ${from}`)
  await forgetName(tx, from)
}

/** Answers kept for repeats and failed logins of a name: the next one to have it begins anew. */
async function forgetName(tx: Db, userName: string): Promise<void> {
  await queryRows(tx, sql`delete from idempotency_keys where user_name = ${userName}`)
  await queryRows(tx, sql`delete from login_attempts where name = lower(${userName})`)
}

/** Nobody stands in for a person who has no account left, and they for nobody. */
export async function endDeputies(tx: Db, erpUserName: string): Promise<void> {
  await queryRows(
    tx,
    sql`
    delete from approval_deputies d where ${erpUserName} in (d.erp_user_name, d.deputy)
      and not exists (select from users u where u.erp_user_name = ${erpUserName})`,
  )
}

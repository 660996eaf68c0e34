import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/query.ts'

interface Renaming {
  readonly from: string
  readonly to: string
}

/**
 * Tables whose rows belong to an account by its name, and what becomes of them when it is deleted: `keep` leaves them
 * under a name that no account can have, `drop` takes them away. Another name of the account renames both.
 */
export const ownedTables = {
  requests: 'keep',
  saved_requests: 'keep',
  complaints: 'keep',
  complaint_comments: 'keep',
  complaint_files: 'keep',
  location_changes: 'keep',
  order_lists: 'drop',
  removal_lists: 'drop',
  favourite_lists: 'drop',
  saved_views: 'drop',
  complaint_reads: 'drop',
  notifications: 'drop',
  notification_preferences: 'drop',
} as const satisfies Readonly<Record<string, 'keep' | 'drop'>>

const ownedWith = (end: 'keep' | 'drop') =>
  Object.entries(ownedTables).flatMap(([name, at]) => (at === end ? [name] : []))
const [kept, dropped] = [ownedWith('keep'), ownedWith('drop')]

async function renameRows(tx: Db, tables: readonly string[], { from, to }: Renaming): Promise<void> {
  for (const name of tables)
    await ask(tx, sql`update ${sql.identifier(name)} set user_name = ${to} where user_name = ${from}`)
  await ask(tx, sql`update saved_requests set decided_by = ${to} where decided_by = ${from}`)
  await ask(tx, sql`update uploads set owner = ${to} where owner = ${from}`)
}

/** Everything that hangs on the name of an account goes with it to its new name. */
export async function moveRecords(tx: Db, names: Renaming): Promise<void> {
  await renameRows(tx, [...kept, ...dropped], names)
  await forgetName(tx, names.from)
}

/**
 * What a deleted account leaves behind: its lists go and what waits for approval is withdrawn; its requests and feedback
 * stay under a name that no account can have, so that the next owner of the name gets nothing of it.
 */
export async function freeRecords(tx: Db, names: Renaming & { readonly by: string; readonly at: Date }): Promise<void> {
  const { from, by, at } = names
  await ask(
    tx,
    sql`
    update saved_requests set status = 'Cancelled', decided_by = ${by}, decided_at = ${at}
    where user_name = ${from} and status = 'Requested'`,
  )
  await renameRows(tx, kept, names)
  for (const name of dropped) await ask(tx, sql`delete from ${sql.identifier(name)} where user_name = ${from}`)
  await forgetName(tx, from)
}

/** Answers kept for repeats and failed logins of a name: the next one to have it starts again. */
async function forgetName(tx: Db, userName: string): Promise<void> {
  await ask(tx, sql`delete from idempotency_keys where user_name = ${userName}`)
  await ask(tx, sql`delete from login_attempts where name = lower(${userName})`)
}

/** Nobody stands in for a person who has no account left, and they for nobody. */
export async function endDeputies(tx: Db, erpUserName: string): Promise<void> {
  await ask(
    tx,
    sql`
    delete from approval_deputies d where ${erpUserName} in (d.erp_user_name, d.deputy)
      and not exists (select from users u where u.erp_user_name = ${erpUserName})`,
  )
}

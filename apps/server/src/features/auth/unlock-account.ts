import { randomUUID } from 'node:crypto'
import { insertAudit } from '../../platform/command/audit.store.ts'
import type { Db } from '../../platform/db/database.ts'
import { transact } from '../../platform/db/transact.ts'
import { findAccount } from './accounts.store.ts'
import { clearFailedLogins } from './login-attempts.store.ts'

interface Unlocking {
  readonly userName: string
  /** Who does it, for the audit row. */
  readonly operator: string
  readonly at: Date
}

/**
 * Lets a user log in again after too many failures, from every network, and keeps who did it (R-ROLE-34). A block by an
 * administrator stays.
 * @returns the account, or null when there is none of this name
 */
export async function unlockAccount(
  db: Db,
  { userName, operator, at }: Unlocking,
): Promise<{ readonly userName: string; readonly isBlocked: boolean } | null> {
  const account = await findAccount(db, userName)
  if (account === null) return null
  await transact(db, async (tx) => {
    await clearFailedLogins(tx, account.userName)
    const audit = { call: 'auth.unlock', subject: account.userName, requestId: randomUUID() }
    await insertAudit(tx, { ...audit, at, userName: operator })
  })
  return { userName: account.userName, isBlocked: account.isBlocked }
}

import type { Db } from '../../platform/db/database.ts'
import { and, eq, gt, isNull, sql } from '../../platform/db/query.ts'
import { passwordLinks, users } from '../../platform/db/schema/accounts.ts'
import type { Account } from './accounts.store.ts'

/** Whose password a link sets. */
export type LinkOwner = Pick<
  Account,
  'id' | 'userName' | 'firstName' | 'lastName' | 'companyName' | 'passwordHash' | 'isBlocked'
>

export async function deleteOpenLinks(db: Db, userId: string): Promise<void> {
  await db.delete(passwordLinks).where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)))
}

/** A new link takes the place of those that the person has not used. */
export async function saveLink(
  db: Db,
  link: { readonly userId: string; readonly tokenHash: string; readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await deleteOpenLinks(db, link.userId)
  // For nobody the same statement stores nothing.
  await db.execute(sql`
    insert into password_links (user_id, token_hash, created_at, expires_at)
    select u.id, ${link.tokenHash}, ${link.createdAt}, ${link.expiresAt} from users u where u.id = ${link.userId}`)
}

const isOpen = (tokenHash: string, at: Date) =>
  and(eq(passwordLinks.tokenHash, tokenHash), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, at))

/** Null when there is no such link, it was used or it ran out. */
export async function findLinkOwner(db: Db, tokenHash: string, at: Date): Promise<LinkOwner | null> {
  const { id, userName, firstName, lastName, companyName, passwordHash, isBlocked } = users
  const [row] = await db
    .select({ id, userName, firstName, lastName, companyName, passwordHash, isBlocked })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(isOpen(tokenHash, at))
  return row ?? null
}

/** @returns false when the link was used or ran out meanwhile */
export async function spendLink(db: Db, tokenHash: string, at: Date): Promise<boolean> {
  const { rowCount } = await db.update(passwordLinks).set({ usedAt: at }).where(isOpen(tokenHash, at))
  return rowCount === 1
}

/** Whether somebody got a link since then that is not used yet. */
export async function hasFreshLink(db: Db, userId: string, since: Date): Promise<boolean> {
  const isFresh = and(
    eq(passwordLinks.userId, userId),
    isNull(passwordLinks.usedAt),
    gt(passwordLinks.createdAt, since),
  )
  const rows = await db.select({ id: passwordLinks.id }).from(passwordLinks).where(isFresh).limit(1)
  return rows.length > 0
}

/** Does work of which nothing is left unless it is to be kept; both take the same statements. */
export async function withSavepoint(tx: Db, isKept: boolean, work: () => Promise<void>): Promise<void> {
  await tx.execute(sql`savepoint perhaps`)
  await work()
  await tx.execute(isKept ? sql`release savepoint perhaps` : sql`rollback to savepoint perhaps`)
}

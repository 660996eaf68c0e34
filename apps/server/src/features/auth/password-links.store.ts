import { isShutOut } from '../../platform/back-office/shut-out.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, desc, eq, gt, isNull, sql } from '../../platform/db/query.ts'
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

interface NewLink {
  readonly userId: string
  readonly tokenHash: string
  readonly createdAt: Date
  readonly expiresAt: Date
}

/** The link of an invitation takes the place of all that the person has not used. */
export async function saveInvitation(db: Db, link: NewLink): Promise<void> {
  await deleteOpenLinks(db, link.userId)
  await insertLink(db, link, true)
}

/** The link of a forgotten password ends those asked for before, and leaves an invitation as it is. */
export async function saveForgotten(db: Db, link: NewLink): Promise<void> {
  await ask(
    db,
    sql`
    update password_links set expires_at = least(expires_at, ${link.createdAt})
    where user_id = ${link.userId} and used_at is null and not is_invitation`,
  )
  await insertLink(db, link, false)
}

async function insertLink(db: Db, link: NewLink, isInvitation: boolean): Promise<void> {
  // For an unknown name the same statement stores nothing.
  await ask(
    db,
    sql`
    insert into password_links (user_id, token_hash, created_at, expires_at, is_invitation)
    select u.id, ${link.tokenHash}, ${link.createdAt}, ${link.expiresAt}, ${isInvitation} from users u where u.id = ${link.userId}`,
  )
}

const isOpen = (tokenHash: string, at: Date) =>
  and(eq(passwordLinks.tokenHash, tokenHash), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, at))

/** Null when there is no such link, it was used or it ran out. */
export async function findLinkOwner(db: Db, tokenHash: string, at: Date): Promise<LinkOwner | null> {
  const { id, userName, firstName, lastName, companyName, passwordHash } = users
  const [row] = await db
    .select({ id, userName, firstName, lastName, companyName, passwordHash, isBlocked: isShutOut('users') })
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

/** When somebody who forgot their password got the last links that are not used yet, newest first. */
export async function listForgotten(db: Db, userId: string, since: Date): Promise<readonly Date[]> {
  const { createdAt, usedAt, isInvitation } = passwordLinks
  const isOpenSince = and(isNull(usedAt), eq(isInvitation, false), gt(createdAt, since))
  const rows = await db
    .select({ createdAt })
    .from(passwordLinks)
    .where(and(eq(passwordLinks.userId, userId), isOpenSince))
    .orderBy(desc(createdAt))
  return rows.map((row) => row.createdAt)
}

/** Does work of which nothing is left unless it is to be kept; both take the same statements. */
export async function withSavepoint(tx: Db, isKept: boolean, work: () => Promise<void>): Promise<void> {
  await ask(tx, sql`savepoint perhaps`)
  await work()
  await ask(tx, isKept ? sql`release savepoint perhaps` : sql`rollback to savepoint perhaps`)
}

import type { Db } from '../../platform/db/database.ts'
import { and, eq, gt, isNull } from '../../platform/db/query.ts'
import { passwordLinks, users } from '../../platform/db/schema/accounts.ts'
import type { Account } from './accounts.store.ts'

/** Whose password a link sets. */
export type LinkOwner = Pick<
  Account,
  'id' | 'userName' | 'firstName' | 'lastName' | 'companyName' | 'passwordHash' | 'isBlocked'
>

/** A new link takes the place of those that the person has not used. */
export async function saveLink(
  db: Db,
  link: { readonly userId: string; readonly tokenHash: string; readonly createdAt: Date; readonly expiresAt: Date },
): Promise<void> {
  await db.delete(passwordLinks).where(and(eq(passwordLinks.userId, link.userId), isNull(passwordLinks.usedAt)))
  await db.insert(passwordLinks).values(link)
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

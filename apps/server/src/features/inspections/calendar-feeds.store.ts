import type { Locale } from '@portal/contract/values.ts'
import { isShutOut } from '../../platform/back-office/shut-out.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, eq, not } from '../../platform/db/query.ts'
import { calendarFeeds, users } from '../../platform/db/schema/accounts.ts'
import type { SessionUser } from '../../platform/session-user.ts'

export interface FeedTimes {
  readonly createdAt: Date
  readonly readAt: Date | null
}

export async function findFeed(db: Db, userId: string): Promise<FeedTimes | null> {
  const { createdAt, readAt } = calendarFeeds
  const [row] = await db.select({ createdAt, readAt }).from(calendarFeeds).where(eq(calendarFeeds.userId, userId))
  return row ?? null
}

/** One feed a person: a new one takes the place of the former. */
export async function saveFeed(
  db: Db,
  feed: { readonly userId: string; readonly tokenHash: string; readonly language: Locale; readonly createdAt: Date },
): Promise<void> {
  const { userId, ...values } = feed
  await db
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { ...values, readAt: null } })
}

export async function deleteFeed(db: Db, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

/** Whose feed it is, as far as their locations need to know. */
export interface FeedOwner extends Pick<SessionUser, 'id' | 'erpUserName' | 'roles' | 'isAdministrator'> {
  readonly language: string
}

/** Null when there is no such feed (any more), or its owner is blocked. */
export async function findFeedOwner(db: Db, tokenHash: string): Promise<FeedOwner | null> {
  const { id, erpUserName, isAdministrator } = users
  const [row] = await db
    .select({ id, erpUserName, roles: users.roles, isAdministrator, language: calendarFeeds.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), not(isShutOut('users'))))
  // Only the two roles are ever written to this column.
  return row === undefined ? null : { ...row, roles: row.roles as FeedOwner['roles'] }
}

export async function noteRead(db: Db, userId: string, at: Date): Promise<void> {
  await db.update(calendarFeeds).set({ readAt: at }).where(eq(calendarFeeds.userId, userId))
}

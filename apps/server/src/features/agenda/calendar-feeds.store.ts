import type { Locale } from '@portal/contract/values.ts'
import type { EventRevision } from '@portal/domain/agenda/event-revision.ts'
import { isShutOut } from '../../platform/back-office/shut-out.ts'
import { ask } from '../../platform/db/ask.ts'
import type { Db } from '../../platform/db/database.ts'
import { and, eq, not, sql } from '../../platform/db/query.ts'
import { calendarFeeds, users } from '../../platform/db/schema/accounts.ts'
import { calendarEvents } from '../../platform/db/schema/calendar-events.ts'
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

/** What a feed said of each event last, by its id. */
export async function listRevisions(db: Db, userId: string): Promise<ReadonlyMap<string, EventRevision>> {
  const { uid, sequence, changedAt, facts, told } = calendarEvents
  const rows = await db
    .select({ uid, sequence, changedAt, facts, told })
    .from(calendarEvents)
    .where(eq(calendarEvents.userId, userId))
  return new Map(rows.map(({ uid: id, ...revision }) => [id, revision]))
}

interface RevisedEvents {
  readonly changed: readonly { readonly uid: string; readonly day: string; readonly revision: EventRevision }[]
  /** Events of a day before this one are forgotten. */
  readonly before: string
}

export async function saveRevisions(db: Db, userId: string, { changed, before }: RevisedEvents): Promise<void> {
  const rows = changed.map(({ uid, day, revision }) => ({ uid, day, ...revision }))
  await ask(
    db,
    sql`
    with gone as (delete from calendar_events where user_id = ${userId} and day < ${before}::date)
    insert into calendar_events (user_id, uid, day, sequence, changed_at, facts, told)
    select f.user_id, e.uid, e.day, e.sequence, e."changedAt", e.facts, e.told
    from calendar_feeds f, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as e(uid text, day date, sequence int, "changedAt" timestamptz, facts text, told text)
    where f.user_id = ${userId}
    on conflict (user_id, uid) do update set day = excluded.day, facts = excluded.facts, told = excluded.told,
      sequence = greatest(calendar_events.sequence, excluded.sequence),
      changed_at = greatest(calendar_events.changed_at, excluded.changed_at)`,
  )
}

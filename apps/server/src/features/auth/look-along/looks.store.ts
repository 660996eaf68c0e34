import { ask } from '../../../platform/db/ask.ts'
import type { Db } from '../../../platform/db/database.ts'
import { and, eq, gt, isNull, lte, or, type SQL, sql } from '../../../platform/db/query.ts'
import { looks, sessions, users } from '../../../platform/db/schema/accounts.ts'
import { auditLog } from '../../../platform/db/schema/operation.ts'

export interface LookRow {
  readonly id: string
  readonly adminId: string
  readonly personId: string
  readonly reason: string
  readonly answeredAt: Date | null
  readonly isAllowed: boolean
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly adminName: string
  readonly adminFullName: string
  readonly personName: string
  readonly personFullName: string
}

const nameOf = (of: 'adminId' | 'personId', column: SQL) =>
  sql<string>`(select ${column} from ${users} u where u.id = ${looks[of]})`
const fullName = sql`trim(u.first_name || ' ' || u.last_name)`

function selectLooks(db: Db) {
  return db
    .select({
      id: looks.id,
      adminId: looks.adminId,
      personId: looks.personId,
      reason: looks.reason,
      answeredAt: looks.answeredAt,
      isAllowed: looks.isAllowed,
      expiresAt: looks.expiresAt,
      endedAt: looks.endedAt,
      adminName: nameOf('adminId', sql`u.user_name`),
      adminFullName: nameOf('adminId', fullName),
      personName: nameOf('personId', sql`u.user_name`),
      personFullName: nameOf('personId', fullName),
    })
    .from(looks)
}

/** What is not ended of what somebody asked, or was asked. */
export function listLooks(db: Db, userId: string, now: Date): Promise<LookRow[]> {
  const isOpen = and(isNull(looks.endedAt), gt(looks.expiresAt, now))
  return selectLooks(db)
    .where(and(isOpen, or(eq(looks.adminId, userId), eq(looks.personId, userId))))
    .orderBy(looks.askedAt, looks.id)
}

/** Locked until the transaction ends: both sides may answer and end it at once. */
export async function findLook(db: Db, id: string): Promise<LookRow | null> {
  await ask(db, sql`select 1 from ${looks} where ${looks.id} = ${id} for update`)
  const [row] = await selectLooks(db).where(eq(looks.id, id))
  return row ?? null
}

export async function insertLook(db: Db, look: typeof looks.$inferInsert): Promise<void> {
  await db.insert(looks).values(look)
}

export async function saveAnswer(
  db: Db,
  id: string,
  answer: { readonly answeredAt: Date; readonly isAllowed: boolean; readonly expiresAt: Date },
): Promise<void> {
  await db.update(looks).set(answer).where(eq(looks.id, id))
}

export async function noteLookEnd(db: Db, id: string, at: Date): Promise<void> {
  await db.update(looks).set({ endedAt: at }).where(eq(looks.id, id))
}

async function endLooks(db: Db, which: SQL | undefined, at: Date): Promise<readonly string[]> {
  const ended = await db
    .update(looks)
    .set({ endedAt: at })
    .where(and(which, isNull(looks.endedAt)))
    .returning({ id: looks.id })
  return ended.map(({ id }) => id)
}

/** Ends every look with somebody; who is gone can withdraw nothing. */
export function endLooksWith(db: Db, personId: string, at: Date): Promise<readonly string[]> {
  return endLooks(db, eq(looks.personId, personId), at)
}

/** Ends every look with somebody or by them: what was allowed to one role is not allowed to the next. */
export function endLooksOf(db: Db, userId: string, at: Date): Promise<readonly string[]> {
  return endLooks(db, or(eq(looks.personId, userId), eq(looks.adminId, userId)), at)
}

/** Ends the sessions by which an administrator looks. @returns the ids of those that ended */
export async function endLookSessions(db: Db, lookId: string, at: Date): Promise<readonly string[]> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: at })
    .where(and(eq(sessions.lookId, lookId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Opens a session of an administrator that sees what another person sees; it is no login of anybody. */
export async function insertLookSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session)
}

/** Those that ran out, each once. */
export function takeLapsedLooks(db: Db, now: Date) {
  return db
    .update(looks)
    .set({ endedAt: looks.expiresAt })
    .where(and(isNull(looks.endedAt), lte(looks.expiresAt, now)))
    .returning({
      adminName: nameOf('adminId', sql`u.user_name`),
      personName: nameOf('personId', sql`u.user_name`),
      isAllowed: looks.isAllowed,
      expiresAt: looks.expiresAt,
    })
}

/** The line of the audit without an acting person. */
export async function noteLapse(
  db: Db,
  look: { readonly adminName: string; readonly personName: string; readonly expiresAt: Date },
): Promise<void> {
  await db.insert(auditLog).values({
    at: look.expiresAt,
    userName: look.adminName,
    call: 'lookAlong.endLook',
    subject: look.personName,
    details: { lapsed: true },
    requestId: '',
  })
}

/** The look of a session; null for a session of one's own. */
export async function findLookOfSession(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db.select({ lookId: sessions.lookId }).from(sessions).where(eq(sessions.id, sessionId))
  return row?.lookId ?? null
}

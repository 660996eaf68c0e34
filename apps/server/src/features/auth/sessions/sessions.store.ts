import type { LoginType } from '@portal/domain/access/vocabulary.ts'
import type { Db } from '../../../platform/db/database.ts'
import { and, desc, eq, gt, isNull, sql } from '../../../platform/db/query.ts'
import { sessions } from '../../../platform/db/schema/accounts.ts'

export interface SessionRow {
  readonly id: string
  readonly loginType: LoginType
  readonly userAgent: string
  readonly network: string
  readonly openedAt: Date
  readonly lastSeenAt: Date
}

/** No account is open in more places than somebody wants to read. */
const mostShown = 100

/** The open sessions of a person, the last used first. */
export function listOpenSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select({
      id: sessions.id,
      // Only login types of the domain are ever written to it.
      loginType: sql<LoginType>`${sessions.loginType}`,
      userAgent: sessions.userAgent,
      network: sessions.network,
      openedAt: sessions.openedAt,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        isNull(sessions.lookId),
        isNull(sessions.previewId),
        gt(sessions.expiresAt, now),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
    .limit(mostShown)
}

/** @returns false when the person has no such open session */
export async function endSessionOf(db: Db, of: { userId: string; sessionId: string }, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: now, providerLogout: null })
    .where(and(eq(sessions.id, of.sessionId), eq(sessions.userId, of.userId), isNull(sessions.endedAt)))
  return rowCount === 1
}

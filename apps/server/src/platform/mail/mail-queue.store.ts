import { ask } from '../db/ask.ts'
import type { Db } from '../db/database.ts'
import { and, asc, eq, inArray, lte, sql } from '../db/query.ts'
import { mails } from '../db/schema/operation.ts'
import { rowsOf, type WritePart } from '../db/write-parts.ts'

export type QueuedMail = typeof mails.$inferSelect

const leaseMs = 5 * 60_000
const firstPauseMs = 60_000
const longestPauseMs = 60 * 60_000
const mostAttempts = 8

/** Its moments are as `momentOf` gives them. */
export interface NewMail extends Pick<QueuedMail, 'kind' | 'recipient' | 'subject' | 'page' | 'people' | 'subjectId'> {
  readonly nextAttemptAt: string
  readonly createdAt: string
}

/** New mails, each a `NewMail`. */
export const mailPart: WritePart = {
  name: 'mailed',
  text: sql`
    insert into mails (kind, recipient, subject, page, people, subject_id, next_attempt_at, created_at)
    select r.kind, r.recipient, r.subject, r.page, r.people, r."subjectId", r."nextAttemptAt",
      r."createdAt"
    from ${rowsOf(
      'mailed',
      `kind text, recipient text, subject text, page jsonb, people text[], "subjectId" text,
        "nextAttemptAt" timestamptz, "createdAt" timestamptz`,
    )}`,
}

function isDue(now: Date) {
  return and(eq(mails.state, 'waiting'), lte(mails.nextAttemptAt, now))
}

/** A row when a mail is due at the moment that it is given. */
export const dueMails = `select 1 from mails where state = 'waiting' and next_attempt_at <= $1 limit 1`

/** Takes mails that are due. A process that dies while sending gives them back when the lease is over. */
export async function claimMails(db: Db, now: Date, most: number): Promise<readonly QueuedMail[]> {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(isDue(now))
    .orderBy(asc(mails.nextAttemptAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(mails.id, due))
    .returning()
}

/** Takes out the mails of a kind about something that no try began yet; false when one was tried, or read here. */
export async function withdrawMails(db: Db, kind: string, subjectId: string): Promise<boolean> {
  const isOne = and(eq(mails.kind, kind), eq(mails.subjectId, subjectId))
  await db.delete(mails).where(and(isOne, eq(mails.state, 'waiting'), eq(mails.attempts, 0)))
  const left = await db.select({ id: mails.id }).from(mails).where(isOne).limit(1)
  return left.length === 0
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(mails).set({ state: 'sent', sentAt: now, lastError: null }).where(eq(mails.id, id))
}

/** Tried again after 1, 2, 4, … minutes, at most an hour; given up after eight tries. */
export async function markFailed(db: Db, mail: QueuedMail, failure: { at: Date; error: string }): Promise<void> {
  const wait = Math.min(firstPauseMs * 2 ** (mail.attempts - 1), longestPauseMs)
  const state = mail.attempts >= mostAttempts ? 'failed' : 'waiting'
  await db
    .update(mails)
    .set({ state, lastError: failure.error, nextAttemptAt: new Date(failure.at.getTime() + wait) })
    .where(eq(mails.id, mail.id))
}

/** Without a mail server mail that is due is kept to be read here, not what is being sent; says how many that were. */
export async function keepWaitingMails(db: Db, now: Date): Promise<number> {
  const kept = await db.update(mails).set({ state: 'kept' }).where(isDue(now))
  return kept.rowCount ?? 0
}

/**
 * Lets a mail that is in none's hands wait for its first try again.
 * @returns false when it is no longer in the state that was shown
 */
export async function sendAgain(
  db: Db,
  mail: { readonly id: string; readonly seen: 'kept' | 'failed'; readonly now: Date },
): Promise<boolean> {
  const changed = await db
    .update(mails)
    .set({ state: 'waiting', attempts: 0, lastError: null, nextAttemptAt: mail.now })
    .where(and(eq(mails.id, mail.id), eq(mails.state, mail.seen)))
  return changed.rowCount === 1
}

/** As `sendAgain` for every mail of these that is kept or given up; gives the ids of those that wait now. */
export async function sendAgainTogether(db: Db, ids: readonly string[], now: Date): Promise<readonly string[]> {
  const atRest = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.id, [...ids]), inArray(mails.state, ['kept', 'failed'])))
    .orderBy(asc(mails.id))
    .for('update')
  const queued = await db
    .update(mails)
    .set({ state: 'waiting', attempts: 0, lastError: null, nextAttemptAt: now })
    .where(inArray(mails.id, atRest))
    .returning({ id: mails.id })
  return queued.map(({ id }) => id).sort()
}

type MailOutcome = 'sent' | 'failed' | 'waiting'

/** How the mails about some things are doing: `failed` as soon as one was tried without success. */
export async function findMailOutcomes(
  db: Db,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, MailOutcome>> {
  const rows = await ask<{ id: string; outcome: MailOutcome }>(
    db,
    sql`
    select subject_id as id, case
      when bool_or(last_error is not null and sent_at is null) then 'failed'
      when bool_or(state = 'waiting' and last_error is null) then 'waiting' else 'sent' end as outcome
    from mails where subject_id = any(${sql.param([...subjectIds])}::text[]) group by subject_id`,
  )
  return new Map(rows.map(({ id, outcome }) => [id, outcome]))
}

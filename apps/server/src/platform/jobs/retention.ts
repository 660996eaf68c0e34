import type { TenantParts } from '../context.ts'
import { ask, value } from '../db/ask.ts'
import type { Db } from '../db/database.ts'
import { deleteOld, repeatUntilFew, rowsAtOnce } from '../db/delete-old.ts'
import { and, inArray, lt, ne, sql } from '../db/query.ts'
import { registrations } from '../db/schema/accounts.ts'
import { auditLog, mails } from '../db/schema/operation.ts'
import { siteWalks } from '../db/schema/site-walks.ts'

const dayMs = 24 * 3_600_000

/**
 * Writes in one state that ended so long ago, with their tries. The index of state and next try gives them oldest first:
 * the next try of a write that ended is when it ended, or earlier.
 */
const endedWrites = sql<{ gone: number }>`
  with gone as (
    delete from erp_outbox where ctid = any(array(
      select ctid from erp_outbox
      where state = ${value('state')} and next_at < ${value('before')} and finished_at < ${value('before')}
      order by next_at limit ${value('rowsAtOnce')} for update skip locked))
    returning id),
  tries as (delete from erp_outbox_attempts where outbox_id in (select id from gone))
  select count(*)::int as gone from gone`

/** One that is parked waits for an operator, however old it is. */
async function deleteEndedWrites(db: Db, before: Date, signal: AbortSignal): Promise<number> {
  let all = 0
  for (const state of ['confirmed', 'cancelled', 'rejected'])
    all += await repeatUntilFew(signal, async () => {
      const [row] = await ask<{ gone: number }>(db, endedWrites, { state, before, rowsAtOnce })
      return row?.gone ?? 0
    })
  return all
}

/** Deletes what the company keeps for a while and no longer: how long is a setting each (decision: jobs). */
export async function deleteOutdated({ db, clock, settings }: TenantParts, signal: AbortSignal): Promise<number> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs)
  const audited = lt(auditLog.at, before(settings.int('Bewaren_AuditDagen')))
  const decided = and(
    inArray(registrations.status, ['accepted', 'refused']),
    lt(registrations.decidedAt, before(settings.int('Bewaren_RegistratieDagen'))),
  )
  const finished = and(ne(mails.state, 'waiting'), lt(mails.createdAt, before(settings.int('Bewaren_MailDagen'))))
  const walked = lt(siteWalks.closedAt, before(settings.int('Bewaren_RondeDagen')))
  const counts = [
    await deleteOld(db, { table: siteWalks, isOld: walked }, signal),
    await deleteOld(db, { table: auditLog, isOld: audited, by: auditLog.at }, signal),
    await deleteEndedWrites(db, before(settings.int('Bewaren_VerzendingDagen')), signal),
    await deleteOld(db, { table: registrations, isOld: decided }, signal),
    await deleteOld(db, { table: mails, isOld: finished, by: mails.createdAt }, signal),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}

import { settings } from '@portal/contract/settings.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { rowsAtOnce } from '../db/delete-old.ts'
import { sql } from '../db/query.ts'
import { registrations } from '../db/schema/accounts.ts'
import { erpOutbox, erpOutboxAttempts } from '../db/schema/exchange.ts'
import { auditLog } from '../db/schema/operation.ts'
import { siteWalkSightings, siteWalks } from '../db/schema/site-walks.ts'
import { housekeepingJob } from './housekeeping.job.ts'

const dayMs = 24 * 3_600_000
const clock = testClock('2026-11-19T09:00:00Z')
const statements = hearStatements()
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
  await buildUser(portal, { userName: 'super', roles: ['SuperAdmin'] })
  await buildUser(portal, { userName: 'beheerder', isAdministrator: true })
})
afterAll(() => portal.close())
beforeEach(() => portal.db.execute(sql`truncate audit_log, erp_outbox, erp_outbox_attempts, registrations`))

const run = (signal = new AbortController().signal) => housekeepingJob.run(portal.parts, signal, () => undefined)
const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)
const keep = (name: string, value: number | null, as = 'super') =>
  portal.post(settings.updateAppSettings, { items: [{ kind: 'int', name, value }] }, { as })

const audit = (days: number, call: string) => ({ at: daysAgo(days), userName: 'piet', call, requestId: 'r' })

/** A write that ended so many days ago, with one try. */
async function writeIn(state: string, days: number): Promise<void> {
  const at = daysAgo(days)
  const made = { kind: 'request.create', aggregateKey: 'L1', payloadVersion: 1, payload: {}, createdBy: 'piet' }
  const finishedAt = state === 'retry' ? null : at
  const row = { ...made, externalId: crypto.randomUUID(), subject: `${state} ${days}`, state, finishedAt }
  const [write] = await portal.db
    .insert(erpOutbox)
    .values({ ...row, createdAt: at, nextAt: at })
    .returning({ id: erpOutbox.id })
  await portal.db
    .insert(erpOutboxAttempts)
    .values({ outboxId: write?.id ?? 0n, at, outcome: `sending ${state}`, durationMs: 1 })
}

function registrationIn(status: string, days: number) {
  const person = {
    firstName: 'P',
    lastName: 'K',
    companyName: 'B',
    email: 'p@example.com',
    phoneNumber: '',
    userName: 'p',
  }
  const decidedAt = status === 'new' ? null : daysAgo(days)
  const at = { createdAt: daysAgo(days + 1), decidedAt }
  return { ...person, ...at, language: 'nl-NL', network: '192.0.2.1', status, reason: `${status} ${days}` }
}

describe('the nightly housekeeping', () => {
  it('deletes what was done longer ago than the audit log is kept, 730 days', async () => {
    await portal.db.insert(auditLog).values([audit(730, 'kept'), audit(731, 'old')])
    expect(await run()).toEqual({ gone: 1 })
    expect((await portal.db.select().from(auditLog)).map(({ call }) => call)).toEqual(['kept'])
  })

  it('deletes writes that ended 365 days ago with their tries, and none that waits for anything', async () => {
    for (const state of ['confirmed', 'cancelled', 'rejected', 'parked', 'retry'])
      for (const days of [365, 366]) await writeIn(state, days)
    expect(await run()).toEqual({ gone: 3 })
    const left = await portal.db.select().from(erpOutbox).orderBy(erpOutbox.subject)
    expect(left.map(({ subject }) => subject)).toEqual([
      ...['cancelled 365', 'confirmed 365', 'parked 365', 'parked 366', 'rejected 365', 'retry 365', 'retry 366'],
    ])
    const tried = await portal.db.select().from(erpOutboxAttempts)
    expect(tried.map(({ outboxId }) => outboxId).sort()).toEqual(left.map(({ id }) => id).sort())
  })

  it('deletes registrations that were decided 365 days ago, and none that waits for a decision', async () => {
    const kept = ['accepted', 'refused', 'new'].map((status) => registrationIn(status, 365))
    const old = ['accepted', 'refused', 'new'].map((status) => registrationIn(status, 366))
    await portal.db.insert(registrations).values([...kept, ...old])
    expect(await run()).toEqual({ gone: 2 })
    const left = (await portal.db.select().from(registrations)).map(({ reason }) => reason).sort()
    expect(left).toEqual(['accepted 365', 'new 365', 'new 366', 'refused 365'])
  })

  it('deletes walks that were closed 1,095 days ago with what was seen, and none that goes on', async () => {
    const walk = (days: number, isClosed = true) => ({
      ...{ id: crypto.randomUUID(), locationNo: `${days}`, part: '', begunAt: daysAgo(days + 1), begunBy: 'piet' },
      ...(isClosed && { closedAt: daysAgo(days), closedBy: 'piet' }),
    })
    const [kept, old, open] = [walk(1095), walk(1096), walk(1097, false)]
    await portal.db.insert(siteWalks).values([kept, old, open])
    const seen = { kind: 'Materieel', no: 'HEK', plantNo: '', code: '', quantity: 1, seenBy: 'piet' }
    await portal.db
      .insert(siteWalkSightings)
      .values([kept, old, open].map(({ id: walkId, begunAt: seenAt }) => ({ ...seen, walkId, seenAt })))
    expect(await run()).toEqual({ gone: 1 })
    const left = (await portal.db.select().from(siteWalks)).map(({ id }) => id)
    expect(new Set(left)).toEqual(new Set([kept.id, open.id]))
    expect(new Set((await portal.db.select().from(siteWalkSightings)).map(({ walkId }) => walkId))).toEqual(
      new Set(left),
    )
  })

  it('follows a period that a chief administrator changes', async () => {
    expect((await keep('Bewaren_AuditDagen', 90)).status).toBe(204)
    await portal.db.insert(auditLog).values([audit(90, 'kept'), audit(91, 'old')])
    expect(await run()).toEqual({ gone: 1 })
    expect((await keep('Bewaren_AuditDagen', null)).status).toBe(204)
  })

  it('deletes a few thousand rows by one statement, and none more once the portal stops', async () => {
    await portal.db.execute(sql`
      insert into audit_log (at, user_name, call, request_id)
      select ${daysAgo(800)}, 'piet', 'old', 'r' from generate_series(1, ${rowsAtOnce * 2 + 1})`)
    expect(await run(AbortSignal.abort())).toEqual({ gone: 0 })
    const sent = await statements.during(async () => expect(await run()).toEqual({ gone: rowsAtOnce * 2 + 1 }))
    expect(sent.filter((one) => one.startsWith('delete from "audit_log"'))).toHaveLength(3)
  })
})

describe('a period', () => {
  it.each([
    ['Bewaren_AuditDagen', 89],
    ['Bewaren_VerzendingDagen', 29],
    ['Bewaren_RegistratieDagen', 3651],
    ['Bewaren_RondeDagen', 89],
    ['Bewaren_MailDagen', 0],
  ])('%s of %i days is refused', async (name, days) => {
    expect((await keep(name, days)).problem).toMatchObject({ status: 400, code: 'instelling.ongeldig' })
  })

  it('is changed by chief administrators only', async () => {
    expect((await keep('Bewaren_AuditDagen', 365, 'beheerder')).problem?.status).toBe(403)
  })
})

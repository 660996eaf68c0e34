import { addDays } from '@portal/domain/plain/calendar-date.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { pageSaying } from '../../../test/mail-builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { eq } from '../db/query.ts'
import { loginAttempts, passwordLinks, sessions, users } from '../db/schema/accounts.ts'
import { toldOrderDays } from '../db/schema/notifications.ts'
import { idempotencyKeys, mails } from '../db/schema/operation.ts'
import { housekeepingJob } from './housekeeping.job.ts'

const dayMs = 24 * 3_600_000
const clock = testClock('2026-11-19T09:00:00Z')
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
})
afterAll(() => portal.close())

const run = () => housekeepingJob.run(portal.parts, new AbortController().signal, () => undefined)

async function mailIn(state: string): Promise<void> {
  const texts = { kind: 'notifications' as const, to: 'piet@example.com', page: pageSaying('Dag'), people: [] }
  await portal.parts.mail.queue({ ...texts, subject: state })
  await portal.db.update(mails).set({ state }).where(eq(mails.subject, state))
}

it('takes away mails after 90 days, but none that is still to be sent', async () => {
  for (const state of ['sent', 'failed', 'kept', 'waiting']) await mailIn(state)
  clock.advance(90 * dayMs)
  expect(await run()).toEqual({ gone: 0 })
  clock.advance(1000)
  expect(await run()).toEqual({ gone: 3 })
  expect((await portal.mails()).map(({ subject }) => subject)).toEqual(['waiting'])
})

it('takes away answers for repeated sends after 14 days, failed logins and sessions that are over after 30', async () => {
  const { userName } = await buildPerson(portal)
  const at = clock.now()
  const [user] = await portal.db.select({ id: users.id }).from(users).where(eq(users.userName, userName))
  const session = { userId: user?.id ?? '', loginType: 'Identity', openedAt: at, lastSeenAt: at }
  const open = { ...session, id: crypto.randomUUID(), expiresAt: new Date(at.getTime() + 365 * dayMs) }
  const over = { ...session, id: crypto.randomUUID(), expiresAt: new Date(at.getTime() + dayMs) }
  await portal.db.insert(sessions).values([open, over, { ...open, id: crypto.randomUUID(), endedAt: at }])
  await portal.db.insert(loginAttempts).values({ key: 'iemand', failures: 1, lastFailureAt: at })
  const key = { userName, call: '/api/x', key: 'k', bodyHash: 'h', createdAt: at }
  await portal.db.insert(idempotencyKeys).values(key)
  clock.advance(14 * dayMs)
  expect(await run()).toEqual({ gone: 0 })
  clock.advance(1000)
  expect(await run()).toEqual({ gone: 1 })
  clock.advance(16 * dayMs)
  expect(await run()).toEqual({ gone: 2 })
  clock.advance(dayMs)
  expect(await run()).toEqual({ gone: 1 })
  expect((await portal.db.select().from(sessions)).map(({ id }) => id)).toEqual([open.id])
})

it('keeps the networks that an account logged in from for 90 days, and links for a password 30 days after their end', async () => {
  const { userName } = await buildPerson(portal)
  const at = clock.now()
  const [user] = await portal.db.select({ id: users.id }).from(users).where(eq(users.userName, userName))
  const link = { userId: user?.id ?? '', tokenHash: 'h', createdAt: at, expiresAt: at }
  await portal.db.insert(passwordLinks).values(link)
  const network = { name: userName, network: '192.0.2.1', failures: 0, lastFailureAt: at, lastSuccessAt: at }
  await portal.db.insert(loginAttempts).values({ ...network, key: `from 192.0.2.1 ${userName}` })
  clock.advance(30 * dayMs)
  expect(await run()).toEqual({ gone: 0 })
  clock.advance(1000)
  expect(await run()).toEqual({ gone: 1 })
  expect(await portal.db.select().from(passwordLinks)).toEqual([])
  clock.advance(60 * dayMs)
  expect(await run()).toEqual({ gone: 1 })
  expect(await portal.db.select().from(loginAttempts)).toEqual([])
})

it('forgets the planned day of an order 90 days after it', async () => {
  const today = clock.today()
  const days = [addDays(today, -91), addDays(today, -90)]
  await portal.db
    .insert(toldOrderDays)
    .values(days.map((day, place) => ({ orderType: 'Aanvoer', orderNo: `O${place}`, day })))
  await run()
  expect((await portal.db.select().from(toldOrderDays)).map(({ day }) => day)).toEqual([addDays(today, -90)])
})

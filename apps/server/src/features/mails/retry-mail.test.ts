import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { pageSaying } from '../../../test/mail-builders.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { openWindows } from '../../../test/open-windows.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { mails } from '../../platform/db/schema/operation.ts'
import { claimMails } from '../../platform/mail/mail-queue.store.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'

const { retryMail, retryMails, getMail } = contract.mails
const clock = testClock()
const never = new AbortController().signal
const operators = ['operator', 'collega'] as const
let server: MailServer
/** Two processes of one installation: before a mail server was set, and with it. */
let without: TestPortal
let portal: TestPortal

beforeAll(async () => {
  server = await startMailServer()
  without = await startTestPortal({ clock })
  const settings = { SMTP_Host: '127.0.0.1', SMTP_Port: server.port }
  portal = await startTestPortal({ clock, settings, database: without.database })
  for (const userName of operators) await buildUser(portal, { userName, roles: ['SuperAdmin'] })
  await buildUser(portal, { userName: 'beheerder', isAdministrator: true })
})
afterAll(async () => {
  await portal.close()
  await without.close()
  await server.close()
})
beforeEach(async () => {
  server.received.length = 0
  server.refuse(() => false)
  await portal.db.delete(mails)
})

const texts = { kind: 'notifications' as const, to: 'piet@example.com', subject: 'Aanvraag P-1 ontvangen' }

/** The id of a mail that was made while no mail server was set. */
async function keptMail(): Promise<string> {
  await without.parts.mail.queue({ ...texts, page: pageSaying('Dag'), people: [] })
  await sendMails(without.parts, never)
  const [mail] = await portal.mails()
  expect(mail?.state).toBe('kept')
  return mail?.id ?? ''
}

const retry = (id: string, status: 'kept' | 'failed' = 'kept', as: string = operators[0]) =>
  portal.post(retryMail, { id, status }, { as })
const stands = async (id: string) => (await portal.post(getMail, { id }, { as: 'beheerder' })).answer
/** All processes look at once whether there is something to send. */
const sendEverywhere = () => Promise.all([1, 2, 3].map(() => sendMails(portal.parts, never)))

describe('a mail that was kept', () => {
  it('is sent as it was written when an operator asks, other operators see it, and it is in the audit log', async () => {
    const id = await keptMail()
    const windows = openWindows(portal, 'mails')
    const told = await windows.open('beheerder')
    expect((await retry(id)).status).toBe(204)
    await waitFor(async () => told.length > 0)
    expect(await stands(id)).toMatchObject({ status: 'waiting', pogingen: 0, melding: '' })
    const before = told.length
    await sendEverywhere()
    await waitFor(async () => told.length > before)
    windows.close()
    expect(server.received).toMatchObject([{ recipients: ['piet@example.com'], subject: texts.subject }])
    expect(server.received[0]?.text).toContain('Dag')
    expect(await stands(id)).toMatchObject({ status: 'sent', pogingen: 1 })
    const { rows } = await portal.db.execute(sql`
      select user_name, subject, details from audit_log where subject = ${id}`)
    expect(rows).toEqual([{ user_name: 'operator', subject: id, details: { kind: 'notifications', from: 'kept' } }])
  })

  it('goes out once, however often and by however many it is asked for', async () => {
    const id = await keptMail()
    const replies = await Promise.all(operators.flatMap((as) => [retry(id, 'kept', as), retry(id, 'kept', as)]))
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409])
    const refused = replies.find(({ status }) => status === 409)
    expect(refused?.problem?.code).toBe('error.tussentijds_gewijzigd')
    await sendEverywhere()
    expect((await retry(id)).status).toBe(409)
    await sendEverywhere()
    expect(server.received).toHaveLength(1)
  })

  it('is asked for once by a request that is sent twice', async () => {
    const id = await keptMail()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const post = () => portal.post(retryMail, { id, status: 'kept' }, { as: operators[0], headers })
    expect([(await post()).status, (await post()).status]).toEqual([204, 204])
    await sendEverywhere()
    expect((await post()).status).toBe(204)
    await sendEverywhere()
    expect(server.received).toHaveLength(1)
  })

  it('stays kept while no mail server is set, and the operator reads why', async () => {
    const id = await keptMail()
    const reply = await without.post(retryMail, { id, status: 'kept' }, { as: operators[0] })
    expect(reply.problem).toMatchObject({ status: 409, code: 'mail.geen_server' })
    expect(await stands(id)).toMatchObject({ status: 'kept' })
  })

  it('is none that another process is sending at that moment', async () => {
    await portal.parts.mail.queue({ ...texts, page: pageSaying('Dag'), people: [] })
    const [sending] = await claimMails(portal.db, clock.now(), 1)
    await sendMails(without.parts, never)
    const id = sending?.id ?? ''
    expect(await stands(id)).toMatchObject({ status: 'waiting', pogingen: 1 })
    expect((await retry(id)).problem?.code).toBe('error.tussentijds_gewijzigd')
    // Its process crashed.
    clock.advance(3_600_000)
    await sendMails(without.parts, never)
    expect(await stands(id)).toMatchObject({ status: 'kept' })
  })

  it('is left alone for who may only look, and one that is not there is not found', async () => {
    const id = await keptMail()
    expect((await retry(id, 'kept', 'beheerder')).problem).toMatchObject({ status: 403 })
    expect((await retry(crypto.randomUUID())).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    expect((await retry(id, 'failed')).problem?.code).toBe('error.tussentijds_gewijzigd')
    expect(await stands(id)).toMatchObject({ status: 'kept' })
  })
})

describe('several mails that are sent again together', () => {
  const many = (ids: readonly string[], as: string = operators[0]) => portal.post(retryMails, { ids: [...ids] }, { as })

  it('each go out once, whoever else asks for them, with one line in the audit log', async () => {
    for (let made = 0; made < 3; made += 1) await keptMail()
    const ids = (await portal.mails()).map(({ id }) => id).sort()
    await portal.db.execute(sql`update mails set state = 'failed', attempts = 8 where id = ${ids[0]}`)
    const replies = await Promise.all([many(ids), many(ids, operators[1]), many([...ids, ...ids])])
    expect(replies.map(({ answer }) => answer.gelukt).sort()).toEqual([0, 0, 3])
    await sendEverywhere()
    expect((await many([...ids, crypto.randomUUID()])).answer).toEqual({ gelukt: 0, overgeslagen: 4 })
    await sendEverywhere()
    expect(server.received).toHaveLength(3)
    const { rows } = await portal.db.execute(sql`
      select subject, details from audit_log where call = 'mails.retryMails' and subject <> '0'`)
    expect(rows).toEqual([{ subject: '3', details: { mails: ids } }])
  })

  it('stay as they are without a mail server, and for who may only look', async () => {
    const id = await keptMail()
    const reply = await without.post(retryMails, { ids: [id] }, { as: operators[0] })
    expect(reply.problem).toMatchObject({ status: 409, code: 'mail.geen_server' })
    expect((await many([id], 'beheerder')).problem).toMatchObject({ status: 403 })
    expect(await stands(id)).toMatchObject({ status: 'kept' })
  })
})

it('a mail that was given up starts again: it has all its tries again', async () => {
  server.refuse((address) => address === 'piet@example.com')
  await portal.parts.mail.queue({ ...texts, page: pageSaying('Dag'), people: [] })
  for (let time = 0; time < 8; time += 1) {
    await sendMails(portal.parts, never)
    clock.advance(3_600_000)
  }
  const [given] = await portal.mails()
  const id = given?.id ?? ''
  expect(await stands(id)).toMatchObject({ status: 'failed', pogingen: 8 })
  expect((await retry(id, 'failed')).status).toBe(204)
  await sendEverywhere()
  expect(await stands(id)).toMatchObject({ status: 'waiting', pogingen: 1 })
  // While it is being sent nobody can send it again.
  expect((await retry(id, 'failed')).status).toBe(409)
  server.refuse(() => false)
  clock.advance(61_000)
  await sendEverywhere()
  expect(await stands(id)).toMatchObject({ status: 'sent', melding: '' })
  expect(server.received).toHaveLength(1)
})

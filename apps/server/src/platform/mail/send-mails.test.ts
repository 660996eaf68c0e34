import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pageSaying } from '../../../test/mail-builders.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { mails } from '../db/schema/operation.ts'
import { sendMails } from './send-mails.ts'

const clock = testClock()
let server: MailServer
let portal: TestPortal
const never = new AbortController().signal

beforeAll(async () => {
  server = await startMailServer()
  portal = await startTestPortal({ clock, settings: { SMTP_Host: '127.0.0.1', SMTP_Port: server.port } })
})
afterAll(async () => {
  await portal.close()
  await server.close()
})
beforeEach(async () => {
  server.received.length = 0
  server.refuse(() => false)
  await portal.db.delete(mails)
})

const queue = (to: string, subject = 'Aanvraag P-1 ontvangen') =>
  portal.parts.mail.queue({ kind: 'notifications', to, subject, page: pageSaying('Dag €'), people: [] })

describe('mail', () => {
  it('goes out with its texts, from the sender of the settings', async () => {
    await queue('piet@example.com')
    await sendMails(portal.parts, never)
    const [mail] = server.received
    expect(mail).toMatchObject({ subject: 'Aanvraag P-1 ontvangen', from: { name: 'Materieel Portaal' } })
    expect(mail?.text).toContain('Dag €')
    expect(mail?.html).toContain('>Dag €<')
    expect(await portal.mails()).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  it('is tried again later when it fails, and holds up no other', async () => {
    server.refuse((address) => address === 'vol@example.com')
    await queue('vol@example.com')
    await queue('piet@example.com')
    await sendMails(portal.parts, never)
    expect((await portal.mails()).map((mail) => mail.state).sort()).toEqual(['sent', 'waiting'])
    await sendMails(portal.parts, never)
    expect((await portal.mails()).find((mail) => mail.state === 'waiting')).toMatchObject({ attempts: 1 })
    server.refuse(() => false)
    clock.advance(61_000)
    await sendMails(portal.parts, never)
    expect((await portal.mails()).map((mail) => mail.state)).toEqual(['sent', 'sent'])
  })

  it('is given up after eight tries', async () => {
    server.refuse((address) => address === 'vol@example.com')
    await queue('vol@example.com')
    for (let time = 0; time < 8; time += 1) {
      await sendMails(portal.parts, never)
      clock.advance(3_600_000)
    }
    expect(await portal.mails()).toMatchObject([{ state: 'failed', attempts: 8 }])
  })

  it('cannot smuggle a header in', async () => {
    await queue('piet@example.com', 'Dag\r\nBcc: spion@example.com')
    await sendMails(portal.parts, never)
    const [mail] = server.received
    expect(mail?.bcc ?? []).toHaveLength(0)
    expect(mail?.subject).toBe('Dag Bcc: spion@example.com')
  })

  it('is kept to be read where there is no mail server', async () => {
    const quiet = await startTestPortal()
    await quiet.parts.mail.queue({
      kind: 'notifications',
      to: 'piet@example.com',
      subject: 'Dag',
      page: pageSaying('Dag'),
      people: [],
    })
    await sendMails(quiet.parts, never)
    expect(await quiet.mails()).toMatchObject([{ state: 'kept', attempts: 0 }])
    await quiet.close()
  })
})

import { bounds } from '@portal/domain/bounds.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { wordsOfPages } from '../../../test/read-pdf.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'
import { filesOfSigned } from './hand-overs.ts'
import { handOverCalls, words } from './test/hand-over-calls.ts'

let server: MailServer
let portal: TestPortal
beforeAll(async () => {
  server = await startMailServer()
  portal = await startTestPortal({ settings: { SMTP_Host: '127.0.0.1', SMTP_Port: server.port } })
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

const to = (naam: string, email: string) => ({ naam, bedrijf: '', email })
async function readerOf(language: string): Promise<string> {
  const { userName } = await buildPerson(portal)
  const email = `${userName}@lezer.nl`
  await portal.db.execute(sql`update users set email = ${email}, language = ${language} where user_name = ${userName}`)
  return email
}

describe('the mail about a signed hand-over', () => {
  it('has the record with it, in the language of its reader where the portal knows it', async () => {
    const own = handOverCalls(portal, await buildPerson(portal))
    const german = await readerOf('de-DE')
    const stranger = `kees@${own.overdracht}.nl`
    const { answer } = await own.sign(
      words({ overdrager: to('Kees', stranger), ontvanger: to('Eva', german.toUpperCase()) }),
    )
    await sendMails(portal.parts, new AbortController().signal, filesOfSigned)
    const mailTo = (address: string) =>
      server.received.find(({ recipients }) => recipients.some((one) => one.toLowerCase() === address))
    const pages = (address: string) => {
      const [file] = mailTo(address)?.attachments ?? []
      if (file === undefined) return ''
      expect(file.mimeType).toBe('application/pdf')
      return wordsOfPages(Buffer.from(file.content as ArrayBuffer).toString('base64')).join('')
    }
    for (const address of [stranger, german]) expect(pages(address)).toContain(answer.hash)
    expect(mailTo(german)?.text).toContain('von beiden unterschrieben')
    expect(mailTo(stranger)?.text).toContain('door beiden ondertekend')
    expect(pages(german)).not.toBe(pages(stranger))
  })

  it('goes to people without an account so often in a day, and is refused in words after that', async () => {
    const eva = await buildPerson(portal)
    const first = handOverCalls(portal, eva)
    await first.sign(words({ overdrager: to('Kees', 'kees@onbekend.nl') }))
    await portal.db.execute(sql`
      insert into mails (kind, recipient, subject, page, subject_id, next_attempt_at, created_at)
      select kind, 'n' || n || '@onbekend.nl', subject, page, subject_id, next_attempt_at, created_at
      from mails, generate_series(2, ${bounds.strangersMailedInDay - 1}::int) n
      where subject_id = ${first.overdracht} and recipient = 'kees@onbekend.nl'`)
    const next = handOverCalls(portal, eva)
    const known = await readerOf('nl-NL')
    const both = words({ overdrager: to('A', 'a@onbekend.nl'), ontvanger: to('B', 'b@onbekend.nl') })
    expect((await next.sign(both)).problem).toMatchObject({
      ...{ status: 409, code: 'overdracht.te_veel_mail' },
      params: { amount: bounds.strangersMailedInDay },
    })
    const one = words({ overdrager: to('A', 'a@onbekend.nl'), ontvanger: to('B', known) })
    expect((await next.sign(one)).status).toBe(200)
    const full = handOverCalls(portal, eva)
    expect((await full.sign(one)).problem).toMatchObject({ code: 'overdracht.te_veel_mail' })
    expect((await full.sign(words({ ontvanger: to('B', known) }))).status).toBe(200)
    const other = handOverCalls(portal, await buildPerson(portal))
    expect((await other.sign(both)).status).toBe(200)
  })
})

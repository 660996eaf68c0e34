import { contract } from '@portal/contract/calls.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts'
import { type OrderingSite, startOrderingSite } from '../../../../test/ordering-site.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { sql } from '../../../platform/db/query.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(): Promise<{ readonly site: OrderingSite; readonly server: MailServer }> {
  const server = await startMailServer()
  closing.push(() => server.close())
  const mail = { SMTP_Host: '127.0.0.1', SMTP_Port: server.port, Email_Aanvraag: 'verhuur@example.com' }
  const site = await startOrderingSite(mail)
  closing.push(site.close)
  // Nothing is sent: every order waits.
  await site.books.fault({ kind: 'unauthorized', scope: '*', times: null })
  return { site, server }
}

const withdraw = ({ portal }: OrderingSite, as: string, aanvraagnummer: string) =>
  waitFor(async () => (await portal.post(contract.requests.withdrawRequest, { aanvraagnummer }, { as })).status === 204)

describe('the mail about a withdrawn request', () => {
  it('goes to everybody who got the confirmation, in the language of the request, and says that nothing comes', async () => {
    const { site, server } = await start()
    const { person, input } = await site.orderer()
    const { answer } = await site.place(person, { ...input, language: 'de-DE' })
    const number = answer.aanvraagnummer
    expect(server.received).toHaveLength(2)
    await withdraw(site, person.userName, number)
    const mails = (await site.portal.mails()).filter(({ kind }) => kind === 'request.withdrawn')
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([
      `${person.userName}@example.com`,
      'verhuur@example.com',
    ])
    expect(mails[0]?.subject).toBe(`Anfrage ${number} wurde zurückgezogen`)
    expect(mails[0]?.textBody).toContain('Das Backoffice hat sie nicht erhalten.')
    expect(mails[0]?.htmlBody).toContain(number)
  })

  it('is not made while the confirmation was not tried yet: that one goes out of the queue', async () => {
    const { site } = await start()
    const { person, input } = await site.orderer()
    const { answer } = await site.place(person, input)
    const { aanvraagnummer } = answer
    await site.portal.db.execute(sql`update mails set state = 'waiting', attempts = 0, next_attempt_at = 'infinity'`)
    await withdraw(site, person.userName, aanvraagnummer)
    expect(await site.portal.mails()).toEqual([])
  })
})

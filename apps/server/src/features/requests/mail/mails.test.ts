import { contract } from '@portal/contract/calls.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../../test/builders.ts'
import { type MailServer, startMailServer } from '../../../../test/mail-server.ts'
import { countRequests, type OrderingSite, orderOf, startOrderingSite } from '../../../../test/ordering-site.ts'
import { sql } from '../../../platform/db/query.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function mailServer(): Promise<MailServer> {
  const server = await startMailServer()
  closing.push(() => server.close())
  return server
}

async function siteWith(settings: Parameters<typeof startOrderingSite>[0]): Promise<OrderingSite> {
  const site = await startOrderingSite(settings)
  closing.push(site.close)
  return site
}

describe('the mail of an order', () => {
  it('reaches the person and the department, in the language of the order, with texts escaped', async () => {
    const { port, received } = await mailServer()
    const site = await siteWith({ SMTP_Host: '127.0.0.1', SMTP_Port: port, Email_Aanvraag: 'verhuur@example.com' })
    const { person, input } = await site.orderer()
    const texts = { emailOnderwerp: 'Haast\r\nBcc: x@y.z', emailTekst: '<script>alert(1)</script>' }
    const { answer } = await site.place(person, { ...input, ...texts, language: 'de-DE' })
    expect(answer.mail).toBe('verzonden')
    expect(received.flatMap((mail) => mail.recipients).sort()).toEqual([
      `${person.userName}@example.com`,
      'verhuur@example.com',
    ])
    const [mail] = received
    expect(mail?.subject).toContain(`Anfrage ${answer.aanvraagnummer} eingegangen`)
    expect(mail?.text).toContain('1. Dezember 2026')
    expect(mail?.text).toContain('Betonmolen')
    expect(mail?.html).toContain('Helm &lt;geel&gt; &amp; &quot;sterk&quot;')
    expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(mail?.html).not.toMatch(/<script|<img/)
  })

  it('does not hold up the order when it cannot be sent, and the answer says so (R-RULE-10)', async () => {
    const { port, refuse } = await mailServer()
    refuse(() => true)
    const site = await siteWith({ SMTP_Host: '127.0.0.1', SMTP_Port: port })
    const { person, input } = await site.orderer()
    const { answer } = await site.place(person, input)
    expect(answer.mail).toBe('mislukt')
    expect(await countRequests(site, person.locationNo)).toBe(1)
    const [queued] = await site.portal.mails()
    expect(queued).toMatchObject({ state: 'waiting', attempts: 1, subjectId: answer.aanvraagnummer })
  })

  it('counts in words: one piece, several pieces', async () => {
    const site = await siteWith({})
    const { person, input } = await site.orderer()
    await site.place(person, input)
    const [mail] = await site.portal.mails()
    expect(mail?.page.rows.map(([, , amount]) => amount)).toEqual(['1 stuk', '2 stuks', '3 stuks'])
  })

  it('is kept where there is no mail server, and the answer promises none', async () => {
    const site = await siteWith({})
    const { person, input } = await site.orderer()
    const { answer } = await site.place(person, input)
    expect(answer.mail).toBe('bewaard')
    expect((await site.portal.mails()).map((mail) => mail.recipient)).toEqual([`${person.userName}@example.com`])
  })

  it('is off where nobody can get it', async () => {
    const site = await siteWith({})
    const person = await site.person()
    await site.portal.db.execute(sql`update users set email = '' where user_name = ${person.userName}`)
    const { answer } = await site.place(person, orderOf(person, await site.fill(person)))
    expect(answer.mail).toBe('uit')
    expect(await site.portal.mails()).toEqual([])
  })
})

describe('the mail of a submitted list', () => {
  it('goes to every approver', async () => {
    const { port, received } = await mailServer()
    const site = await siteWith({ SMTP_Host: '127.0.0.1', SMTP_Port: port })
    for (const userName of ['gerda', 'hans']) await buildUser(site.portal, { userName, firstName: userName })
    const { person, input } = await site.orderer({ role: 'foreman', approvers: ['gerda', 'hans'] })
    const { answer } = await site.portal.post(contract.ordering.saveForApproval, input, { as: person.userName })
    expect(answer).toMatchObject({ goedkeurders: ['gerda', 'hans'], mail: 'verzonden' })
    expect(received.flatMap((mail) => mail.recipients).sort()).toEqual(['gerda@example.com', 'hans@example.com'])
    const mail = received.find(({ recipients }) => recipients.includes('gerda@example.com'))
    expect(mail?.subject).toBe(`Bestellijst ${answer.savedAanvraagNummer} wacht op uw goedkeuring`)
    expect(mail?.text).toContain('Beste gerda')
    // This tenant's public address is not known, so the mail leads nowhere.
    expect(mail?.html).not.toContain('<a ')
  })

  it('is kept where there is no mail server, and the answer promises none', async () => {
    const site = await siteWith({})
    await buildUser(site.portal, { userName: 'gerda' })
    const { person, input } = await site.orderer({ role: 'foreman', approvers: ['gerda'] })
    const { answer } = await site.portal.post(contract.ordering.saveForApproval, input, { as: person.userName })
    expect(answer.mail).toBe('bewaard')
    expect((await site.portal.mails()).map((mail) => mail.recipient)).toEqual(['gerda@example.com'])
  })
})

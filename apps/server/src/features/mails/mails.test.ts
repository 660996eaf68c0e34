import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { pageSaying } from '../../../test/mail-builders.ts'
import { type OrderingSite, orderOf, type Person, startOrderingSite } from '../../../test/ordering-site.ts'
import { sql } from '../../platform/db/query.ts'

const { getMails, getMail } = contract.mails
const as = 'beheerder'
let site: OrderingSite
let person: Person
let number: string

/** One order without a mail server: its mail is kept. */
beforeAll(async () => {
  site = await startOrderingSite()
  await buildUser(site.portal, { userName: as, isAdministrator: true })
  person = await site.person()
  // Before the first call of this person: names that are remembered follow a change a moment later.
  await site.portal.db.execute(
    sql`update users set first_name = 'Kees', last_name = 'de Bruin' where user_name = ${person.userName}`,
  )
  const order = orderOf(person, await site.fill(person))
  const texts = {
    contactPersoon: 'Jan de Boer',
    contactTel: '0612345678',
    emailOnderwerp: 'Jan de Boer belt',
    emailTekst: 'Bel <b>0687654321</b>',
  }
  const { answer } = await site.place(person, { ...order, ...texts })
  number = answer.aanvraagnummer
  await site.portal.db.execute(sql`update mails set state = 'kept'`)
  site.clock.advance(1000)
  const failed = {
    kind: 'notifications' as const,
    to: 'vol@example.com',
    subject: 'Testmail 100%',
    page: pageSaying('Dag'),
    people: [],
  }
  await site.portal.parts.mail.queue(failed)
  await site.portal.db.execute(sql`
    update mails set state = 'failed', attempts = 8, last_error = '550 <vol@example.com> mailbox full'
    where kind = 'notifications'`)
})
afterAll(() => site.close())

const list = async (input: Parameters<typeof site.portal.post<typeof getMails>>[1]) =>
  (await site.portal.post(getMails, input, { as })).answer

describe('the list of mails for operators', () => {
  it('are listed newest first, filtered, in pages, with counts and masked addresses', async () => {
    const all = await list({})
    expect(all.items).toMatchObject([
      { soort: 'notifications', status: 'failed', pogingen: 8, onderwerp: 'Testmail 100%' },
      { soort: 'request.placed', status: 'kept', onderwerp: `Aanvraag ${number} ontvangen: J•• d• B••• belt` },
    ])
    expect(all.tellingen).toEqual({ waiting: 0, kept: 1, failed: 1, sent: 0 })
    expect(JSON.stringify(all)).not.toContain('example.com')
    expect(all.items[0]).toMatchObject({ ontvanger: 'v••••••••••••••', melding: '550 <v••••••••••••••> mailbox full' })
    expect((await list({ status: ['kept'] })).items.map((mail) => mail.soort)).toEqual(['request.placed'])
    expect((await list({ zoekterm: number.toLowerCase() })).totaal).toBe(1)
    expect((await list({ zoekterm: '0%' })).totaal).toBe(1)
    expect((await list({ zoekterm: 'VOL@example.com' })).totaal).toBe(1)
    expect((await list({ zoekterm: 'vol@' })).totaal).toBe(0)
    const second = await list({ rijen: 1, pagina: 2 })
    expect([second.totaal, second.items.map((mail) => mail.status)]).toEqual([2, ['kept']])
  })

  it('show one with its plain text, in which people are masked', async () => {
    const [kept] = (await list({ status: ['kept'] })).items
    const { answer } = await site.portal.post(getMail, { id: kept?.id ?? '' }, { as })
    expect(answer).toMatchObject({ status: 'kept', verzonden: null, volgendePoging: null })
    expect(answer.tekst).toContain('Beste K••• d• B••••')
    expect(answer.tekst).toContain('Bel <b>••••••••21</b>')
    expect(answer.tekst).toContain('J•• d• B•••')
    expect(JSON.stringify(answer)).not.toMatch(/de Bruin|de Boer|12345678|87654321|@/)
  })

  it('hide the names that they were written with, whatever people are called since', async () => {
    await site.portal.db.execute(sql`
      update users set first_name = 'Karel', last_name = 'Nieuwhof' where user_name = ${person.userName}`)
    await site.portal.db.execute(sql`update requests set contact = 'Anna Later' where no = ${number}`)
    const { items } = await list({ status: ['kept'] })
    const { answer } = await site.portal.post(getMail, { id: items[0]?.id ?? '' }, { as })
    expect(answer.tekst).toContain('Beste K••• d• B••••')
    expect(answer.tekst).toContain('J•• d• B•••')
    expect(JSON.stringify([items, answer])).not.toMatch(/de Bruin|de Boer|people/)
  })

  it('are closed to everybody else, and one that is not there is not found', async () => {
    for (const call of [getMails, getMail] as const) {
      const reply = await site.portal.post(call, { id: crypto.randomUUID() }, { as: person.userName })
      expect(reply.problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    }
    const reply = await site.portal.post(getMail, { id: crypto.randomUUID() }, { as })
    expect(reply.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })
})

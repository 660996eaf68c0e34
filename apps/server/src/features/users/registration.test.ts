import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import type { SettingPreset } from '@portal/domain/settings/catalogue.ts'
import { requiredFieldKeys } from '@portal/domain/settings/required-field-keys.ts'
import { registrationsPerDay } from '@portal/domain/users/registration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'

const { users, auth } = contract
const clock = testClock()
const never = new AbortController().signal
const fresh = 'Hijskraan#2027'
const notOne = Object.fromEntries(Object.values(requiredFieldKeys.registration).map((key) => [key, false]))
let server: MailServer
let portal: TestPortal
let last = 0

const start = (settings: SettingPreset = {}, database?: string) =>
  startTestPortal({
    clock,
    proxies: 1,
    publicUrl: 'https://portaal.example',
    settings: {
      SMTP_Host: '127.0.0.1',
      SMTP_Port: server.port,
      ...{ Email_Registratie: 'balie@portaal.example', Email_Beheer: 'beheer@portaal.example' },
      ...settings,
    },
    ...(database === undefined ? {} : { database }),
  })
beforeAll(async () => {
  server = await startMailServer()
  portal = await start()
  await buildUser(portal, { userName: 'chef', roles: ['SuperAdmin'], passwordHash: 'x' })
  await buildUser(portal, { userName: 'beheer', roles: ['Admin'], passwordHash: 'x' })
})
afterAll(async () => {
  await portal.close()
  await server.close()
})

type Form = CallInput<typeof users.register>
const everything: Form = {
  voornaam: 'Sam',
  achternaam: 'Smit',
  bedrijfsnaam: 'Smit Bouw',
  email: 'sam@smit.example',
  telefoonnummer: '030 1234567',
  gebruikersnaam: 'sam.smit',
  wachtwoord: fresh,
}
function asked(more: Form = {}): Form {
  last += 1
  return { ...everything, email: `sam${last}@smit.example`, gebruikersnaam: `sam.smit${last}`, ...more }
}
let networks = 0
const nextNetwork = () => `10.2.${++networks}.7`
const register = (form: Form, at = portal, from = nextNetwork()) =>
  at.post(users.register, form, { headers: { 'x-forwarded-for': from } })
const waiting = async () => (await portal.post(users.getRegistrations, { rijen: 250 }, { as: 'beheer' })).answer.items
const tokenTo = async (address = '') => /registreren#([\w-]+)/.exec(await mailTo(address))?.[1] ?? ''
const confirm = (token: string, wachtwoord = fresh) =>
  portal.post(users.confirmRegistration, { token, wachtwoord }, { headers: { 'x-forwarded-for': nextNetwork() } })
const shown = async (form: Form) => {
  const found = (await waiting()).find(({ gebruikersnaam }) => gebruikersnaam === form.gebruikersnaam)
  if (found === undefined) throw new Error('The registration is not there')
  return found
}
const registered = async (form: Form) => {
  await register(form)
  await confirm(await tokenTo(form.email), form.wachtwoord)
  return shown(form)
}
type Found = Awaited<ReturnType<typeof registered>>
const accept = ({ id, voornaam, achternaam, email, gebruikersnaam }: Found, more: object = {}, as = 'beheer') =>
  portal.post(users.acceptRegistration, { id, voornaam, achternaam, email, gebruikersnaam, ...more }, { as })
const login = (gebruikersnaam = '', wachtwoord = fresh) => portal.post(auth.login, { gebruikersnaam, wachtwoord })
async function mailTo(address = ''): Promise<string> {
  await sendMails(portal.parts, never)
  return server.received.findLast(({ recipients }) => recipients.includes(address))?.text ?? ''
}

describe('registering', () => {
  it('is shown to administrators once its mailbox is proved, and opens no session (R-ROUTE-12, R-ROLE-07, R-SET-29)', async () => {
    const form = asked()
    expect((await register(form)).status).toBe(204)
    expect((await waiting()).some(({ email }) => email === form.email)).toBe(false)
    const token = await tokenTo(form.email)
    expect(await mailTo('balie@portaal.example')).not.toContain(form.email)
    const found = await portal.post(users.getOwnRegistration, { token })
    expect(found.answer).toMatchObject({ gebruikersnaam: form.gebruikersnaam, naam: 'Sam Smit', bevestigd: false })
    expect((await confirm(token)).status).toBe(204)
    const { wachtwoord: _, ...written } = form
    expect(await waiting()).toContainEqual(
      expect.objectContaining({ ...written, status: 'new', heeftWachtwoord: true, bevestigd: true }),
    )
    expect((await login(form.gebruikersnaam)).problem?.code).toBe('login.onjuist')
    const mail = await mailTo('balie@portaal.example')
    expect(await mailTo('beheer@portaal.example')).toBe('')
    for (const fact of ['Sam Smit', form.email ?? '', '/settings/registraties']) expect(mail).toContain(fact)
    expect(mail).not.toContain(fresh)
  })

  it('by a stranger who wrote the address of somebody is confirmed by neither of them', async () => {
    const form = asked({ wachtwoord: 'Vreemdeling#2027' })
    await register(form)
    const token = await tokenTo(form.email)
    const wrong = { code: 'registratie.wachtwoord_onjuist', field: 'wachtwoord' }
    for (const given of ['', fresh]) expect((await confirm(token, given)).problem).toMatchObject(wrong)
    expect((await confirm('x'.repeat(43), 'Vreemdeling#2027')).problem?.code).toBe('registratie.link_ongeldig')
    expect((await waiting()).some(({ email }) => email === form.email)).toBe(false)
  })

  it('is proved once by three at the same time, and not after a day', async () => {
    const form = asked()
    await register(form)
    const token = await tokenTo(form.email)
    const replies = await Promise.all([confirm(token), confirm(token), confirm(token)])
    expect(replies.map(({ status }) => status)).toEqual([204, 204, 204])
    expect((await waiting()).filter(({ email }) => email === form.email)).toHaveLength(1)
    await sendMails(portal.parts, never)
    const told = server.received.filter(
      ({ text, recipients }) => /balie/.test(`${recipients}`) && text?.includes(`${form.email}`),
    )
    expect(told).toHaveLength(1)
    clock.advance(24 * 3_600_000)
    expect((await confirm(token)).problem?.code).toBe('registratie.link_ongeldig')
    clock.advance(-24 * 3_600_000)
  })

  it('without an address to prove is shown at once, and opens nothing by the password of its form', async () => {
    const open = await start(notOne, portal.database)
    const form = asked({ email: '' })
    await register(form, open)
    await open.close()
    const found = await shown(form)
    expect(found).toMatchObject({ bevestigd: false, heeftWachtwoord: false })
    const email = `${form.gebruikersnaam}@smit.example`
    expect((await accept({ ...found, email })).answer.uitnodiging).toBe('verzonden')
    expect((await login(form.gebruikersnaam)).problem?.code).toBe('login.onjuist')
    expect(await mailTo(email)).toContain('/wachtwoord-resetten#')
  })

  const fields = Object.entries(requiredFieldKeys.registration)
  it.each(fields)(
    '%s empty is refused while its setting is on, and taken while it is off (R-REQ-05)',
    async (field, key) => {
      const on = await start({ ...notOne, [key]: true }, portal.database)
      const off = await start(notOne, portal.database)
      const form = asked({ [field]: '' })
      expect((await register(form, on)).problem).toMatchObject({ status: 400, code: 'validatie.verplicht', field })
      expect((await register(form, off)).status).toBe(204)
      await Promise.all([on.close(), off.close()])
    },
  )

  it('is not offered to strangers, or to nobody, by its two settings (R-ROLE-11)', async () => {
    for (const key of ['AppRegistratie_Actief', 'AppRegistratie_Anoniem'] as const) {
      const closed = await start({ [key]: false }, portal.database)
      expect((await register(asked(), closed)).problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
      await closed.close()
    }
  })

  it.each([
    ['Aa1!aaa', 'wachtwoord.te_kort'],
    ['AAAA111!', 'wachtwoord.kleine_letter'],
    ['aaaa111!', 'wachtwoord.hoofdletter'],
    ['Aaaaaaa!', 'wachtwoord.cijfer'],
    ['Aaaa1111', 'wachtwoord.speciaal_teken'],
  ])('with %s is refused (R-PWD-01, R-PWD-02, R-PWD-03, R-PWD-04, R-PWD-05)', async (wachtwoord, code) => {
    expect((await register(asked({ wachtwoord }))).problem).toMatchObject({ code, field: 'wachtwoord' })
  })

  it('answers the same for a taken name; administrators read that it is taken', async () => {
    await buildUser(portal, { userName: 'bezet' })
    const form = asked({ gebruikersnaam: 'Bezet' })
    expect([(await register(form)).status, (await register(asked())).status]).toEqual([204, 204])
    await confirm(await tokenTo(form.email))
    expect((await shown(form)).naamBezet).toBe(true)
  })

  it('twice by the same person is one request, as it was proved first', async () => {
    const form = asked()
    await register(form)
    const first = await tokenTo(form.email)
    await register({ ...form, voornaam: 'Ander', wachtwoord: 'Kraanwagen#2028' })
    const second = await tokenTo(form.email)
    await confirm(first)
    await confirm(second, 'Kraanwagen#2028')
    await register({ ...form, voornaam: 'Derde' })
    expect(await tokenTo(form.email)).toBe(second)
    const found = (await waiting()).filter(({ email }) => email === form.email)
    expect(found.map(({ voornaam }) => voornaam)).toEqual(['Sam'])
  })

  it('is refused to a network that asks too often in a minute, or fills the list in a day', async () => {
    const replies: number[] = []
    for (let time = 0; time < 6; time += 1) replies.push((await register(asked(), portal, '10.98.1.1')).status)
    expect(replies).toEqual([...Array(5).fill(204), 429])
    await portal.db.execute(sql`
      insert into registrations (first_name, last_name, company_name, email, phone_number, user_name, language, network, created_at)
      select 'a', 'b', '', 'n' || n || '@vol.example', '', 'vol' || n, 'nl-NL', '10.97.1.1', ${clock.now()}
      from generate_series(1, ${registrationsPerDay}) n`)
    expect((await register(asked(), portal, '10.97.1.1')).problem?.code).toBe('verzoek.te_vaak')
    await portal.db.execute(sql`delete from registrations where network = '10.97.1.1'`)
  })
})

describe('deciding on a registration', () => {
  it('makes an account with rights and customers, which the chosen password opens', async () => {
    await portal.db.execute(sql`update erp_users set customer_no = 'K1000'`)
    const form = asked()
    const found = await registered(form)
    const reply = await accept(found, { eigenKlanten: ['K1000'], roles: ['Admin'] }, 'chef')
    expect(reply.answer.uitnodiging).toBe('verzonden')
    const { answer } = await portal.post(users.getUser, { id: reply.answer.id }, { as: 'beheer' })
    expect(answer).toMatchObject({ gebruikersnaam: form.gebruikersnaam, roles: ['Admin'], klanten: ['K1000'] })
    expect((await login(form.gebruikersnaam)).status).toBe(200)
    expect(await mailTo(form.email)).toContain('/inloggen')
    const { rows } = await portal.db.execute(sql`select password_hash from registrations where id = ${found.id}`)
    expect(rows).toEqual([{ password_hash: null }])
  })

  it('mails a link to choose a password where none was chosen', async () => {
    const open = await start(notOne, portal.database)
    const form = asked({ wachtwoord: '' })
    await register(form, open)
    await open.close()
    await confirm(await tokenTo(form.email), '')
    expect((await accept(await shown(form))).status).toBe(200)
    const token = /wachtwoord-resetten#([\w-]+)/.exec(await mailTo(form.email))?.[1] ?? ''
    const chosen = { token, nieuwWachtwoord: fresh, herhaalWachtwoord: fresh }
    expect((await portal.post(auth.resetPassword, chosen)).status).toBe(204)
    expect((await login(form.gebruikersnaam)).status).toBe(200)
  })

  it('links by a proved address of the back office, and by no user name that was typed', async () => {
    await buildUser(portal, { userName: 'judith.van.beek' })
    await portal.db.execute(sql`update erp_users set name = 'Judith van Beek' where user_name = 'judith.van.beek'`)
    const typed = await registered(asked({ gebruikersnaam: 'Judith.van.Beek2' }))
    await portal.db.execute(sql`
      update erp_users set user_name = 'judith.van.beek2' where user_name = 'judith.van.beek'`)
    const { gebruikersnaam, email } = typed
    const ask = { gebruikersnaam, email, registratie: true }
    expect((await portal.post(users.getBackofficePerson, ask, { as: 'beheer' })).answer).toMatchObject({
      gekoppeld: null,
      naamgenoot: { naam: 'Judith van Beek' },
    })
    const { id } = (await accept(typed)).answer
    const read = async (of: string) => (await portal.post(users.getUser, { id: of }, { as: 'beheer' })).answer
    expect((await read(id)).backofficeNaam).toBe(email)
    const form = asked()
    await portal.db.execute(sql`
      update erp_users set email = ${form.email?.toUpperCase()} where user_name = 'judith.van.beek2'`)
    const proved = await registered(form)
    expect((await read((await accept(proved)).answer.id)).backofficeNaam).toBe('judith.van.beek2')
  })

  it('with another address than the proved one, or another person, mails the person who is known there', async () => {
    await buildUser(portal, { userName: 'linda.smit' })
    const found = await registered(asked())
    const reply = await accept(found, { email: `${found.gebruikersnaam}@elders.example`, backofficeNaam: 'Linda.Smit' })
    expect(reply.answer).toMatchObject({ uitnodiging: 'verzonden', backofficeBekend: true })
    expect((await login(found.gebruikersnaam)).problem?.code).toBe('login.onjuist')
    const told = await mailTo('linda.smit@example.com')
    for (const fact of [found.gebruikersnaam, `${found.gebruikersnaam}@elders.example`]) expect(told).toContain(fact)
    const { rows } = await portal.db.execute(sql`
      select details from audit_log where subject = ${found.gebruikersnaam} and call = 'users.acceptRegistration'`)
    expect(rows).toMatchObject([{ details: { proved: true, linkedTo: 'linda.smit', approves: false } }])
  })

  it('is done once, by the first who decides, and never gives more rights than that person may give', async () => {
    const found = await registered(asked())
    expect((await accept(found, { isAdministrator: true })).problem?.code).toBe('gebruiker.alleen_hoofdbeheerder')
    const replies = await Promise.all([accept(found), accept(found, {}, 'chef')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.problem?.code).toBe('registratie.al_behandeld')
    const late = await portal.post(users.refuseRegistration, { id: found.id, reden: 'Te laat' }, { as: 'chef' })
    expect(late.problem?.code).toBe('registratie.al_behandeld')
  })

  it('that is taken for a name somebody has is refused beside the field, and waits on', async () => {
    const found = await registered(asked({ gebruikersnaam: 'chef' }))
    expect((await accept(found)).problem).toMatchObject({ code: 'gebruiker.naam_bezet', field: 'gebruikersnaam' })
    expect((await accept({ ...found, gebruikersnaam: `${found.email}` })).status).toBe(200)
  })

  it('against an account needs a reason, which the person reads', async () => {
    const found = await registered(asked())
    const refuse = (reden: string) => portal.post(users.refuseRegistration, { id: found.id, reden }, { as: 'beheer' })
    expect((await refuse(' ')).problem).toMatchObject({ code: 'validatie.verplicht', field: 'reden' })
    expect((await refuse('Bel ons eerst.')).status).toBe(204)
    expect(await mailTo(found.email)).toContain('Bel ons eerst.')
    expect((await login(found.gebruikersnaam)).problem?.code).toBe('login.onjuist')
    const { answer } = await portal.post(users.getRegistrations, { behandeld: true }, { as: 'beheer' })
    expect(answer.items).toContainEqual(
      expect.objectContaining({ id: found.id, status: 'refused', besluitDoor: 'beheer' }),
    )
  })
})

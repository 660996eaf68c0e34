import { contract } from '@portal/contract/calls.ts'
import { loginTypeList } from '@portal/domain/constants.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWindows } from '../../../test/open-windows.ts'
import { startTestPortal } from '../../../test/test-portal.ts'
import { type NewUser, newUser, startUsersSite, type UsersSite } from '../../../test/users-site.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'

const { users, auth, settings } = contract
const never = new AbortController().signal
const fresh = 'Hijskraan#2027'
let site: UsersSite

beforeAll(async () => {
  site = await startUsersSite()
})
afterAll(() => site.close())

describe('a new user', () => {
  it('chooses a password by the link of a mail, once, and logs in', async () => {
    const input = newUser()
    expect((await site.create(input)).answer).toMatchObject({ uitnodiging: 'verzonden' })
    await sendMails(site.portal.parts, never)
    const mail = site.server.received.find(({ recipients }) => recipients.includes(input.email))
    const token = /wachtwoord-resetten#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const chosen = { token, nieuwWachtwoord: fresh, herhaalWachtwoord: fresh }
    expect((await site.portal.post(auth.resetPassword, chosen)).status).toBe(204)
    expect((await site.portal.post(auth.resetPassword, chosen)).problem?.code).toBe('wachtwoord.link_ongeldig')
    const login = { gebruikersnaam: input.gebruikersnaam, wachtwoord: fresh }
    expect((await site.portal.post(auth.login, login)).status).toBe(200)
    const account = await site.read(await site.idOf(input.gebruikersnaam))
    expect(account).toMatchObject({ heeftWachtwoord: true, laatsteLogin: site.clock.now().toISOString() })
  })

  it('has first name, last name, company, e-mail, user name, roles and the flag, and never a password in an answer (R-ENT-40)', async () => {
    const input = newUser({ roles: ['Admin'], isAdministrator: true, wachtwoord: fresh, telefoonnummer: '030 1234567' })
    const { id, uitnodiging } = (await site.create(input)).answer
    const { wachtwoord: _, ...shown } = input
    const account = await site.read(id)
    expect([account, uitnodiging]).toMatchObject([shown, 'geen'])
    const list = await site.portal.post(users.getUsers, { zoekterm: input.email }, { as: 'beheer' })
    expect(list.answer.items).toEqual([account])
    expect(JSON.stringify([account, list.answer])).not.toMatch(/argon2|Hijskraan|"wachtwoord"/)
  })

  it('always is of internal identity (R-CONST-21)', async () => {
    const { id } = (await site.create(newUser({ loginSoort: 'Azure' } as Partial<NewUser>))).answer
    expect([loginTypeList, (await site.read(id)).loginSoort]).toEqual([['internal identity'], 'Identity'])
  })

  it('whose name is taken, in whatever letters, is refused beside the field (R-VAL-07, R-MSG-38)', async () => {
    const input = newUser()
    expect((await site.create(input)).status).toBe(200)
    const again = await site.create({ ...input, gebruikersnaam: input.gebruikersnaam.toUpperCase() })
    expect(again.problem).toMatchObject({ status: 409, code: 'gebruiker.naam_bezet', field: 'gebruikersnaam' })
  })

  it.each([
    ['Zoe\u0308\u00a0 Dijk', 'ZOË  Dijk'],
    [' Émile ', 'émile'],
    ["pat.d'hondt@bouw.example", "PAT.D'HONDT@bouw.example"],
    ['\u{1f477}'.repeat(80), '\u{1f477}'.repeat(80)],
  ])('called %j logs in by what somebody types, and has no namesake', async (gebruikersnaam, typed) => {
    const email = "kim.d'hondt@bouw.example"
    expect((await site.create(newUser({ gebruikersnaam, email, wachtwoord: fresh }))).status).toBe(200)
    const login = { gebruikersnaam: typed, wachtwoord: fresh }
    expect((await site.portal.post(auth.login, login)).status).toBe(200)
    expect((await site.create(newUser({ gebruikersnaam: typed }))).problem?.code).toBe('gebruiker.naam_bezet')
  })

  it('is made once by a request that is sent twice, and once by two at the same time', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const input = newUser()
    const [one, two] = [
      await site.portal.post(users.createUser, input, { as: 'chef', headers }),
      await site.portal.post(users.createUser, input, { as: 'chef', headers }),
    ]
    expect(one.answer.id).toBe(two.answer.id)
    const other = newUser()
    const replies = await Promise.all([site.create(other), site.create(other, 'beheer'), site.create(other)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it.each([
    ['Aa1!aaa', 'wachtwoord.te_kort'],
    ['AAAA111!', 'wachtwoord.kleine_letter'],
    ['aaaa111!', 'wachtwoord.hoofdletter'],
    ['Aaaaaaa!', 'wachtwoord.cijfer'],
    ['Aaaa1111', 'wachtwoord.speciaal_teken'],
  ])(
    'is not made with the password %s (R-PWD-01, R-PWD-02, R-PWD-03, R-PWD-04, R-PWD-05)',
    async (wachtwoord, code) => {
      expect((await site.create(newUser({ wachtwoord }))).problem).toMatchObject({ code, field: 'wachtwoord' })
    },
  )

  it('with faults names each field and makes nothing', async () => {
    const reply = await site.create(newUser({ voornaam: '', email: 'geen adres', gebruikersnaam: 'a#b' }))
    expect(reply.problem?.fields?.map(({ field, code }) => [field, code])).toEqual([
      ['voornaam', 'validatie.verplicht'],
      ['email', 'validatie.email'],
      ['gebruikersnaam', 'gebruiker.naam_ongeldig'],
    ])
    expect(await site.idOf('a#b')).toBe('')
  })

  it('is the account of the back office with the same mail address, and is shown where there is none', async () => {
    await site.portal.db.execute(sql`update erp_users set email = 'piet@bouw.example' where user_name = 'piet'`)
    const known = (await site.create(newUser({ email: 'Piet@bouw.example', gebruikersnaam: 'piet2' }))).answer
    expect([known.backofficeBekend, (await site.read(known.id)).backofficeNaam]).toEqual([true, 'piet'])
    const unknown = (await site.create(newUser({ backofficeNaam: 'Niemand.Daar' }))).answer
    expect([unknown.backofficeBekend, (await site.read(unknown.id)).backofficeNaam]).toEqual([false, 'niemand.daar'])
    const { items } = (await site.portal.post(users.getUsers, { groep: 'onbekend' }, { as: 'beheer' })).answer
    expect(items.map(({ id }) => id)).toContain(unknown.id)
    expect(items.map(({ id }) => id)).not.toContain(known.id)
  })

  it('gets only customers that the back office knows', async () => {
    const { id } = (await site.create(newUser({ eigenKlanten: ['K1000'] }))).answer
    expect((await site.read(id)).klanten).toEqual(['K1000'])
    const reply = await site.create(newUser({ eigenKlanten: ['K1000', 'K9'] }))
    expect(reply.problem).toMatchObject({ code: 'gebruiker.klant_onbekend', params: { customer: 'K9' } })
  })
})

describe('the list of users', () => {
  it('is searched, ordered and given in pages, with counts by group (R-ROLE-16)', async () => {
    for (const achternaam of ['Zwart', 'Aarts', 'Moes'])
      await site.create(newUser({ achternaam, bedrijfsnaam: 'Zoekbedrijf' }))
    const list = async (more: object) =>
      (await site.portal.post(users.getUsers, { zoekterm: 'zoekbedrijf', ...more }, { as: 'beheer' })).answer
    const names = async (more: object) => (await list(more)).items.map(({ achternaam }) => achternaam)
    expect(await names({ sorteer: 'naam' })).toEqual(['Aarts', 'Moes', 'Zwart'])
    expect(await names({ sorteer: 'naam', aflopend: true, rijen: 2, pagina: 2 })).toEqual(['Aarts'])
    expect(await names({ groep: 'geblokkeerd' })).toEqual([])
    expect(await names({ klant: 'K9' })).toEqual([])
    const { totaal, tellingen } = await list({})
    expect([totaal, tellingen.geblokkeerd, tellingen.beheerders >= 2]).toEqual([3, 0, true])
    for (const call of [users.getUsers, users.createUser, users.updateUser, users.deleteUser] as const)
      expect((await site.portal.post(call, {} as never, { as: 'piet' })).problem?.status).toBe(403)
  })
})

describe('a list of users that stands open', () => {
  it('of an administrator gets the event of each change in any process, and no other does', async () => {
    const windows = openWindows(site.second, 'users')
    const [beheer, piet] = [await windows.open('beheer'), await windows.open('piet')]
    // Who did it is told in their own windows too.
    const isTold = async (count: number) => beheer.filter((one) => JSON.stringify(one) === toAll).length === count
    const toAll = JSON.stringify({ subjects: ['users'] })
    const { id } = (await site.create(newUser({ wachtwoord: fresh }))).answer
    await waitFor(() => isTold(1))
    await site.change(id, { voornaam: 'Ada' })
    await waitFor(() => isTold(2))
    await site.remove(id)
    await waitFor(() => isTold(3))
    const { versie } = await site.read(await site.idOf('piet'))
    expect((await site.portal.post(users.updateUser, { id, versie, voornaam: 'X' }, { as: 'chef' })).status).toBe(404)
    windows.close()
    expect([await isTold(3), piet]).toEqual([true, []])
  })
})

describe('a person without a mail yet', () => {
  it('cannot be invited where links lead nowhere, and nothing is stored', async () => {
    const without = await startTestPortal({ clock: site.clock, database: site.portal.database })
    const input = newUser()
    const reply = await without.post(users.createUser, input, { as: 'chef' })
    expect(reply.problem?.code).toBe('gebruiker.geen_uitnodiging')
    expect(await site.idOf(input.gebruikersnaam)).toBe('')
    expect((await without.post(users.createUser, { ...input, wachtwoord: fresh }, { as: 'chef' })).status).toBe(200)
    await without.close()
  })

  it('is no administrator', async () => {
    const input = newUser()
    await site.create(input)
    expect((await site.portal.post(settings.getAppSettings, {}, { as: input.gebruikersnaam })).status).toBe(403)
  })
})

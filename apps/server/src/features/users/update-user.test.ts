import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation, buildUser, grantLocation } from '../../../test/builders.ts'
import { startTestPortal } from '../../../test/test-portal.ts'
import { newUser, startUsersSite, type UserChange, type UsersSite } from '../../../test/users-site.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'

const { users, auth, orderList, notifications, secondFactor } = contract
const never = new AbortController().signal
const fresh = 'Hijskraan#2027'
let site: UsersSite

beforeAll(async () => {
  site = await startUsersSite()
})
afterAll(() => site.close())

/** A session that was ended opens nothing in the other process after so long. */
const endedWithinMs = 2000
async function isOverElsewhere(userName: string, token: string): Promise<void> {
  const began = performance.now()
  await waitFor(async () => (await site.asks(site.second, userName, token)).status === 401, endedWithinMs)
  console.info(`A session ended in the other process after ${Math.round(performance.now() - began)} ms.`)
}

describe('changing a user', () => {
  it('is refused when somebody else changed it since', async () => {
    const { id } = (await site.create(newUser())).answer
    const seen = await site.read(id)
    expect((await site.change(id, { voornaam: 'Eva Maria' })).status).toBe(200)
    const late = await site.portal.post(users.updateUser, { id, versie: seen.versie, voornaam: 'Ev' }, { as: 'beheer' })
    expect(late.problem).toMatchObject({ status: 409, code: 'error.tussentijds_gewijzigd' })
    expect((await site.read(id)).voornaam).toBe('Eva Maria')
  })

  const endings: readonly [string, UserChange][] = [
    ['new rights', { roles: ['Admin'] }],
    ['a block', { geblokkeerd: true }],
    ['another user name', { gebruikersnaam: 'heel.anders' }],
    ['another name in the back office', { backofficeNaam: 'piet' }],
  ]
  it.each(endings)('%s ends open sessions in every process within two seconds', async (_, wanted) => {
    const input = newUser()
    const { id } = (await site.create(input)).answer
    const token = await site.portal.tokenOf(input.gebruikersnaam)
    for (const at of [site.portal, site.second])
      expect((await site.asks(at, input.gebruikersnaam, token)).status).not.toBe(401)
    expect((await site.change(id, wanted)).status).toBe(200)
    expect((await site.asks(site.portal, input.gebruikersnaam, token)).status).toBe(401)
    await isOverElsewhere(input.gebruikersnaam, token)
  })

  it('a password that was set by the link of a mail ends them too, within two seconds', async () => {
    const input = newUser()
    await site.create(input)
    const token = await site.portal.tokenOf(input.gebruikersnaam)
    expect((await site.asks(site.second, input.gebruikersnaam, token)).status).not.toBe(401)
    await sendMails(site.portal.parts, never)
    const mail = site.server.received.findLast(({ recipients }) => recipients.includes(input.email))
    const link = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const set = { token: link, nieuwWachtwoord: fresh, herhaalWachtwoord: fresh }
    expect((await site.portal.post(auth.resetPassword, set)).status).toBe(204)
    await isOverElsewhere(input.gebruikersnaam, token)
  })

  it('a first name keeps the sessions open', async () => {
    const input = newUser()
    const { id } = (await site.create(input)).answer
    const token = await site.portal.tokenOf(input.gebruikersnaam)
    expect((await site.change(id, { voornaam: 'Ev', achternaam: 'Zwart' })).status).toBe(200)
    expect((await site.asks(site.portal, input.gebruikersnaam, token)).status).not.toBe(401)
  })

  it('clears failed logins, after which the right password opens the portal (R-ROLE-34)', async () => {
    const input = newUser({ wachtwoord: fresh })
    const { id } = (await site.create(input)).answer
    const login = (wachtwoord: string) =>
      site.portal.post(auth.login, { gebruikersnaam: input.gebruikersnaam, wachtwoord })
    for (let time = 0; time < 5; time += 1) await login('Fout-2026!')
    expect((await login(fresh)).problem?.status).toBe(423)
    expect((await site.read(id)).mislukteLogins).toBe(5)
    const { gebruiker } = (await site.change(id, { wisMislukteLogins: true }, 'beheer')).answer
    expect([gebruiker.mislukteLogins, (await login(fresh)).status]).toEqual([0, 200])
  })

  it('to another mail address ends the link that went to the old one', async () => {
    const input = newUser()
    const { id } = (await site.create(input)).answer
    await sendMails(site.portal.parts, never)
    const mail = site.server.received.findLast(({ recipients }) => recipients.includes(input.email))
    const token = /#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await site.change(id, { email: 'ander@bouw.example' })
    const reply = await site.portal.post(auth.resetPassword, {
      token,
      nieuwWachtwoord: fresh,
      herhaalWachtwoord: fresh,
    })
    expect(reply.problem?.code).toBe('wachtwoord.link_ongeldig')
  })

  it('to another user name takes the lists along', async () => {
    const input = newUser()
    const { id } = (await site.create(input)).answer
    const locationNo = await buildLocation(site.portal)
    await grantLocation(site.portal, { userName: input.gebruikersnaam, locationNo, role: 'site_manager' })
    await site.portal.db.execute(sql`
      insert into order_lists (user_name, location_no, name, created_at, changed_at)
      values (${input.gebruikersnaam}, ${locationNo}, 'Fundering', now(), now())`)
    await site.change(id, { gebruikersnaam: 'eva.hernoemd', backofficeNaam: input.gebruikersnaam })
    const asked = { gebruikerLogin: 'eva.hernoemd' }
    const { lijsten } = (await site.portal.post(orderList.getOrderLists, asked, { as: 'eva.hernoemd' })).answer
    expect(lijsten.map(({ naam }) => naam)).toEqual(['Fundering'])
  })

  it('keeps who, from and to in the audit', async () => {
    const input = newUser()
    const { id } = (await site.create(input)).answer
    await site.change(id, { bedrijfsnaam: 'Ander BV' })
    const { rows } = await site.portal.db.execute(sql`
      select user_name, details from audit_log where subject = ${input.gebruikersnaam} and call = 'users.updateUser'`)
    expect(rows).toMatchObject([
      { user_name: 'chef', details: { from: { bedrijfsnaam: 'Bouwbedrijf' }, to: { bedrijfsnaam: 'Ander BV' } } },
    ])
  })

  it('is refused for one that is not there, as for any record', async () => {
    const id = crypto.randomUUID()
    for (const reply of [
      await site.portal.post(users.updateUser, { id, versie: 0 }, { as: 'chef' }),
      await site.portal.post(users.deleteUser, { id, versie: 0 }, { as: 'chef' }),
      await site.portal.post(users.getUser, { id }, { as: 'chef' }),
    ])
      expect(reply.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })
})

describe('another mail address by an administrator', () => {
  const forget = (gebruikersnaam: string) => site.portal.post(auth.forgotPassword, { gebruikersnaam })
  const mailsTo = async (address: string) => {
    await sendMails(site.portal.parts, never)
    return site.server.received.filter(({ recipients }) => recipients.includes(address)).map(({ text }) => text ?? '')
  }
  const bellOf = async (userName: string) => {
    const asked = { gebruikerLogin: userName }
    const { items } = (await site.portal.post(notifications.getNotifications, asked, { as: userName })).answer
    return items.map(({ soort, onderwerp, gegevens }) => [soort, onderwerp, gegevens.door])
  }
  const someone = async () => {
    const input = newUser({ wachtwoord: fresh })
    const { id } = (await site.create(input)).answer
    const email = `ander-${input.email}`
    expect((await site.change(id, { email }, 'beheer')).status).toBe(200)
    return { id, old: input.email, email, userName: input.gebruikersnaam }
  }

  it('is reported to the old one, the person and the other administrators, and gets no link yet', async () => {
    const { id, old, email, userName } = await someone()
    expect((await mailsTo(old)).at(-1)).toContain(email)
    expect(await bellOf(userName)).toEqual([['mailadres', userName, 'beheer']])
    expect(await bellOf('chef')).toContainEqual(['account_adres', userName, 'beheer'])
    expect((await bellOf('beheer')).some(([, subject]) => subject === userName)).toBe(false)
    await forget(userName)
    expect((await mailsTo(old)).at(-1)).toContain('/wachtwoord-resetten#')
    await site.change(id, { nodigUit: true }, 'beheer')
    expect(await mailsTo(email)).toEqual([])
    expect((await site.change(id, { bevestigEmail: true }, 'beheer')).problem?.code).toBe('gebruiker.tweede_beheerder')
    expect((await site.read(id)).bewezenEmail).toBe(old)
  })

  it('counts when a second administrator says so', async () => {
    const { id, email, userName } = await someone()
    expect((await site.change(id, { bevestigEmail: true })).answer.gebruiker.bewezenEmail).toBeNull()
    await forget(userName)
    expect((await mailsTo(email)).at(-1)).toContain('/wachtwoord-resetten#')
  })

  it('counts when the person says so, or is as before when they do not', async () => {
    const [yes, no] = [await someone(), await someone()]
    const answer = (as: string, akkoord: boolean) => site.portal.post(secondFactor.answerEmail, { akkoord }, { as })
    const own = (as: string) => site.portal.post(secondFactor.getEmail, {}, { as })
    expect((await own(yes.userName)).answer).toEqual({ email: yes.email, oud: yes.old, door: 'beheer' })
    expect((await answer(yes.userName, true)).status).toBe(204)
    expect((await answer(yes.userName, false)).status).toBe(204)
    expect(await site.read(yes.id)).toMatchObject({ email: yes.email, bewezenEmail: null })
    expect((await answer(no.userName, false)).status).toBe(204)
    expect(await site.read(no.id)).toMatchObject({ email: no.old, bewezenEmail: null })
  })
})

describe('who somebody is in the back office', () => {
  it('is changed by nobody for themselves, and the others are notified of an account that approves', async () => {
    await site.portal.db.execute(sql`
      insert into erp_users (user_name, name, email, customer_no, company_name, contact_no, blocked, row_version)
      values ('keurder', 'Marloes Peters', 'marloes@bouw.example', 'K1000', '', '', false, 1)`)
    const locationNo = await buildLocation(site.portal)
    await grantLocation(site.portal, { userName: 'piet', locationNo, role: 'foreman', approvers: ['keurder'] })
    const own = await site.idOf('beheer')
    const refused = await site.change(own, { backofficeNaam: 'Keurder' }, 'beheer')
    expect(refused.problem).toMatchObject({ code: 'gebruiker.eigen_koppeling', field: 'backofficeNaam' })
    const input = newUser({ backofficeNaam: 'keurder' })
    const { id } = (await site.create(input, 'beheer')).answer
    await sendMails(site.portal.parts, never)
    const mail = site.server.received.findLast(({ recipients }) => recipients.includes('marloes@bouw.example'))
    expect(mail?.text).toContain(input.email)
    const asked = { gebruikerLogin: 'chef' }
    const { items } = (await site.portal.post(notifications.getNotifications, asked, { as: 'chef' })).answer
    expect(items.filter(({ soort }) => soort === 'account_keurt')).toMatchObject([
      { onderwerp: input.gebruikersnaam, gegevens: { naam: 'Marloes Peters', door: 'beheer' } },
    ])
    const { rows } = await site.portal.db.execute(sql`
      select details from audit_log where subject = ${input.gebruikersnaam} and call = 'users.createUser'`)
    expect(rows).toMatchObject([{ details: { linkedTo: 'keurder', approves: true } }])
    expect((await site.read(id)).backofficeNaam).toBe('keurder')
  })
})

describe('rights over users', () => {
  it('only a chief administrator grants and takes them, and touches administrators', async () => {
    const input = newUser()
    expect((await site.create(newUser({ roles: ['Admin'] }), 'beheer')).problem?.code).toBe(
      'gebruiker.alleen_hoofdbeheerder',
    )
    const { id } = (await site.create(input, 'beheer')).answer
    expect((await site.change(id, { isAdministrator: true }, 'beheer')).problem?.code).toBe(
      'gebruiker.alleen_hoofdbeheerder',
    )
    expect((await site.change(id, { isAdministrator: true })).status).toBe(200)
    for (const wanted of [{ email: 'weg@bouw.example' }, { geblokkeerd: true }, { nodigUit: true }])
      expect((await site.change(id, wanted, 'beheer')).problem?.code).toBe('gebruiker.alleen_hoofdbeheerder')
    expect((await site.remove(id, 'beheer')).problem?.code).toBe('gebruiker.alleen_hoofdbeheerder')
  })

  it('nobody blocks, deletes or promotes themselves', async () => {
    const id = await site.idOf('chef')
    for (const wanted of [{ geblokkeerd: true }, { roles: [] }, { isAdministrator: true }])
      expect((await site.change(id, wanted)).problem).toMatchObject({ status: 409, code: 'gebruiker.uzelf' })
    expect((await site.remove(id)).problem?.code).toBe('gebruiker.uzelf')
  })

  it('two chief administrators who take each other away at once leave one', async () => {
    const alone = await startTestPortal({ clock: site.clock })
    for (const userName of ['een', 'twee'])
      await buildUser(alone, { userName, roles: ['SuperAdmin'], passwordHash: 'x' })
    const { items } = (await alone.post(users.getUsers, {}, { as: 'een' })).answer
    await alone.post(users.getUsers, {}, { as: 'twee' })
    const of = (name: string) => items.find(({ gebruikersnaam }) => gebruikersnaam === name)
    const block = (by: string, name: string) =>
      alone.post(users.updateUser, { id: of(name)?.id ?? '', versie: 0, geblokkeerd: true }, { as: by })
    const replies = await Promise.all([block('een', 'twee'), block('twee', 'een')])
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    const { rows } = await alone.db.execute(sql`select count(*)::int as left from users where not is_blocked`)
    expect(rows).toEqual([{ left: 1 }])
    await alone.close()
  })
})

describe('deleting a user', () => {
  it('ends sessions, frees the name, and who gets it gets neither lists nor requests', async () => {
    const input = newUser({ gebruikersnaam: 'jan.weg' })
    const { id } = (await site.create(input)).answer
    const locationNo = await buildLocation(site.portal)
    await grantLocation(site.portal, { userName: 'jan.weg', locationNo, role: 'site_manager' })
    const own = { gebruikerLogin: 'jan.weg', materieellocatie: locationNo }
    const token = await site.portal.tokenOf('jan.weg')
    await site.portal.post(orderList.addList, { ...own, naam: 'Geheime lijst' }, { token })
    await site.portal.db.execute(sql`
      insert into removal_lists (user_name, location_no, changed_at) values ('jan.weg', ${locationNo}, now())`)
    await site.portal.db.execute(sql`
      insert into saved_requests (no, user_name, location_no, status, approvers, form, lines, submitted_at)
      values ('G-700001', 'jan.weg', ${locationNo}, 'Requested', array['piet'], '{}', '[]', now())`)
    expect((await site.remove(id)).status).toBe(204)
    expect((await site.asks(site.portal, 'jan.weg', token)).status).toBe(401)
    await site.create({ ...input, wachtwoord: fresh })
    const { lijsten } = (
      await site.portal.post(
        orderList.getOrderLists,
        { gebruikerLogin: 'jan.weg' },
        { token: await site.portal.tokenOf('jan.weg') },
      )
    ).answer
    expect(lijsten.map(({ naam }) => naam)).not.toContain('Geheime lijst')
    const { rows } = await site.portal.db.execute(sql`
      select user_name, status, (select count(*)::int from removal_lists where user_name = 'jan.weg') as removals
      from saved_requests where no = 'G-700001'`)
    expect(rows).toEqual([{ user_name: `jan.weg#${id.slice(0, 8)}`, status: 'Cancelled', removals: 0 }])
    expect((await site.create(newUser({ gebruikersnaam: `jan.weg#${id.slice(0, 8)}` }))).problem?.code).toBe(
      'gebruiker.naam_ongeldig',
    )
  })

  it('is done once by a request that is sent twice', async () => {
    const { id } = (await site.create(newUser())).answer
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => site.portal.post(users.deleteUser, { id, versie: 0 }, { as: 'chef', headers })
    expect([(await send()).status, (await send()).status]).toEqual([204, 204])
    expect((await site.portal.post(users.deleteUser, { id, versie: 0 }, { as: 'chef' })).status).toBe(404)
  })
})

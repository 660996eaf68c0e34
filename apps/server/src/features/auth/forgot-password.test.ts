import { auth } from '@portal/contract/auth.ts'
import { locations } from '@portal/contract/locations.ts'
import { users } from '@portal/contract/users.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../test/builders.ts'
import { type MailServer, startMailServer } from '../../../test/mail-server.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'
import { hashPassword } from './passwords.ts'

const clock = testClock()
const never = new AbortController().signal
const [old, fresh] = ['Welkom-2026!', 'Hijskraan#2027']
const minute = 60_000
let server: MailServer
let portal: TestPortal
let last = 0
let networks = 0
const nextNetwork = () => `10.1.${++networks}.7`

beforeAll(async () => {
  server = await startMailServer()
  const settings = { SMTP_Host: '127.0.0.1', SMTP_Port: server.port }
  portal = await startTestPortal({ clock, proxies: 1, publicUrl: 'https://portaal.example', settings })
  await buildUser(portal, { userName: 'chef', roles: ['SuperAdmin'], passwordHash: 'x' })
})
afterAll(async () => {
  await portal.close()
  await server.close()
})
beforeEach(() => {
  server.received.length = 0
})

async function somebody(more: Partial<Parameters<typeof buildUser>[1]> = {}): Promise<string> {
  last += 1
  return buildUser(portal, { userName: `vergeten${last}`, passwordHash: await hashPassword(old), ...more })
}
/** From a network of its own each time, as people are: one may not ask often. */
function forget(gebruikersnaam: string, from = nextNetwork()) {
  return portal.post(auth.forgotPassword, { gebruikersnaam }, { headers: { 'x-forwarded-for': from } })
}
const reset = (token: string, nieuwWachtwoord = fresh) =>
  portal.post(auth.resetPassword, { token, nieuwWachtwoord, herhaalWachtwoord: nieuwWachtwoord })
const login = (gebruikersnaam: string, wachtwoord: string) => portal.post(auth.login, { gebruikersnaam, wachtwoord })
/** The token of the last link that the mail server got. */
async function mailed(): Promise<string> {
  await sendMails(portal.parts, never)
  const links = server.received.flatMap(({ text }) => /wachtwoord-resetten#([\w-]+)/.exec(text ?? '')?.[1] ?? [])
  return links.at(-1) ?? ''
}

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, without being logged in (R-ROUTE-13, R-ROUTE-14, R-ROLE-09)', async () => {
    const name = await somebody()
    expect((await forget(name.toUpperCase())).status).toBe(204)
    const token = await mailed()
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[`${name}@example.com`]])
    expect((await reset(token)).status).toBe(204)
    expect([(await login(name, old)).status, (await login(name, fresh)).status]).toEqual([401, 200])
  })

  it('may be asked for by mail address, unless several accounts have it', async () => {
    const name = await somebody()
    await forget(`${name}@example.com`)
    expect((await reset(await mailed())).status).toBe(204)
    for (const email of ['samen@example.com', 'samen@example.com']) await somebody({ email })
    await forget('samen@example.com')
    server.received.length = 0
    expect(await mailed()).toBe('')
  })

  it('has a link that opens once, for 30 minutes, and not beside a newer one', async () => {
    const name = await somebody()
    await forget(name)
    const first = await mailed()
    clock.advance(2 * minute)
    await forget(name)
    const second = await mailed()
    expect((await reset(first)).problem).toMatchObject({ status: 410, code: 'wachtwoord.link_ongeldig' })
    clock.advance(29 * minute)
    expect((await reset(second)).status).toBe(204)
    expect((await reset(second)).status).toBe(410)
    await forget(name)
    const late = await mailed()
    clock.advance(30 * minute)
    expect((await reset(late)).status).toBe(410)
  })

  it('ends every session and forgets failed logins', async () => {
    const name = await somebody()
    const token = await portal.tokenOf(name)
    for (let time = 0; time < 5; time += 1) await login(name, 'Fout-2026!')
    expect((await login(name, old)).problem?.status).toBe(423)
    await forget(name)
    await reset(await mailed())
    expect((await portal.post(locations.getLocations, { gebruikersnaam: name }, { token })).status).toBe(401)
    expect((await login(name, fresh)).status).toBe(200)
  })

  it.each([
    ['Aa1!aaa', 'wachtwoord.te_kort'],
    ['AAAA111!', 'wachtwoord.kleine_letter'],
    ['aaaa111!', 'wachtwoord.hoofdletter'],
    ['Aaaaaaa!', 'wachtwoord.cijfer'],
    ['Aaaa1111', 'wachtwoord.speciaal_teken'],
  ])('is not replaced by %s (R-PWD-01, R-PWD-02, R-PWD-03, R-PWD-04, R-PWD-05)', async (weak, code) => {
    const name = await somebody()
    await forget(name)
    expect((await reset(await mailed(), weak)).problem).toMatchObject({ code, field: 'nieuwWachtwoord' })
  })

  it('is not replaced when both are not the same (R-PWD-06)', async () => {
    await forget(await somebody())
    const typed = { token: await mailed(), nieuwWachtwoord: fresh, herhaalWachtwoord: `${fresh}x` }
    expect((await portal.post(auth.resetPassword, typed)).problem?.code).toBe('wachtwoord.ongelijk')
  })

  it('sends one mail to somebody who asks again within a minute', async () => {
    const name = await somebody()
    await forget(name)
    await forget(name)
    await mailed()
    expect(server.received).toHaveLength(1)
    clock.advance(minute + 1)
    await forget(name)
    await mailed()
    expect(server.received).toHaveLength(2)
  })
})

describe('a network that asks for many names', () => {
  it('that a stranger asks for leaves a pending invitation alone, and is mailed three times an hour at most', async () => {
    const name = await somebody({ passwordHash: null })
    const { items } = (await portal.post(users.getUsers, { zoekterm: name }, { as: 'chef' })).answer
    const [{ id = '', versie = 0 } = {}] = items
    await portal.post(users.updateUser, { id, versie, nodigUit: true }, { as: 'chef' })
    const invitation = await mailed()
    const links = new Set<string>()
    for (let time = 0; time < 6; time += 1) {
      clock.advance(minute)
      await forget(name)
      links.add(await mailed())
    }
    expect([links.size, links.has(invitation)]).toEqual([3, false])
    const [latest = ''] = [...links].reverse()
    expect((await reset(invitation)).status).toBe(204)
    expect((await reset(latest)).problem?.code).toBe('wachtwoord.link_ongeldig')
  })

  it('is refused after ten in a minute, whichever they are', async () => {
    const replies: number[] = []
    for (let time = 0; time < 11; time += 1) replies.push((await forget(`niemand${time}`, '10.99.1.1')).status)
    expect(replies).toEqual([...Array(10).fill(204), 429])
  })
})

describe('a name that gets no link', () => {
  const others: readonly [string, () => Promise<string>][] = [
    ['unknown', async () => 'niemand.zo'],
    ['blocked', () => somebody({ isBlocked: true })],
    ['of a company account', () => somebody({ loginType: 'Directory' })],
    ['without a mail address', () => somebody({ email: '' })],
  ]
  it.each(others)('because it is %s, is answered alike, and nothing of it is kept', async (_, make) => {
    const name = await make()
    const count = async () => {
      const { rows } = await portal.db.execute(sql`
        select (select count(*)::int from mails) as mails, (select count(*)::int from password_links) as links`)
      return rows[0]
    }
    const before = await count()
    const reply = await forget(name)
    expect([reply.status, reply.problem]).toEqual([204, null])
    expect(await count()).toEqual(before)
    const { rows } = await portal.db.execute(
      sql`select count(*)::int as told from audit_log where subject = 'niemand.zo' or user_name = 'niemand.zo'`,
    )
    expect(rows).toEqual([{ told: 0 }])
  })

  it('takes as long as one that gets it', async () => {
    const name = await somebody()
    const msOf = async (asked: string) => {
      const began = performance.now()
      await forget(asked)
      return performance.now() - began
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let turn = 0; turn < 15; turn += 1) {
      clock.advance(2 * minute)
      times.known.push(await msOf(name))
      times.unknown.push(await msOf(`niemand${turn}`))
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
    console.info(`forgot: known ${median(times.known).toFixed(1)} ms, unknown ${median(times.unknown).toFixed(1)} ms`)
    expect(median(times.known)).toBeLessThan(median(times.unknown) * 3)
    expect(median(times.unknown)).toBeLessThan(median(times.known) * 3)
  })
})

describe('a registration', () => {
  it('mails the address that was written three times a day at most', async () => {
    const email = 'sam@smit.example'
    const person = { voornaam: 'Sam', achternaam: 'Smit', bedrijfsnaam: 'Smit BV', email, wachtwoord: fresh }
    for (let time = 0; time < 5; time += 1)
      await portal.post(
        users.register,
        { ...person, gebruikersnaam: `sam${time}`, telefoonnummer: '030 1234567' },
        { headers: { 'x-forwarded-for': nextNetwork() } },
      )
    await sendMails(portal.parts, never)
    const told = server.received.filter(({ recipients }) => recipients.includes(person.email))
    expect(told).toHaveLength(3)
  })
})

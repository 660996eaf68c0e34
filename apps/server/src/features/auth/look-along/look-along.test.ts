import { auth } from '@portal/contract/auth.ts'
import { listCalls } from '@portal/contract/calls.ts'
import { hubEvents, hubPath, hubTransports } from '@portal/contract/hub.ts'
import { locations } from '@portal/contract/locations.ts'
import { lookAlong } from '@portal/contract/look-along.ts'
import { secondFactor } from '@portal/contract/second-factor.ts'
import { users as contract } from '@portal/contract/users.ts'
import { lookAnswerMs, lookMs } from '@portal/domain/look-along/look-along.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation, grantLocation } from '../../../../test/builders.ts'
import { type FactorSite, factorSite } from '../../../../test/factor-site.ts'
import { testClock } from '../../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../../test/test-portal.ts'
import { waitFor } from '../../../../test/wait-for.ts'
import { eq } from '../../../platform/db/query.ts'
import { users } from '../../../platform/db/schema/accounts.ts'
import { auditLog } from '../../../platform/db/schema/operation.ts'
import { endLapsedLooksJob } from './end-lapsed-looks.job.ts'

const clock = testClock()
/** A permission that was taken back opens nothing in any process after so long. */
const endedWithinMs = 2000
const reden = 'U belde over een bestelling'

let site: FactorSite
/** Another process. */
let second: TestPortal
beforeAll(async () => {
  site = await factorSite({ clock, capabilities })
  second = await startTestPortal({ clock, capabilities, database: site.portal.database })
})
afterAll(async () => {
  await second.close()
  await site.portal.close()
})

const looksOf = async (token: string) => (await site.portal.post(lookAlong.getLooks, {}, { token })).answer
const ask = (gebruikersnaam: string, token: string) =>
  site.portal.post(lookAlong.askLook, { gebruikersnaam, reden }, { token })
const answer = (id: string, akkoord: boolean, token: string) =>
  site.portal.post(lookAlong.answerLook, { id, akkoord }, { token })
const open = (id: string, token: string) => site.portal.post(lookAlong.openLook, { id }, { token })
const end = (id: string, token: string) => site.portal.post(lookAlong.endLook, { id }, { token })
const places = (userName: string, token: string, at = site.portal) =>
  at.post(locations.getLocations, { gebruikersnaam: userName }, { token })

/** What an open page of a session is told from now on. */
async function listen(token: string) {
  const options = { path: hubPath, auth: { token }, transports: [...hubTransports], reconnection: false }
  const socket = io(site.portal.url, options)
  const names: string[] = []
  for (const { name } of Object.values(hubEvents)) socket.on(name, () => names.push(name))
  await waitFor(async () => socket.connected)
  return { names, stop: () => void socket.disconnect() }
}

/** A person and an administrator, with a session each. */
async function people(more: Parameters<FactorSite['somebody']>[0] = {}) {
  const [person, admin] = [await site.somebody(more), await site.somebody({ roles: ['Admin'] })]
  return { person, admin, own: (await site.logIn(person)).token, theirs: (await site.logIn(admin)).token }
}

/** An administrator who looks along with somebody. */
async function looking() {
  const parties = await people()
  const locationNo = await buildLocation(site.portal, { description: 'De Waterlinie' })
  await grantLocation(site.portal, { userName: parties.person, locationNo, role: 'site_manager' })
  const { id } = (await ask(parties.person, parties.theirs)).answer
  await answer(id, true, parties.own)
  return { ...parties, id, locationNo, token: (await open(id, parties.theirs)).answer.token }
}

describe('looking along', () => {
  it('is asked, allowed by the person alone, and shows what that person sees', async () => {
    const { person, admin, own, theirs } = await people()
    const stranger = (await site.logIn(await site.somebody())).token
    const { id } = (await ask(person, theirs)).answer
    expect((await looksOf(own)).bijMij).toMatchObject([{ id, gebruikersnaam: admin, reden, stand: 'gevraagd' }])
    expect((await looksOf(theirs)).vanMij).toMatchObject([{ id, gebruikersnaam: person, stand: 'gevraagd' }])
    expect((await looksOf(stranger)).bijMij).toEqual([])
    expect((await ask(person, theirs)).answer.id).toBe(id)
    expect((await open(id, theirs)).problem?.code).toBe('meekijken.niet_toegestaan')
    for (const token of [stranger, theirs])
      expect((await answer(id, true, token)).problem?.code).toBe('error.niet_gevonden')
    expect((await answer(id, true, own)).status).toBe(204)
    expect((await answer(id, true, own)).problem?.code).toBe('error.niet_gevonden')
    const other = (await site.logIn(await site.somebody({ roles: ['SuperAdmin'] }))).token
    expect((await open(id, other)).problem?.code).toBe('error.niet_gevonden')
    const locationNo = await buildLocation(site.portal)
    await grantLocation(site.portal, { userName: person, locationNo, role: 'site_manager' })
    const { token } = (await open(id, theirs)).answer
    const seen = (await places(person, token)).answer
    expect(seen).toEqual((await places(person, own)).answer)
    expect(JSON.stringify(seen)).toContain(locationNo)
    expect((await places(admin, token)).problem?.code).toBe('error.niet_gevonden')
    expect(await looksOf(token)).toMatchObject({ nu: { id, gebruikersnaam: person, stand: 'loopt' } })
  })

  it.each([true, false])('tells the administrator at once what was answered: %s', async (akkoord) => {
    const { person, own, theirs } = await people()
    const { id } = (await ask(person, theirs)).answer
    const heard = await listen(theirs)
    await answer(id, akkoord, own)
    await waitFor(async () => heard.names.includes(hubEvents.changed.name))
    heard.stop()
  })

  it('opens nothing that was refused, nor what was not answered in time', async () => {
    const { person, own, theirs } = await people()
    const first = (await ask(person, theirs)).answer.id
    await answer(first, false, own)
    expect((await open(first, theirs)).problem?.code).toBe('meekijken.niet_toegestaan')
    expect((await looksOf(own)).bijMij).toEqual([])
    expect((await looksOf(theirs)).vanMij).toMatchObject([{ stand: 'geweigerd' }])
    const again = (await ask(person, theirs)).answer.id
    expect(again).not.toBe(first)
    clock.advance(lookAnswerMs)
    expect((await answer(again, true, own)).problem?.code).toBe('error.niet_gevonden')
  })

  it('is not for administrators with administrators, nor with oneself, nor for people', async () => {
    const { person, admin, own, theirs } = await people()
    const chief = await site.somebody({ roles: ['SuperAdmin'] })
    const { token: chiefs } = await site.logIn(chief)
    const refused = 'error.niet_toegankelijk'
    expect((await ask(chief, theirs)).problem?.code).toBe(refused)
    expect((await ask(await site.somebody({ roles: ['Admin'] }), theirs)).problem?.code).toBe(refused)
    expect((await ask(admin, theirs)).problem?.code).toBe(refused)
    expect((await ask(person, own)).problem?.code).toBe(refused)
    expect((await ask('niemand', theirs)).problem?.code).toBe('error.niet_gevonden')
    expect((await ask(admin, chiefs)).status).toBe(200)
  })
})

describe('who looks along', () => {
  it('is refused every command there is, uploads among them, before it is read', async () => {
    const { token } = await looking()
    const commands = listCalls().filter(({ call }) => call.kind === 'command' && call.whileLooking !== true)
    expect(commands.length).toBeGreaterThan(80)
    expect(commands.some(({ call }) => call.capability !== undefined)).toBe(true)
    expect(commands.some(({ call }) => call.upload !== undefined)).toBe(true)
    const answers = new Map<string, string>()
    for (const { name, call } of commands) {
      const reply = await fetch(site.portal.url + call.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{}',
      })
      // Every refusal is a problem with a code.
      const { code } = (await reply.json()) as { code: string }
      if (reply.status !== 403 || code !== 'meekijken.alleen_lezen') answers.set(name, `${reply.status} ${code}`)
    }
    expect([...answers]).toEqual([])
  })

  it('is sent away with a file before it is read', async () => {
    const { token } = await looking()
    const upload = listCalls().find(({ call }) => call.upload !== undefined)
    const form = new FormData()
    form.set('invoer', '{}')
    const reply = await fetch(site.portal.url + upload?.call.path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([403, 'meekijken.alleen_lezen'])
  })

  it('does not see how somebody logs in', async () => {
    const { person, token } = await looking()
    const hidden = listCalls().filter(({ call }) => call.ownEyesOnly === true)
    expect(hidden.map(({ call }) => call)).toContain(secondFactor.getFactors)
    expect(hidden.map(({ call }) => call)).toContain(secondFactor.getSessions)
    for (const { call } of hidden) {
      const reply = await fetch(site.portal.url + call.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ gebruikersnaam: person }),
      })
      expect([call.path, ((await reply.json()) as { code: string }).code]).toEqual([call.path, 'meekijken.afgeschermd'])
    }
  })

  it('leaves the language of the person as it is, and is in no list of their sessions', async () => {
    const { person, own, token } = await looking()
    await site.portal.post(
      locations.getLocations,
      { gebruikersnaam: person },
      { token, headers: { 'accept-language': 'fr-FR' } },
    )
    const [row] = await site.portal.db.select().from(users).where(eq(users.userName, person))
    expect(row?.language).toBe('nl-NL')
    expect((await site.portal.post(secondFactor.getSessions, {}, { token: own })).answer.items).toHaveLength(1)
  })

  it('gets the events of the person, until it ends', async () => {
    const { id, own, token, locationNo } = await looking()
    const heard = await listen(token)
    second.parts.hub.changed({ location: locationNo }, { subjects: ['requests'], ids: ['P-1'] })
    await waitFor(async () => heard.names.includes(hubEvents.changed.name))
    await end(id, own)
    await waitFor(async () => heard.names.includes(hubEvents.sessionEnded.name), endedWithinMs)
    heard.stop()
  })
})

describe('looking along ends', () => {
  const isOver = (person: string, token: string) =>
    waitFor(async () => (await places(person, token, second)).status === 401, endedWithinMs)

  it('when the person takes it back, within two seconds in another process', async () => {
    const { person, id, own, theirs, token } = await looking()
    const stranger = (await site.logIn(await site.somebody())).token
    expect((await places(person, token, second)).status).toBe(200)
    expect((await end(id, stranger)).problem?.code).toBe('error.niet_gevonden')
    expect((await end(id, own)).status).toBe(204)
    await isOver(person, token)
    expect((await open(id, theirs)).problem?.code).toBe('meekijken.niet_toegestaan')
    expect((await end(id, theirs)).problem?.code).toBe('error.niet_gevonden')
    expect(await looksOf(own)).toEqual({ bijMij: [], vanMij: [], nu: null })
  })

  it('when the administrator ends it from the session by which they look, as themselves', async () => {
    const { person, admin, id, token, theirs } = await looking()
    expect((await end(id, token)).status).toBe(204)
    await isOver(person, token)
    expect((await places(admin, theirs)).status).toBe(200)
    const rows = await site.portal.db.select().from(auditLog).where(eq(auditLog.userName, admin)).orderBy(auditLog.id)
    expect(rows.map(({ call, subject }) => [call, subject]).filter(([call]) => call?.startsWith('lookAlong'))).toEqual([
      ['lookAlong.askLook', person],
      ['lookAlong.openLook', person],
      ['lookAlong.endLook', person],
    ])
  })

  it('after half an hour, however it is used, with a line in the audit', async () => {
    const { person, admin, token } = await looking()
    clock.advance(lookMs - 1000)
    expect((await places(person, token)).headers.get('x-portal-token')).toBeNull()
    clock.advance(1000)
    expect((await places(person, token)).status).toBe(401)
    const run = () => endLapsedLooksJob.run(site.portal.parts, new AbortController().signal, () => {})
    await run()
    await run()
    const rows = await site.portal.db.select().from(auditLog).where(eq(auditLog.call, 'lookAlong.endLook'))
    expect(rows.filter((row) => row.userName === admin)).toMatchObject([
      { subject: person, at: clock.now(), details: { lapsed: true } },
    ])
  })

  it('when the person logs out, or the administrator does everywhere', async () => {
    const one = await looking()
    await site.portal.post(auth.logout, {}, { token: one.own })
    await isOver(one.person, one.token)
    expect((await open(one.id, one.theirs)).problem?.code).toBe('meekijken.niet_toegestaan')
    const other = await looking()
    await site.portal.post(secondFactor.endOwnOtherSessions, {}, { token: other.theirs })
    await isOver(other.person, other.token)
  })

  it('when the administrator is one no more, or the person becomes one', async () => {
    const one = await looking()
    await site.portal.db.update(users).set({ roles: [] }).where(eq(users.userName, one.admin))
    await isOver(one.person, one.token)
    const other = await looking()
    await site.portal.db
      .update(users)
      .set({ roles: ['Admin'] })
      .where(eq(users.userName, other.person))
    await isOver(other.person, other.token)
    expect((await open(other.id, other.theirs)).problem?.code).toBe('meekijken.niet_toegestaan')
  })

  it('when the administrator lost the role and got it back: the person is asked again', async () => {
    const one = await looking()
    const chief = (await site.logIn(await site.somebody({ roles: ['SuperAdmin'] }))).token
    const set = async (roles: readonly 'Admin'[]) => {
      const { items } = (await site.portal.post(contract.getUsers, { zoekterm: one.admin }, { token: chief })).answer
      const [{ id = '', versie = 0 } = {}] = items
      return site.portal.post(contract.updateUser, { id, versie, roles: [...roles] }, { token: chief })
    }
    expect([(await set([])).status, (await set(['Admin'])).status]).toEqual([200, 200])
    const { token } = await site.logIn(one.admin)
    expect((await open(one.id, token)).problem?.code).toBe('meekijken.niet_toegestaan')
  })
})

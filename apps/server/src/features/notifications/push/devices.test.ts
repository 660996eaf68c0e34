import { contract } from '@portal/contract/calls.ts'
import { mostPushDevices } from '@portal/domain/notifications/push.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../../../test/builders.ts'
import { makeBrowserKeys } from '../../../../test/push-messages.ts'
import { type PushPerson, type PushSite, startPushSite, textsOf } from '../../../../test/push-site.ts'
import { startTestPortal } from '../../../../test/test-portal.ts'
import { sql } from '../../../platform/db/query.ts'
import { housekeepingJob } from '../../../platform/jobs/housekeeping.job.ts'
import { pushKeyOf } from '../../../platform/push/push-keys.ts'

const { auth, notifications, users } = contract
const dayMs = 24 * 3_600_000
let site: PushSite
beforeAll(async () => {
  site = await startPushSite()
  await buildUser(site.portal, { userName: 'chef', roles: ['SuperAdmin'] })
})
afterAll(async () => {
  expect(site.service.faults).toEqual([])
  await site.close()
})
beforeEach(() => site.clock.set('2026-12-01T11:00:00Z'))

const named = ({ userName }: PushPerson) => ({ gebruikerLogin: userName })
async function report(person: PushPerson, endpoint: string, language = 'nl-NL') {
  const token = await site.portal.tokenOf(person.userName)
  const headers = { 'accept-language': language }
  const { answer } = await site.portal.post(
    notifications.reportDevice,
    { ...named(person), endpoint },
    { token, headers },
  )
  return { ...answer, token }
}

describe('the devices of a person', () => {
  it('are listed by name with the asking one marked, and hidden from others', async () => {
    const [eva, tom] = [await site.person(), await site.person()]
    const { browser, token } = await site.switchOn(eva)
    await site.switchOn(eva)
    const { items, sleutel, actief } = await site.devices(eva, token, browser.endpoint)
    expect(items.map(({ hier }) => hier).sort()).toEqual([false, true])
    expect([sleutel, actief]).toEqual([site.portal.parts.push.publicKey, true])
    const [first] = items
    const apparaatId = first?.id ?? ''
    const asTom = { token: await site.portal.tokenOf(tom.userName) }
    expect((await site.devices(tom)).items).toEqual([])
    for (const call of [notifications.removeDevice, notifications.testDevice]) {
      const { problem } = await site.portal.post(call, { ...named(tom), apparaatId }, asTom)
      expect(problem?.code).toBe('error.niet_gevonden')
    }
    const theirs = { ...named(eva), apparaatId }
    expect((await site.portal.post(notifications.removeDevice, theirs, asTom)).status).toBe(404)
    expect((await site.portal.post(notifications.removeDevice, theirs, { token })).status).toBe(204)
    expect((await site.portal.post(notifications.removeDevice, theirs, { token })).status).toBe(404)
    await site.tell(eva)
    await site.send()
    expect((await site.devices(eva)).items).toHaveLength(1)
  })

  it('are at most ten, of more the ones used last, and one however often it is switched on', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    await site.switchOn(eva, { browser })
    expect((await site.devices(eva)).items).toHaveLength(1)
    for (let more = 0; more < mostPushDevices; more += 1) {
      site.clock.advance(1000)
      await site.switchOn(eva)
    }
    const { items } = await site.devices(eva, undefined, browser.endpoint)
    expect([items.length, items.some(({ hier }) => hier)]).toEqual([mostPushDevices, false])
  })

  it('get a test in their own language, one at a time', async () => {
    const eva = await site.person()
    const { browser, token } = await site.switchOn(eva, { language: 'fr-FR' })
    const other = await site.switchOn(eva)
    const { items } = await site.devices(eva, token, browser.endpoint)
    const apparaatId = items.find(({ hier }) => hier)?.id ?? ''
    for (let twice = 0; twice < 2; twice += 1)
      expect((await site.portal.post(notifications.testDevice, { ...named(eva), apparaatId }, { token })).status).toBe(
        204,
      )
    await site.send()
    expect(textsOf(browser)).toEqual(['Ça marche : les notifications arrivent ainsi sur cet appareil.'])
    expect(other.browser.tries).toBe(0)
  })

  it('have a subscription that the portal can send to', async () => {
    const eva = await site.person()
    const { p256dh, auth: secret } = makeBrowserKeys()
    const subscribe = async (endpoint: string, key = p256dh) =>
      (
        await site.switchOn(eva, {
          browser: { endpoint, p256dh: key, auth: secret, received: [], tries: 0, answer: 201 },
        })
      ).problem
    const evil = ['https://evil.example/push', 'https://fcm.googleapis.com.evil.example/push']
    for (const other of ['http://10.0.0.5/push', 'https://printer.local/push', ...evil])
      expect((await subscribe(other))?.code).toBe('melding.pushdienst_onbekend')
    const { endpoint } = site.service.subscribe()
    expect((await subscribe(endpoint, Buffer.alloc(65, 4).toString('base64url')))?.code).toBe(
      'melding.pushdienst_onbekend',
    )
    expect((await subscribe(endpoint, 'kort'))?.field).toBe('p256dh')
    expect((await site.devices(eva)).items).toEqual([])
  })

  it('are not on this machine in a portal that others reach', async () => {
    const { clock, portal, service } = site
    const strict = await startTestPortal({ clock, database: portal.database })
    try {
      const eva = await site.person()
      const { endpoint, p256dh, auth: secret } = service.subscribe()
      const input = { ...named(eva), endpoint, p256dh, auth: secret }
      const { problem } = await strict.post(notifications.addDevice, input, {
        token: await portal.tokenOf(eva.userName),
      })
      expect(problem?.code).toBe('melding.pushdienst_onbekend')
    } finally {
      await strict.close()
    }
  })
})

describe('a browser that goes over to somebody else', () => {
  it('gets nothing more for a person who logged out, although their subscription is still there', async () => {
    const eva = await site.person()
    const { browser, token } = await site.switchOn(eva)
    await site.tell(eva)
    expect((await site.portal.post(auth.logout, {}, { token })).status).toBe(204)
    await site.tell(eva)
    await site.send()
    expect([browser.tries, (await site.devices(eva)).items]).toEqual([0, []])
    expect((await report(eva, browser.endpoint)).aan).toBe(false)
  })

  it('gets nothing more for the former person once another uses it, and only of the other when they switch it on', async () => {
    const [eva, tom] = [await site.person(), await site.person()]
    const { browser } = await site.switchOn(eva)
    expect(await report(tom, browser.endpoint)).toMatchObject({ aan: false })
    await site.tell(eva)
    await site.send()
    expect(browser.tries).toBe(0)
    await site.switchOn(eva, { browser })
    browser.answer = 503
    await site.tell(eva, 'akkoord')
    await site.send()
    browser.answer = 201
    await site.switchOn(tom, { browser })
    await site.tell(tom, 'komt')
    site.clock.advance(3_600_000)
    await site.send()
    expect(browser.received.map(({ payload }) => payload.titel)).toEqual(['Een levering komt de volgende werkdag'])
  })

  it('gets nothing while the session that switched it on was ended, and goes on in the next of the same person', async () => {
    const eva = await site.person()
    const { browser, token } = await site.switchOn(eva)
    await site.tell(eva, 'komt')
    const ended = sql`update sessions set ended_at = now() where user_id in (select id from users where user_name = ${eva.userName})`
    await site.portal.db.execute(ended)
    await site.tell(eva, 'akkoord')
    await site.send()
    expect([browser.tries, (await site.devices(eva)).items]).toEqual([0, []])
    const now = await report(eva, browser.endpoint, 'de-DE')
    expect([now.aan, now.token === token]).toEqual([true, false])
    await site.tell(eva, 'beantwoord')
    await site.send()
    expect(browser.received.map(({ payload }) => payload.titel)).toEqual(['Antwort auf Ihr Feedback'])
  })
})

describe('a session that ran out', () => {
  it('was not ended: the phone in its owner’s pocket goes on, until housekeeping forgets the session', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    site.clock.advance(8 * dayMs)
    await site.tell(eva)
    await site.send()
    expect(browser.received).toHaveLength(1)
    site.clock.advance(31 * dayMs)
    await housekeepingJob.run(site.portal.parts, new AbortController().signal, () => undefined)
    await site.tell(eva)
    await site.send()
    expect(browser.received).toHaveLength(1)
  })
})

describe('the devices of an account', () => {
  const change = async ({ userName }: PushPerson, wanted: object) => {
    const { answer } = await site.portal.post(users.getUsers, {}, { as: 'chef' })
    const found = answer.items.find(({ gebruikersnaam }) => gebruikersnaam === userName)
    if (found === undefined) throw new Error(`${userName} has no account`)
    const account = { id: found.id, versie: found.versie }
    return { account, reply: await site.portal.post(users.updateUser, { ...account, ...wanted }, { as: 'chef' }) }
  }

  it('of a blocked person get nothing', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    await site.tell(eva)
    expect((await change(eva, { geblokkeerd: true })).reply.status).toBe(200)
    await site.send()
    expect(browser.tries).toBe(0)
  })

  it('that got another name go along with it', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    const renamed = { ...eva, userName: `${eva.userName}.nieuw` }
    expect((await change(eva, { gebruikersnaam: renamed.userName })).reply.status).toBe(200)
    expect((await report(renamed, browser.endpoint)).aan).toBe(true)
    await site.tell(renamed)
    await site.send()
    expect(browser.received).toHaveLength(1)
  })

  it('that was deleted are gone with it', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    await site.tell(eva)
    const { account } = await change(eva, { voornaam: 'Eva' })
    const { status } = await site.portal.post(
      users.deleteUser,
      { ...account, versie: account.versie + 1 },
      { as: 'chef' },
    )
    expect(status).toBe(204)
    await site.send()
    const { rows } = await site.portal.db.execute(sql`select 1 from push_devices where endpoint = ${browser.endpoint}`)
    expect([browser.tries, rows]).toEqual([0, []])
  })
})

describe('a browser that got another subscription', () => {
  const renew = (vorige: string, { endpoint, p256dh, auth: secret } = site.service.subscribe()) =>
    site.portal.post(notifications.renewDevice, { vorige, endpoint, p256dh, auth: secret })

  it('goes on under the new one, which its worker says without a session', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    const next = site.service.subscribe()
    expect((await renew(browser.endpoint, next)).status).toBe(204)
    await site.tell(eva)
    await site.send()
    expect([browser.tries, next.received.length]).toEqual([0, 1])
  })

  it('does not reveal whether there was one, replaces none of others, and goes on for no ended session', async () => {
    const [eva, tom] = [await site.person(), await site.person()]
    const [hers, his] = [await site.switchOn(eva), await site.switchOn(tom)]
    expect((await renew('https://fcm.googleapis.com/unknown')).status).toBe(204)
    expect((await renew(hers.browser.endpoint, his.browser)).status).toBe(204)
    const inside = { ...site.service.subscribe(), endpoint: 'http://10.0.0.5/push' }
    expect((await renew(hers.browser.endpoint, inside)).status).toBe(204)
    await site.tell(tom)
    await site.tell(eva)
    await site.send()
    expect([hers.browser.received.length, his.browser.received.length]).toEqual([1, 1])
    await site.portal.db.execute(sql`update sessions set ended_at = now()`)
    const next = site.service.subscribe()
    await renew(hers.browser.endpoint, next)
    expect((await report(eva, next.endpoint)).aan).toBe(false)
  })
})

describe('a subscription with a former key of the portal', () => {
  it('goes on while the key is configured, and is forgotten when it is gone', async () => {
    const { clock, portal, service } = site
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    const [former, newest] = [7, 8].map((byte) => pushKeyOf(Buffer.alloc(32, byte).toString('base64url')))
    if (!former || !newest) throw new Error('the keys of the test are none')
    const at = { clock, database: portal.database }
    const both = await startTestPortal({ ...at, push: { allowsLocal: true, keys: [newest, former] } })
    const alone = await startTestPortal({ ...at, push: { allowsLocal: true, keys: [newest] } })
    try {
      await site.tell(eva)
      await site.send(both)
      expect(browser.received.map(({ serverKey }) => serverKey)).toEqual([former.publicKey])
      await site.tell(eva)
      await site.send(alone)
      expect([browser.received.length, (await site.devices(eva)).items]).toEqual([1, []])
      expect(service.faults).toEqual([])
    } finally {
      await both.close()
      await alone.close()
    }
  })
})

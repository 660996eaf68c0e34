import { contract } from '@portal/contract/calls.ts'
import { notificationKinds } from '@portal/domain/notifications/person-notification.ts'
import { defaultPreferences } from '@portal/domain/notifications/preferences.ts'
import { pushLifeMs } from '@portal/domain/notifications/push.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type PushSite, startPushSite, textsOf } from '../../../../test/push-site.ts'
import { readBell } from '../../../../test/read-bell.ts'
import { startTestPortal } from '../../../../test/test-portal.ts'
import { sql } from '../../../platform/db/query.ts'
import { transactWith } from '../../../platform/db/transact.ts'
import { takeBack } from '../notifications.ts'
import { claimDeliveries, planDeliveries } from './deliveries.store.ts'

const { notifications } = contract
const noon = '2026-12-01T11:00:00Z'
let site: PushSite
beforeAll(async () => {
  site = await startPushSite()
})
afterAll(async () => {
  expect(site.service.faults).toEqual([])
  await site.close()
})
beforeEach(() => site.clock.set(noon))

const minutes = (count: number) => count * 60_000

describe('the push of a notification', () => {
  it('reaches each device of the person in its language, encrypted and signed, once over two processes', async () => {
    const eva = await site.person()
    const [phone, desk] = [await site.switchOn(eva), await site.switchOn(eva, { language: 'de-DE' })]
    const other = await site.switchOn(await site.person())
    const subject = await site.tell(eva)
    await Promise.all([site.send(), site.send(site.second), site.send(), site.send(site.second)])
    expect(phone.browser.received.map(({ payload }) => payload)).toEqual([
      {
        titel: 'Een levering komt de volgende werkdag',
        tekst: 'Komt ma 7 dec: 2 × Betonmolen 150 l',
        pad: `/aanvragen/${subject}`,
        kenmerk: expect.stringMatching(/^[\w-]{32}$/),
      },
    ])
    expect(textsOf(desk.browser)).toEqual(['Kommt Mo, 7 Dez: 2 × Betonmolen 150 l'])
    expect(other.browser.tries).toBe(0)
    const [push] = phone.browser.received
    expect(push).toMatchObject({ urgency: 'normal', topic: push?.payload.kenmerk, ttl: 24 * 3600 })
    expect(push?.claims).toMatchObject({ sub: 'mailto:ict@bouw.example', aud: site.service.origin })
    expect(push?.serverKey).toBe(site.portal.parts.push.publicKey)
    expect(await site.waiting(eva)).toBe(0)
  })

  it.each(notificationKinds)('of the kind %s goes, and leads into the portal', async (kind) => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva, { language: 'en-US' })
    await site.tell(eva, kind)
    await site.send()
    expect(browser.received).toHaveLength(1)
    expect(browser.received[0]?.payload.pad).toMatch(/^\/[a-z]/)
    expect(textsOf(browser)[0]).not.toMatch(/notifications\.|\{|€/)
  })

  it('does not go of a kind that somebody switched off, and of others it does', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    const komt = { ...defaultPreferences.soorten.komt, push: false }
    await site.wish(eva, { soorten: { ...defaultPreferences.soorten, komt } })
    await site.tell(eva, 'komt')
    await site.tell(eva, 'akkoord')
    await site.send()
    expect(browser.received.map(({ payload }) => payload.titel)).toEqual(['Een aanvraag is akkoord'])
    expect(await readBell(site.portal, eva)).toHaveLength(2)
  })

  it('goes where somebody wants it on devices only, and is kept nowhere afterwards', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    const komt = { portaal: false, push: true, mail: 'nooit' } as const
    await site.wish(eva, { soorten: { ...defaultPreferences.soorten, komt } })
    await site.tell(eva, 'komt')
    expect(await readBell(site.portal, eva)).toEqual([])
    await site.send()
    expect(browser.received).toHaveLength(1)
    const { rows } = await site.portal.db.execute(sql`select 1 from notifications where user_name = ${eva.userName}`)
    expect(rows).toEqual([])
  })

  it('waits for the end of the quiet hours', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    await site.wish(eva, { stilVan: '11:30', stilTot: '12:30' })
    await site.tell(eva)
    await site.send()
    expect(browser.tries).toBe(0)
    site.clock.advance(minutes(31))
    await site.send()
    expect(browser.received).toHaveLength(1)
  })

  it('does not go of what was read meanwhile, whether it waited for its hour or for its push service', async () => {
    const eva = await site.person()
    const { browser, token } = await site.switchOn(eva)
    const readAll = () => site.portal.post(notifications.setRead, { gebruikerLogin: eva.userName }, { token })
    await site.tell(eva)
    await readAll()
    await site.send()
    expect(browser.tries).toBe(0)
    browser.answer = 503
    await site.tell(eva)
    await site.send()
    expect([browser.tries, await site.waiting(eva)]).toEqual([1, 1])
    await readAll()
    browser.answer = 201
    site.clock.advance(minutes(10))
    await site.send()
    expect([browser.received, await site.waiting(eva)]).toEqual([[], 0])
  })

  it.each([
    ['a session that ended', 'update sessions set ended_at = now() where user_id ='],
    ['somebody who was blocked', 'update users set is_blocked = true where id ='],
  ])('does not go on to %s while its push service was waited for', async (_, change) => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    browser.answer = 503
    await site.tell(eva)
    await site.send()
    await site.portal.db.execute(sql`${sql.raw(change)} (select id from users where user_name = ${eva.userName})`)
    browser.answer = 201
    site.clock.advance(minutes(10))
    await site.send()
    expect([browser.tries, await site.waiting(eva)]).toEqual([1, 0])
  })

  it('does not go of a location that the person lost meanwhile, nor of what was taken back', async () => {
    const [eva, tom] = [await site.person(), await site.person()]
    const [hers, his] = [await site.switchOn(eva), await site.switchOn(tom)]
    await site.tell(eva)
    await site.portal.db.execute(sql`delete from erp_user_locations where user_name = ${eva.userName}`)
    const subject = await site.tell(tom)
    await transactWith(site.portal.parts, (own) => takeBack(own, tom.userName, subject.slice(2)))
    await site.send()
    expect([hers.browser.tries, his.browser.tries, await site.waiting(eva)]).toEqual([0, 0, 0])
  })

  it('does not go a day late', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    await site.tell(eva)
    site.clock.advance(25 * minutes(60))
    await site.send()
    expect(browser.tries).toBe(0)
    expect(await readBell(site.portal, eva)).toHaveLength(1)
    browser.answer = 503
    await site.tell(eva)
    await site.send()
    browser.answer = 201
    site.clock.advance(25 * minutes(60))
    await site.send()
    expect([browser.tries, await site.waiting(eva)]).toEqual([1, 0])
  })

  it('does not go where the company switched push off, and no browser can be switched on', async () => {
    const eva = await site.person()
    const { browser, token } = await site.switchOn(eva)
    await site.tell(eva)
    const { database } = site.portal
    const off = await startTestPortal({ clock: site.clock, database, settings: { Meldingen_Push: false } })
    try {
      await site.send(off)
      expect(browser.tries).toBe(0)
      const asked = { gebruikerLogin: eva.userName }
      const { answer } = await off.post(notifications.getDevices, asked, { token })
      expect(answer).toMatchObject({ actief: false, items: [{}] })
      const { endpoint, p256dh, auth } = site.service.subscribe()
      const added = await off.post(notifications.addDevice, { ...asked, endpoint, p256dh, auth }, { token })
      expect(added.problem?.code).toBe('melding.push_uit')
      const [device] = answer.items
      const test = { ...asked, apparaatId: device?.id ?? '' }
      expect((await off.post(notifications.testDevice, test, { token })).problem?.code).toBe('melding.push_uit')
    } finally {
      await off.close()
    }
    await site.send()
    expect(browser.received).toHaveLength(1)
  })
})

describe('a push service', () => {
  it('that is busy is asked again when it says, and one that fails later each time', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    browser.answer = { status: 429, headers: { 'retry-after': '600' } }
    await site.tell(eva)
    await site.send()
    site.clock.advance(minutes(9))
    await site.send()
    expect(browser.tries).toBe(1)
    browser.answer = 500
    site.clock.advance(minutes(1))
    await site.send()
    await site.send()
    expect(browser.tries).toBe(2)
    // A minute after the second try, two after the third.
    for (const [pause, tries] of [
      [1, 3],
      [1, 3],
      [1, 4],
    ] as const) {
      site.clock.advance(minutes(pause))
      await site.send()
      expect(browser.tries).toBe(tries)
    }
    browser.answer = 201
    site.clock.advance(minutes(4))
    await site.send()
    expect([browser.tries, browser.received.length, await site.waiting(eva)]).toEqual([5, 1, 0])
  })

  it('that hangs delays no other device, and is asked again later', async () => {
    const eva = await site.person()
    const [slow, quick] = [await site.switchOn(eva), await site.switchOn(eva)]
    slow.browser.answer = 'hangs'
    await site.tell(eva)
    await site.send()
    expect([slow.browser.tries, quick.browser.received.length, await site.waiting(eva)]).toEqual([1, 1, 1])
    slow.browser.answer = 201
    site.clock.advance(minutes(1))
    await site.send()
    expect([slow.browser.received.length, quick.browser.tries]).toEqual([1, 1])
  })

  it('that never works is given up after eight tries', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    browser.answer = 500
    await site.tell(eva)
    for (let round = 0; round < 12; round += 1) {
      await site.send()
      site.clock.advance(minutes(61))
    }
    expect([browser.tries, await site.waiting(eva)]).toEqual([8, 0])
  })

  it.each([404, 410])('that answers %i gets nothing more: the browser left', async (answer) => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    browser.answer = answer
    await site.tell(eva)
    await site.tell(eva)
    await site.send()
    expect([(await site.devices(eva)).items, await site.waiting(eva)]).toEqual([[], 0])
  })

  it.each([302, 400, 413])('that answers %i is not asked again, and its device stays', async (status) => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    const target = site.service.subscribe()
    browser.answer = { status, headers: { location: target.endpoint } }
    await site.tell(eva)
    await site.send()
    site.clock.advance(minutes(90))
    await site.send()
    expect([browser.tries, target.tries, await site.waiting(eva)]).toEqual([1, 0, 0])
    expect((await site.devices(eva)).items).toHaveLength(1)
  })

  it('is asked once by who takes over from a process that died while sending', async () => {
    const eva = await site.person()
    const { browser } = await site.switchOn(eva)
    await site.tell(eva)
    const { db } = site.portal
    await planDeliveries(db, site.clock.now(), pushLifeMs)
    expect(await claimDeliveries(db, site.clock.now(), 100)).toHaveLength(1)
    await site.send(site.second)
    expect(browser.tries).toBe(0)
    site.clock.advance(minutes(1))
    await Promise.all([site.send(), site.send(site.second)])
    expect(browser.received).toHaveLength(1)
  })
})

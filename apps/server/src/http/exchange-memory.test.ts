import { auth } from '@portal/contract/auth.ts'
import { item } from '@portal/contract/item.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildItem, buildPerson } from '../../test/builders.ts'
import { testClock } from '../../test/test-clock.ts'
import { type PostOptions, startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../test/wait-for.ts'
import { items, userLocations } from '../erp/mirror-tables.ts'
import { packAnswer } from '../platform/cache/pack-answer.ts'
import { eq } from '../platform/db/query.ts'
import { users } from '../platform/db/schema/accounts.ts'
import { settingOverrides } from '../platform/db/schema/settings.ts'
import { createExchangeMemory } from './exchange-memory.ts'

const clock = testClock()
let portal: TestPortal
let second: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ clock })
  second = await startTestPortal({ clock, database: portal.database })
})
afterAll(async () => {
  await second.close()
  await portal.close()
})

/** Somebody who has asked for an item at the own location twice, in both processes. */
async function askedTwice() {
  const person = await buildPerson(portal)
  const no = await buildItem(portal)
  const token = await portal.tokenOf(person.userName)
  const input = { materieelSoort: no, materieellocatie: person.locationNo }
  const ask = (at = portal, options: PostOptions = {}) => at.post(item.getItem, input, { token, ...options })
  for (const at of [portal, second, portal, second]) expect((await ask(at)).status).toBe(200)
  return { ...person, no, token, ask }
}

describe('a question asked again', () => {
  it('gets the kept answer without another look at visitor and place', async () => {
    const { ask } = await askedTwice()
    const looks = vi.spyOn(portal.open.access, 'get')
    const again = await ask()
    expect(looks).not.toHaveBeenCalled()
    expect(again.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = again.headers.get('etag') ?? ''
    expect((await ask(portal, { headers: { 'if-none-match': etag } })).status).toBe(304)
    looks.mockRestore()
  })

  it('is another one with another language, visitor or place', async () => {
    const { ask, no } = await askedTwice()
    const other = await buildPerson(portal)
    const german = await ask(portal, { headers: { 'accept-language': 'de-DE' } })
    expect(german.status).toBe(200)
    expect((await ask(portal, { token: await portal.tokenOf(other.userName) })).status).toBe(404)
    expect((await ask(portal, { token: 'a.b.c' })).status).toBe(401)
    const elsewhere = { materieelSoort: no, materieellocatie: other.locationNo }
    expect((await portal.post(item.getItem, elsewhere, {})).status).toBe(404)
  })

  it('is refused at once after logging out, and soon in every process', async () => {
    const { ask, token } = await askedTwice()
    expect((await portal.post(auth.logout, {}, { token })).status).toBe(204)
    expect((await ask()).problem).toMatchObject({ status: 401, code: 'sessie.verlopen' })
    await waitFor(async () => (await ask(second)).status === 401, heardWithinMs)
  })

  it('is refused when the account is blocked or the location taken away', async () => {
    const blocked = await askedTwice()
    await portal.db.update(users).set({ isBlocked: true }).where(eq(users.userName, blocked.userName))
    for (const at of [portal, second]) await waitFor(async () => (await blocked.ask(at)).status === 401, heardWithinMs)
    const moved = await askedTwice()
    await portal.db.delete(userLocations).where(eq(userLocations.userName, moved.userName))
    for (const at of [portal, second]) await waitFor(async () => (await moved.ask(at)).status === 404, heardWithinMs)
  })

  it('is refused when the session ends by time', async () => {
    const { ask } = await askedTwice()
    clock.advance(12 * 3_600_000 + 1000)
    expect((await ask()).status).toBe(401)
  })

  it('hides prices when their setting changes, in every process', async () => {
    const { ask } = await askedTwice()
    expect((await ask()).answer.toonPrijs).toBe(true)
    const change = { key: 'Prijzen_Intern', value: true, changedBy: 'test', changedAt: clock.now() }
    await portal.db.insert(settingOverrides).values(change)
    for (const at of [portal, second]) await waitFor(async () => !(await ask(at)).answer.toonPrijs, heardWithinMs)
    await portal.db.delete(settingOverrides)
  })

  it('gets what a sync brought, in every process', async () => {
    const { ask, no } = await askedTwice()
    await portal.db.update(items).set({ description: 'Nieuwe naam' }).where(eq(items.no, no))
    expect((await ask()).answer.omschrijving).not.toBe('Nieuwe naam')
    await portal.open.answers.of('sync', (value) => value).drop(['catalogue'])
    expect((await ask()).answer.omschrijving).toBe('Nieuwe naam')
    await waitFor(async () => (await ask(second)).answer.omschrijving === 'Nieuwe naam', heardWithinMs)
  })

  it('is looked at anew when a day begins', async () => {
    clock.set('2026-12-01T22:59:59.500Z')
    const { ask } = await askedTwice()
    clock.advance(1000)
    const looks = vi.spyOn(portal.open.access, 'get')
    expect((await ask()).status).toBe(200)
    expect(looks).toHaveBeenCalled()
    looks.mockRestore()
  })
})

describe('the exchanges that are kept', () => {
  /** A memory of its own, and what keeps an answer of so many bytes in it. */
  function memoryOf(bytes: number) {
    const memory = createExchangeMemory()
    const { open } = portal
    const answer = packAnswer('x'.repeat(bytes))
    const keep = (key: string) => memory.keep(key, { open, epoch: open.epoch(), visitor: null, answer })
    return { memory, keep, isKept: (key: string) => memory.find(key) !== null }
  }

  it('take 64 MB at most, long questions included, and what is in use stays', () => {
    const { memory, keep, isKept } = memoryOf(1024 * 1024)
    const long = 'x'.repeat(3900)
    keep('in use')
    for (let n = 0; n < 80; n += 1) {
      keep(`${n} ${long}`)
      expect(isKept('in use')).toBe(true)
    }
    expect(memory.weight()).toBeLessThanOrEqual(64 * 1024 * 1024)
    expect([isKept(`0 ${long}`), isKept(`79 ${long}`)]).toEqual([false, true])
    const small = memoryOf(0)
    small.keep(long)
    expect(small.memory.weight()).toBeGreaterThan(long.length * 2)
  })

  it('go after seconds, also when nobody asks any more', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { memory, keep } = memoryOf(10)
      for (const round of ['first', 'second']) {
        keep(round)
        vi.advanceTimersByTime(4999)
        expect(memory.weight()).toBeGreaterThan(0)
        vi.advanceTimersByTime(1)
        expect(memory.weight()).toBe(0)
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('are 5000 at most, however small, and none of a question beyond all measure', () => {
    const { keep, isKept } = memoryOf(0)
    for (let n = 0; n <= 5000; n += 1) keep(`${n}`)
    expect([isKept('0'), isKept('5000')]).toEqual([false, true])
    keep('x'.repeat(4001))
    expect(isKept('x'.repeat(4001))).toBe(false)
  })
})

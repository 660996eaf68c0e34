import { auth } from '@portal/contract/auth.ts'
import { item } from '@portal/contract/item.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson } from '../../test/builders.ts'
import { testClock } from '../../test/test-clock.ts'
import { type PostOptions, startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { heardWithinMs, waitFor } from '../../test/wait-for.ts'
import { items, userLocations } from '../erp/mirror-tables.ts'
import { eq } from '../platform/db/query.ts'
import { users } from '../platform/db/schema/accounts.ts'
import { settingOverrides } from '../platform/db/schema/settings.ts'

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
  it('is answered as not modified to who has the answer, which no cache keeps', async () => {
    const { ask } = await askedTwice()
    const again = await ask()
    expect(again.headers.get('x-content-type-options')).toBe('nosniff')
    expect(again.headers.get('cache-control')).toBe('no-store')
    const etag = again.headers.get('etag') ?? ''
    expect((await ask(portal, { headers: { 'if-none-match': etag } })).status).toBe(304)
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
    await portal.parts.memory.changed(['catalogue'])
    expect((await ask()).answer.omschrijving).toBe('Nieuwe naam')
    await waitFor(async () => (await ask(second)).answer.omschrijving === 'Nieuwe naam', heardWithinMs)
  })
})

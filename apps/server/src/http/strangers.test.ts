import { auth } from '@portal/contract/auth.ts'
import { categories } from '@portal/contract/categories.ts'
import { locations } from '@portal/contract/locations.ts'
import { search } from '@portal/contract/search.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { rebuildSearchDocuments } from '../features/search/search-index.store.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ strangersPerMinute: 40 })
  await buildItem(portal, { no: 'KRUIWAGEN', description: 'Kruiwagen' })
  await rebuildSearchDocuments(portal.db)
})
afterAll(() => portal.close())

const kept = () => portal.open.memory.weight()

describe('what strangers send', () => {
  it('is refused beyond 64 kB', async () => {
    const send = (bytes: number) =>
      fetch(portal.url + categories.getItemCategories.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ x: 'x'.repeat(bytes) }),
      })
    expect([(await send(60_000)).status, (await send(66_000)).status]).toEqual([200, 413])
  })

  it('is kept nowhere while their tokens are worth nothing, however many and long', async () => {
    const before = kept()
    const [head = '', body = ''] = (await portal.tokenOf((await buildPerson(portal)).userName)).split('.')
    for (let n = 0; n < 5; n += 1) {
      for (const token of [`${'A'.repeat(10_000)}.${n}.x`, `${head}.${body}.${n}`]) {
        const asked = await portal.post(locations.getLocations, { gebruikersnaam: 'iemand' }, { token })
        expect(asked.problem).toMatchObject({ status: 401, code: 'sessie.verlopen' })
      }
    }
    expect(kept()).toBe(before)
  })

  it('is kept when it finds something, counted with its key, and not when it finds nothing', async () => {
    const ask = (term: string) => portal.post(search.getSuggestions, { term, maximum: 5 })
    // The search itself is kept from the first term on.
    await ask('qzxwvk')
    const before = kept()
    for (let n = 0; n < 5; n += 1) expect((await ask(`qzx${n}wvk`)).answer.items).toEqual([])
    expect(kept()).toBe(before)
    expect((await ask('kruiwagen')).answer.items).not.toEqual([])
    expect(kept()).toBeGreaterThan(before + 1000)
  })

  it('is refused when it is too much from one network, while people log in and go on', async () => {
    const eva = await buildPerson(portal)
    const statuses: number[] = []
    for (let n = 0; n < 60; n += 1) {
      const token = n % 2 === 0 ? {} : { token: `a.b.${n}` }
      const languages = { headers: { 'accept-language': `nl, x-${n}` } }
      statuses.push((await portal.post(categories.getItemCategories, {}, { ...token, ...languages })).status)
    }
    expect(statuses.at(-1)).toBe(429)
    expect(statuses.at(-2)).toBe(429)
    const login = { gebruikersnaam: eva.userName, wachtwoord: 'Onjuist#2027' }
    expect((await portal.post(auth.login, login)).problem).toMatchObject({ status: 401, code: 'login.onjuist' })
    const own = { gebruikersnaam: eva.userName }
    expect((await portal.post(locations.getLocations, own, { as: eva.userName })).status).toBe(200)
  })
})

import { auth } from '@portal/contract/auth.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { buildUser } from '../../test/builders.ts'
import { createTestDatabase, dropTestDatabase } from '../../test/test-database.ts'
import { startTestPortal, type TestPortal, type TestPortalOptions } from '../../test/test-portal.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

async function start(options: TestPortalOptions): Promise<TestPortal> {
  const portal = await startTestPortal(options)
  closing.push(() => portal.close())
  return portal
}

/** Logs in so often, each time as a visitor whom the headers name. */
async function logIns(portal: TestPortal, headersOf: (time: number) => Record<string, string>): Promise<number[]> {
  const statuses: number[] = []
  for (let time = 0; time < 5; time += 1) {
    const input = { gebruikersnaam: `niemand${time}`, wachtwoord: 'Fout-2026!' }
    statuses.push((await portal.post(auth.login, input, { headers: headersOf(time) })).status)
  }
  return statuses
}

/** As a proxy sends it that appends to what the visitor says. */
const invented = (time: number) => ({ 'x-forwarded-for': `10.1.1.${time}, 192.0.2.9` })
const limited = [401, 401, 401, 429, 429]

describe('the address of a visitor', () => {
  it('is what the last proxy says, whatever the visitor wrote before it', async () => {
    expect(await logIns(await start({ proxies: 1, loginsPerMinute: 3 }), invented)).toEqual(limited)
    expect(await logIns(await start({ proxies: ['127.0.0.0/8'], loginsPerMinute: 3 }), invented)).toEqual(limited)
  })

  it('is that of the connection where no proxy is known, and where another one is', async () => {
    const single = (time: number) => ({ 'x-forwarded-for': `192.0.2.${time}` })
    expect(await logIns(await start({ loginsPerMinute: 3 }), single)).toEqual(limited)
    expect(await logIns(await start({ proxies: ['10.0.0.0/8'], loginsPerMinute: 3 }), single)).toEqual(limited)
  })

  it('is that of each visitor behind two proxies', async () => {
    const portal = await start({ proxies: 2, loginsPerMinute: 3 })
    const through = (time: number) => ({ 'x-forwarded-for': `192.0.2.${time}, 10.0.0.7` })
    expect(await logIns(portal, through)).toEqual([401, 401, 401, 401, 401])
    const behind = (time: number) => ({ 'x-forwarded-for': `203.0.113.${time}, 192.0.2.77, 10.0.0.7` })
    expect(await logIns(portal, behind)).toEqual(limited)
  })
})

describe('the host name of a request', () => {
  /** Which tenant answers: the token is one of the default tenant and worth nothing at the other. */
  async function answering(options: TestPortalOptions, headers: Record<string, string>): Promise<string> {
    const database = await createTestDatabase()
    closing.push(() => dropTestDatabase(database))
    const portal = await start({ ...options, others: [{ id: 'tweede', hostNames: ['tweede.example'], database }] })
    const as = await buildUser(portal, { userName: 'ploeg' })
    const { status } = await portal.post(orderList.getOrderLists, { gebruikerLogin: as }, { as, headers })
    return status === 200 ? 'standaard' : status === 401 ? 'tweede' : String(status)
  }
  const forwarded = { 'x-forwarded-host': 'portaal.example, tweede.example' }

  it('is what a known proxy says, and nobody else', async () => {
    expect(await answering({ proxies: 1 }, forwarded)).toBe('tweede')
    expect(await answering({ proxies: ['10.0.0.0/8'] }, forwarded)).toBe('standaard')
    expect(await answering({}, forwarded)).toBe('standaard')
  })

  it('is the same with the dot of a complete name', async () => {
    expect(await answering({ proxies: 1 }, { 'x-forwarded-host': 'Tweede.Example.:443' })).toBe('tweede')
  })
})

it('sends HSTS only when a known proxy says that they did', async () => {
  const strictOf = async (portal: TestPortal) => {
    const headers = { 'x-forwarded-proto': 'https' }
    const answers = await Promise.all(['/', '/health/live'].map((path) => fetch(portal.url + path, { headers })))
    return answers.map((answer) => answer.headers.get('strict-transport-security'))
  }
  expect(await strictOf(await start({ proxies: 1 }))).toEqual(['max-age=31536000', 'max-age=31536000'])
  expect(await strictOf(await start({}))).toEqual([null, null])
})

describe('metrics', () => {
  const statusOf = async ({ url }: TestPortal, headers: Record<string, string> = {}) =>
    (await fetch(`${url}/metrics`, { headers })).status

  it('are read on this machine, and by nobody who comes through a proxy', async () => {
    const portal = await start({})
    expect(await statusOf(portal)).toBe(200)
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
      expect(await statusOf(portal, { [header]: '192.0.2.1' }), header).toBe(404)
    expect(await statusOf(await start({ proxies: 1 }))).toBe(404)
  })

  it('are read with the token from anywhere, and without it by nobody', async () => {
    const metricsToken = 'een-lang-genoeg-token'
    const portal = await start({ proxies: 1, metricsToken })
    expect(await statusOf(portal, { authorization: `Bearer ${metricsToken}` })).toBe(200)
    expect(await statusOf(portal, { authorization: `Bearer ${metricsToken}x` })).toBe(404)
    expect(await statusOf(portal)).toBe(404)
    expect(await statusOf(await start({ metricsToken }))).toBe(404)
  })
})

it('shows the description of the calls where it is open, and nowhere else', async () => {
  const statusesOf = async ({ url }: TestPortal) =>
    (await Promise.all(['/api/docs/', '/api/openapi.json'].map((path) => fetch(url + path)))).map(
      ({ status }) => status,
    )
  expect(await statusesOf(await start({}))).toEqual([200, 200])
  expect(await statusesOf(await start({ showsCalls: false }))).toEqual([404, 404])
})

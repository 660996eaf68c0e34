import { auth } from '@portal/contract/auth.ts'
import { type HubEvent, hubEvents, hubPath, hubTransports } from '@portal/contract/hub.ts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startBalancer } from '../../test/balancer.ts'
import { buildLocation, buildUser, grantLocation } from '../../test/builders.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import { gate } from '../app/gate.ts'

let portal: TestPortal
let second: TestPortal
/** Another process, behind a proxy. */
let behind: TestPortal
let locationNo: string
const sockets: Socket[] = []

beforeAll(async () => {
  portal = await startTestPortal()
  second = await startTestPortal({ database: portal.database })
  behind = await startTestPortal({ database: portal.database, proxies: 1 })
  await buildUser(portal, { userName: 'luisteraar' })
  await buildUser(portal, { userName: 'ander' })
  locationNo = await buildLocation(portal)
  await grantLocation(portal, { userName: 'luisteraar', locationNo, role: 'foreman' })
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(async () => {
  await second.close()
  await behind.close()
  await portal.close()
})

interface Listener {
  readonly socket: Socket
  /** Names of events, and of changes their subjects. */
  readonly heard: string[]
  /** The requests that were told of. */
  readonly requests: string[]
}

interface ListenChoice {
  readonly extraHeaders?: Record<string, string>
  /** How long ago this page began to read, or heard the last. */
  readonly missedMs?: number
}

async function listen(at: TestPortal, token: string, { extraHeaders = {}, missedMs }: ListenChoice = {}) {
  const socket = io(at.url, {
    path: hubPath,
    auth: { token, missedMs },
    transports: ['websocket'],
    reconnection: false,
    extraHeaders,
  })
  sockets.push(socket)
  const heard: string[] = []
  const requests: string[] = []
  socket.on(nameOf('changed'), ({ subjects, ids = [] }) => {
    heard.push(...subjects)
    requests.push(...ids)
  })
  for (const { name } of Object.values(hubEvents))
    if (name !== nameOf('changed')) socket.on(name, () => heard.push(name))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  const listener: Listener = { socket, heard, requests }
  return listener
}
const nameOf = (event: HubEvent) => hubEvents[event].name

describe('the realtime connection', () => {
  it('refuses a token that is worth nothing, and none at all', async () => {
    await expect(listen(portal, 'niets')).rejects.toThrow('sessie.verlopen')
    await expect(listen(portal, '')).rejects.toThrow('sessie.verlopen')
  })

  it('refuses a page of another origin', async () => {
    const token = await portal.tokenOf('luisteraar')
    await expect(listen(portal, token, { extraHeaders: { origin: 'https://elders.example' } })).rejects.toThrow()
    await expect(listen(portal, token, { extraHeaders: { origin: portal.url } })).resolves.toBeDefined()
    const named = { host: 'portaal.example', origin: 'https://elders.example' }
    await expect(listen(portal, token, { extraHeaders: named })).rejects.toThrow()
  })

  it('takes a page whose port a proxy left out of the host name', async () => {
    const extraHeaders = { host: 'portaal.example', origin: 'https://portaal.example:8443' }
    const token = await portal.tokenOf('luisteraar')
    await expect(listen(portal, token, { extraHeaders })).resolves.toBeDefined()
  })

  it('believes what is said of the host by a known proxy only', async () => {
    const token = await portal.tokenOf('luisteraar')
    const extraHeaders = { 'x-forwarded-host': 'portaal.example', origin: 'https://portaal.example' }
    await expect(listen(portal, token, { extraHeaders })).rejects.toThrow()
    await expect(listen(behind, token, { extraHeaders })).resolves.toBeDefined()
  })

  it('has no long polling, whose requests would have to reach the same process each time', async () => {
    const answer = await fetch(`${portal.url}${hubPath}/?EIO=4&transport=polling`)
    expect(answer.status).toBe(400)
  })

  it('stands at once for every page behind a balancer that spreads what comes over two processes', async () => {
    const balancer = await startBalancer([behind.url, second.url])
    const token = await portal.tokenOf('luisteraar')
    const pages = Array.from({ length: 10 }, () => {
      const socket = io(balancer.url, { path: hubPath, auth: { token }, transports: [...hubTransports] })
      sockets.push(socket)
      const page = { socket, failures: 0, heard: 0 }
      for (const trouble of ['connect_error', 'disconnect'])
        socket.on(trouble, () => {
          page.failures += 1
        })
      socket.on(nameOf('changed'), () => {
        page.heard += 1
      })
      return page
    })
    await waitFor(async () => pages.every(({ socket, failures }) => socket.connected || failures > 0))
    await waitFor(async () => {
      portal.parts.hub.changed({ location: locationNo }, { subjects: ['requests'], ids: ['P-4'] })
      return pages.every(({ heard, failures }) => heard > 0 || failures > 0)
    })
    expect(pages.map(({ failures }) => failures)).toEqual(pages.map(() => 0))
    expect(balancer.upgrades()).toEqual([5, 5])
    const metrics = await (await fetch(`${second.url}/metrics`)).text()
    expect(metrics).toContain('portal_hub_connections{tenant="standaard"} 5')
    for (const { socket } of pages) socket.disconnect()
    await balancer.close()
  })

  it('sends an event of one process to its users and locations in another, and to nobody else', async () => {
    const listener = await listen(portal, await portal.tokenOf('luisteraar'))
    const other = await listen(portal, await portal.tokenOf('ander'))
    const { hub } = second.parts
    await waitFor(async () => {
      hub.changed({ user: 'luisteraar' }, { subjects: ['locations'] })
      hub.changed({ location: locationNo }, { subjects: ['requests'], ids: ['P-1'] })
      return listener.heard.includes('requests') && listener.heard.includes('locations')
    })
    hub.changed('all', { subjects: ['catalogue'] })
    await waitFor(async () => other.heard.includes('catalogue'))
    expect(other.heard).toEqual(['catalogue'])
  })

  it('sends a page again, once, the events of its rooms since it last listened (R-RT-03)', async () => {
    const witness = await listen(portal, await portal.tokenOf('luisteraar'))
    const { hub } = second.parts
    hub.changed({ location: locationNo }, { subjects: ['requests'], ids: ['P-2'] })
    hub.changed({ location: locationNo }, { subjects: ['requests'], ids: ['P-2'] })
    hub.changed({ user: 'luisteraar' }, { subjects: ['locations'] })
    await waitFor(async () => witness.heard.length === 3)
    portal.parts.hub.changed({ user: 'luisteraar' }, { subjects: ['settings'] })
    const late = await listen(portal, await portal.tokenOf('luisteraar'), { missedMs: 0 })
    await waitFor(async () => late.heard.includes('settings'))
    expect(late.requests.filter((no) => no === 'P-2')).toEqual(['P-2'])
    expect(late.heard.filter((name) => name === 'locations')).toHaveLength(1)
    const other = await listen(portal, await portal.tokenOf('ander'), { missedMs: 0 })
    hub.changed('all', { subjects: ['catalogue'] })
    await waitFor(async () => other.heard.at(-1) === 'catalogue')
    expect(other.heard).not.toContain('locations')
  })

  it('sends the events of a new location from then on', async () => {
    const listener = await listen(portal, await portal.tokenOf('luisteraar'))
    const granted = await buildLocation(portal)
    await grantLocation(portal, { userName: 'luisteraar', locationNo: granted, role: 'foreman' })
    second.parts.hub.changed({ user: 'luisteraar' }, { subjects: ['locations'] })
    await waitFor(async () => {
      second.parts.hub.changed({ location: granted }, { subjects: ['requests'], ids: ['P-3'] })
      return listener.requests.includes('P-3')
    })
  })

  it('says so when it does not know any more what a page missed', async () => {
    const late = await listen(portal, await portal.tokenOf('luisteraar'), { missedMs: 86_400_000 })
    await waitFor(async () => late.heard.length > 0)
    expect(late.heard).toEqual([nameOf('eventsMissed')])
  })

  it('says to open and to late pages that they missed something after the processes lost each other', async () => {
    const token = await portal.tokenOf('luisteraar')
    const listener = await listen(portal, token)
    await portal.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '%listener'",
    )
    await waitFor(async () => listener.heard.includes(nameOf('eventsMissed')))
    second.parts.hub.changed({ location: locationNo }, { subjects: ['requests'], ids: ['P-4'] })
    await waitFor(async () => listener.requests.includes('P-4'))
    const late = await listen(portal, token, { missedMs: 60_000 })
    await waitFor(async () => late.heard.length > 0)
    // Processes that read their settings anew say so too.
    expect(late.heard[0]).toBe(nameOf('eventsMissed'))
  })

  it('takes 20 pages of a person and refuses one more, while another person connects', async () => {
    await buildUser(portal, { userName: 'velen' })
    const token = await portal.tokenOf('velen')
    const pages = await Promise.all(Array.from({ length: 20 }, () => listen(portal, token)))
    await expect(listen(portal, token)).rejects.toThrow('verzoek.te_vaak')
    await expect(listen(portal, await portal.tokenOf('ander'))).resolves.toBeDefined()
    pages[0]?.socket.disconnect()
    await waitFor(async () =>
      listen(portal, token).then(
        () => true,
        () => false,
      ),
    )
  })

  it('takes 200 connections of a network that do not say whose they are, and refuses one more', async () => {
    const open = () =>
      new Promise<WebSocket>((resolve, reject) => {
        const socket = new WebSocket(`${portal.url.replace('http', 'ws')}${hubPath}/?EIO=4&transport=websocket`)
        socket.onopen = () => resolve(socket)
        socket.onerror = () => reject(new Error('refused'))
      })
    const strangers = await Promise.all(Array.from({ length: 200 }, open))
    await expect(open()).rejects.toThrow('refused')
    for (const socket of strangers) socket.close()
    await waitFor(async () =>
      open().then(
        (socket) => {
          socket.close()
          return true
        },
        () => false,
      ),
    )
  })

  it('reads a session once however many pages it has open, when its locations change', async () => {
    await buildUser(portal, { userName: 'druk' })
    const token = await portal.tokenOf('druk')
    const pages = await Promise.all(Array.from({ length: 12 }, () => listen(portal, token)))
    const looks = vi.spyOn(gate, 'findOpenSession')
    portal.parts.hub.changed({ user: 'druk' }, { subjects: ['locations'] })
    await waitFor(async () => looks.mock.results.length > 0 && pages.every(({ heard }) => heard.length > 0))
    expect(looks).toHaveBeenCalledTimes(1)
    looks.mockRestore()
  })

  it('ends with its session, in whichever process it is', async () => {
    const token = await portal.tokenOf('luisteraar')
    const here = await listen(portal, token)
    const there = await listen(second, token)
    await portal.post(auth.logout, {}, { token })
    await waitFor(async () => !here.socket.connected && !there.socket.connected)
    expect(here.heard).toEqual([nameOf('sessionEnded')])
    expect(there.heard).toEqual([nameOf('sessionEnded')])
  })
})

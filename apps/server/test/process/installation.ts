import { randomUUID } from 'node:crypto'
import { hubPath } from '@portal/contract/hub.ts'
import { io, type Socket } from 'socket.io-client'
import { type BackOffice, startBackOffice } from '../../../../tooling/back-office.ts'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { endProgram, startQuietly } from '../../../../tooling/quiet-programs.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { startDebianPostgres } from './debian-programs.ts'
import type { Balancer } from './documented-proxies.ts'
import type { PortalClient } from './portal-client.ts'

/** Three processes of one company behind a proxy, on Debian's PostgreSQL: two that serve people, and one that works. */
export interface Installation {
  readonly database: Awaited<ReturnType<typeof startDebianPostgres>>
  readonly backOffice: BackOffice
  /** The two that serve people; one that is restarted is put in its place. */
  readonly webs: Stack[]
  /** Of the proxy. */
  readonly url: string
  /** What they sign tokens with. */
  readonly secretKey: string
  /** Processes that ended by themselves. */
  ended(): readonly unknown[]
  stop(): Promise<void>
}

export async function startInstallation(
  startProxy: (portalUrls: readonly string[]) => Promise<Balancer>,
  moreEnv: Readonly<Record<string, string>> = {},
): Promise<Installation> {
  const closers: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of closers.reverse()) await close()
  }
  try {
    const database = await startDebianPostgres()
    closers.push(() => database.stop())
    const backOffice = await startBackOffice({ scale: 0.1 })
    closers.push(() => backOffice.stop())
    const secretKey = randomUUID().repeat(2)
    const env = { PORTAL_DATABASE_URL: database.url, PORTAL_SECRET_KEYS: secretKey, ...moreEnv }
    const workerEnv = { ...env, NAVISION_URL: backOffice.url, PORTAL_ROLE: 'worker' }
    const worker = startQuietly(portalProgram(), { env: workerEnv, log: [] })
    closers.push(() => endProgram(worker, 'SIGTERM'))
    const webs: Stack[] = []
    closers.push(async () => {
      for (const web of webs) await web.stop()
    })
    for (let web = 0; web < 2; web += 1)
      webs.push(await startStack({ backOffice, env: { ...env, PORTAL_ROLE: 'web', PORTAL_TRUST_PROXY: '1' } }))
    const proxy = await startProxy(webs.map(({ portalUrl }) => portalUrl))
    closers.push(() => proxy.stop())
    const ended = () =>
      [worker, ...webs.map(({ portal }) => portal)].filter((one) => one.exitCode !== null || one.signalCode !== null)
    return { database, backOffice, webs, url: proxy.url, secretKey, ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** So many open pages of each person, as the browser connects them, and what went wrong with their connections. */
export function openPages(url: string, people: readonly PortalClient[], each: number) {
  const counts = { refused: 0, dropped: 0 }
  const tokens = people.flatMap(({ token }) => Array.from({ length: each }, () => token))
  const sockets: Socket[] = tokens.map((token) => {
    const socket = io(url, { path: hubPath, auth: { token }, transports: ['websocket'], forceNew: true })
    let refusals = 0
    socket.on('connect', () => {
      refusals = 0
    })
    socket.on('connect_error', () => {
      counts.refused += 1
      // As a page does (apps/web/src/lib/hub.ts): the library takes a refusal of the portal as final.
      if (socket.active) return
      setTimeout(() => socket.connect(), Math.min(20_000, 1000 * 2 ** refusals) * (0.5 + Math.random())).unref()
      refusals += 1
    })
    socket.on('disconnect', () => {
      counts.dropped += 1
    })
    return socket
  })
  return { counts, sockets, close: () => sockets.map((socket) => socket.disconnect()) }
}

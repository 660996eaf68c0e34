import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { hubPath } from '@portal/contract/hub.ts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, expect, it } from 'vitest'
import { startBackOffice } from '../../../../tooling/back-office.ts'
import { portalProgram } from '../../../../tooling/portal-program.ts'
import { endProgram, startQuietly } from '../../../../tooling/quiet-programs.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { chances, howOften, tellFigures } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { type Crew, compareWithBooks, settledRequests, startCrew } from './crew.ts'
import { missingPrograms, startDebianPostgres, startNginx } from './debian-programs.ts'
import type { Ending } from './own-database.ts'
import type { PortalClient } from './portal-client.ts'

/** In `npm test` the small part of it is database-away.test.ts, which needs nothing that is not installed. */
const rounds = howOften(0, 10)
const people = 8
const endings: readonly Ending[] = ['fast', 'immediate', 'kill']
const chance = chances()

const closers: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const close of closers.reverse()) await close()
}, 120_000)

/** Three processes of one installation: two that listen, and one that works. */
async function startInstallation() {
  const database = await startDebianPostgres()
  closers.push(() => database.stop())
  const backOffice = await startBackOffice({ scale: 0.1 })
  closers.push(() => backOffice.stop())
  const env = { PORTAL_DATABASE_URL: database.url, PORTAL_SECRET_KEYS: randomUUID().repeat(2) }
  const log: string[] = []
  const workerEnv = { ...env, NAVISION_URL: backOffice.url, PORTAL_ROLE: 'worker' }
  const worker = startQuietly(portalProgram(), { env: workerEnv, log })
  closers.push(() => endProgram(worker, 'SIGTERM'))
  const webs: Stack[] = []
  for (let web = 0; web < 2; web += 1) {
    const stack = await startStack({ backOffice, env: { ...env, PORTAL_ROLE: 'web', PORTAL_TRUST_PROXY: '1' } })
    webs.push(stack)
    closers.push(() => stack.stop())
  }
  const balancer = await startNginx(webs.map(({ portalUrl }) => portalUrl))
  closers.push(() => balancer.stop())
  const ended = () =>
    [worker, ...webs.map(({ portal }) => portal)].filter((one) => one.exitCode !== null || one.signalCode !== null)
  return { database, backOffice, webs, url: balancer.url, ended }
}

type Installation = Awaited<ReturnType<typeof startInstallation>>

/** Open pages, as the browser connects them, and what went wrong with their connections. */
function openPages(url: string, { token }: PortalClient) {
  const counts = { refused: 0, dropped: 0 }
  const sockets: Socket[] = Array.from({ length: people }, () => {
    const socket = io(url, { path: hubPath, auth: { token }, transports: ['websocket'], forceNew: true })
    socket.on('connect_error', () => {
      counts.refused += 1
    })
    socket.on('disconnect', () => {
      counts.dropped += 1
    })
    return socket
  })
  return { counts, sockets, close: () => sockets.map((socket) => socket.disconnect()) }
}

function isReady({ portalUrl }: Stack): Promise<boolean> {
  return fetch(`${portalUrl}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** Ends the database while people order; gives how long after its return both portals were ready. */
async function cut({ database, webs, ended }: Installation, crew: Crew, how: Ending): Promise<number> {
  const before = crew.progress()
  await waitFor(async () => crew.progress() > before + people || ended().length > 0, 120_000)
  await pause(chance() * 1000)
  await database.end(how)
  await pause(chance() * 3000)
  await database.startAgain()
  const began = performance.now()
  await waitFor(async () => (await Promise.all(webs.map(isReady))).every(Boolean) || ended().length > 0, 60_000)
  return performance.now() - began
}

it.runIf(rounds > 0)('a PostgreSQL that ends again and again costs no process, no order and no open page', async () => {
  expect(missingPrograms(), 'Debian packages postgresql-15 and nginx-light have to be installed').toEqual([])
  const installation = await startInstallation()
  const { url, ended, backOffice } = installation
  const crew = await startCrew([url], people)
  const [member] = crew.members
  if (member === undefined) throw new Error('There is nobody')
  const pages = openPages(url, member.client)
  await waitFor(async () => pages.sockets.every((socket) => socket.connected))
  const readyAfter: number[] = []
  for (let round = 0; round < rounds; round += 1)
    readyAfter.push(await cut(installation, crew, endings[round % endings.length] ?? 'kill'))
  expect(ended()).toEqual([])
  await crew.finish()
  await settledRequests(crew)
  const { booked, lost, doubled } = await compareWithBooks(crew, backOffice.controlUrl)
  const connected = pages.sockets.filter((socket) => socket.connected).length
  tellFigures({
    cuts: rounds,
    'processes ended': ended().length,
    acknowledged: crew.placed.length,
    'in the books': booked.length,
    lost: lost.length,
    doubled: doubled.length,
    'open pages': connected,
    'hub connections refused': pages.counts.refused,
    'hub connections dropped': pages.counts.dropped,
    'slowest return in ms': Math.round(Math.max(...readyAfter)),
  })
  expect({ ...pages.counts, connected }).toEqual({ refused: 0, dropped: 0, connected: people })
  pages.close()
  expect({ lost, doubled, booked: booked.length }).toEqual({ lost: [], doubled: [], booked: crew.placed.length })
})

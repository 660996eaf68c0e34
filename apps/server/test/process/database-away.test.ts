// @module-tag nightly
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@portal/contract/calls.ts'
import { hubEvents } from '@portal/contract/hub.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BackOffice, startBackOffice } from '../../../../tooling/back-office.ts'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { waitFor } from '../wait-for.ts'
import { type Crew, compareWithBooks, settledRequests, startCrew } from './crew.ts'
import { listenAt } from './hub-client.ts'
import { type Ending, type OwnDatabase, startOwnDatabase } from './own-database.ts'
import { clientWith, logIn } from './portal-client.ts'
import { orderableItems, placeOrder, prepareOrder, someOf } from './site.ts'

const locationNo = '10002'

let database: OwnDatabase
let backOffice: BackOffice
let a: Stack
let b: Stack
beforeAll(async () => {
  database = await startOwnDatabase()
  backOffice = await startBackOffice({ scale: 0.1 })
  const env = { PORTAL_DATABASE_URL: database.url, PORTAL_SECRET_KEYS: randomUUID().repeat(2) }
  a = await startStack({ backOffice, env })
  b = await startStack({ backOffice, env: { ...env, PORTAL_ROLE: 'web' } })
}, 180_000)
afterAll(async () => {
  await Promise.all([a, b].map((stack) => stack?.stop()))
  await backOffice?.stop()
  await database?.stop()
})

const portals = () => [a, b]
const ended = () => portals().filter(({ portal }) => portal.exitCode !== null || portal.signalCode !== null)

async function readinessAt({ portalUrl }: Stack): Promise<unknown> {
  // A portal that ended does not answer; the test says so by itself.
  const answer = await fetch(`${portalUrl}/health/ready`).catch(() => null)
  return [answer?.status, await answer?.json()]
}

/** Waits until both portals say so; they are asked again and again. */
function untilReadiness(status: number, body: object): Promise<unknown> {
  const wanted = JSON.stringify([status, body])
  return waitFor(async () => {
    expect(ended().map((stack) => stack.output())).toEqual([])
    const said = await Promise.all(portals().map(readinessAt))
    return said.every((one) => JSON.stringify(one) === wanted)
  }, 30_000)
}

async function cut(crew: Crew, how: Ending): Promise<void> {
  const before = crew.progress()
  await waitFor(async () => crew.progress() > before + 4, 60_000)
  await database.end(how)
  await untilReadiness(503, { status: 'unavailable', reason: 'database' })
  const answer = await fetch(a.portalUrl + contract.auth.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gebruikersnaam: 'uitvoerder', wachtwoord: 'Onbekend-2026!' }),
  })
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
    503,
    expect.stringContaining('application/problem+json'),
    expect.stringMatching(/^\d+$/),
  ])
  await pause(Math.random() * 1000)
  await database.startAgain()
  const began = performance.now()
  await untilReadiness(200, { status: 'ok' })
  console.info(`After "${how}" both portals were ready ${Math.round(performance.now() - began)} ms after the database.`)
}

/** What a portal wrote as an error since then. */
const errorsOf = (stack: Stack, from: number): readonly string[] =>
  stack
    .output()
    .slice(from)
    .split('\n')
    .filter((line) => line.startsWith('{"level":50,'))
    .map((line) => String(JSON.parse(line).message))

it('each process tells an outage of the database as one error, and its metrics go on', async () => {
  await logIn(a.portalUrl, 'uitvoerder')
  const from = a.output().length
  await database.end('fast')
  await waitFor(async () => errorsOf(a, from).includes('the database is away'), 60_000)
  // Every round of mails, pushes and writes fails meanwhile.
  await waitFor(async () => ['sending mails', 'sending pushes'].every((what) => a.output().includes(`${what} failed`)))
  const answer = await fetch(`${a.portalUrl}/metrics`)
  const lines = (await answer.text()).split('\n')
  expect(answer.status).toBe(200)
  expect(lines).toContain('portal_database_reachable{tenant="standaard"} 0')
  expect(lines.some((line) => line.startsWith('portal_calls_total{'))).toBe(true)
  expect(lines.some((line) => line.startsWith('portal_hub_connections{'))).toBe(true)
  await database.startAgain()
  await untilReadiness(200, { status: 'ok' })
  await waitFor(async () => a.output().slice(from).includes('the database is back'), 60_000)
  expect(errorsOf(a, from)).toEqual(['the database is away'])
}, 180_000)

it('two portals live through a database that ends three ways under load, lose and double no order, and stop without it', {
  timeout: 300_000,
}, async () => {
  const here = await logIn(a.portalUrl, 'uitvoerder')
  const hub = await listenAt(b.portalUrl, here)
  const crew = await startCrew([a.portalUrl, b.portalUrl])
  for (const how of ['immediate', 'fast', 'kill'] as const) await cut(crew, how)
  await crew.finish()
  await settledRequests(crew)
  const { booked, lost, doubled } = await compareWithBooks(crew, backOffice.controlUrl)
  expect({ lost, doubled, portalsEnded: ended().length }).toEqual({ lost: [], doubled: [], portalsEnded: 0 })
  expect(booked).toHaveLength(crew.placed.length)

  // The page stayed open all the time: it gets the event that it may have missed something, and later events.
  expect(hub.isConnected()).toBe(true)
  await hub.hears(hubEvents.eventsMissed.name, {})
  const order = await prepareOrder(here, locationNo, someOf(await orderableItems(here, locationNo), 2))
  await hub.hears(hubEvents.changed.name, { subjects: ['orderLists'], ids: [order.input.bestellijstId] })
  const there = clientWith(b.portalUrl, here.userName, here.token)
  const { answer } = await placeOrder(here, order)
  expect((await placeOrder(there, order)).answer.aanvraagnummer).toBe(answer.aanvraagnummer)
  await hub.hears(hubEvents.changed.name, { subjects: ['requests'], ids: [answer.aanvraagnummer] })
  hub.close()

  await database.end('immediate')
  expect(await Promise.all(portals().map((stack) => stack.endPortal()))).toEqual([0, 0])
  await database.startAgain()
})

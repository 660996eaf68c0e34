// @module-tag nightly
import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { logIn, type PortalClient, Refused } from './portal-client.ts'
import { type Line, type Order, orderableItems, orderableLocations, placeOrder, prepareOrder, someOf } from './site.ts'

const loadedBy = 24
const orderedBy = 6
const stopsWithinMs = 10_000
const startsWithinMs = 3000
/** Other work on the machine can hold one start up; a portal that starts slowly does so every time. */
const mostStarts = 8

let stack: Stack
let client: PortalClient
let locations: readonly string[]
let items: readonly Line[]
beforeAll(async () => {
  stack = await startStack()
  client = await logIn(stack.portalUrl, 'medewerker')
  locations = await orderableLocations(client)
  items = await orderableItems(client, locations[0] ?? '')
}, 120_000)
afterAll(() => stack.stop())

type End = 'answered' | 'not ready' | 'not taken' | 'lost'

/** Node says so when nothing was written yet: the request never reached the portal. */
const neverSent = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'])

function endOf(error: unknown): End {
  if (error instanceof Refused) return error.status === 503 ? 'not ready' : 'lost'
  const cause = error instanceof Error ? error.cause : null
  return cause instanceof Error && 'code' in cause && neverSent.has(String(cause.code)) ? 'not taken' : 'lost'
}

/** What became of an order that was sent a moment before the stop. */
async function orderOnce(order: Order): Promise<End> {
  try {
    await client.post(contract.ordering.placeOrder, order.input, order.key)
    return 'answered'
  } catch (error) {
    return endOf(error)
  }
}

/** One visitor who reads without pause until the portal takes no more requests; then the web waits before it asks again. */
async function readUntilClosed(ends: End[]): Promise<void> {
  for (;;) {
    try {
      await client.post(contract.search.getSuggestions, { term: 'steiger' })
      ends.push('answered')
    } catch (error) {
      const end = endOf(error)
      ends.push(end)
      if (end === 'lost') console.info(error)
      return
    }
  }
}

/** Milliseconds that the program itself wrote down, from its first line to the moment that it serves people. */
function ownStartMs(): number {
  const told = [...stack.output().matchAll(/"ms":(\d+)[^\n]*"message":"portal is ready"/g)].at(-1)?.[1]
  return Number(told ?? Number.NaN)
}

/** Starts on the data that is there, again only when that took too long. */
async function startUntilQuick(): Promise<readonly number[]> {
  const starts: number[] = []
  while (starts.length < mostStarts && !(Math.min(...starts) < startsWithinMs)) {
    if (starts.length > 0) await stack.endPortal()
    stack = await stack.restartPortal()
    starts.push(await waitFor(async () => ownStartMs() || null))
  }
  return starts
}

it('loses no request in flight when it is asked to stop under load, and exits 0', async () => {
  const orders = await Promise.all(
    locations.slice(0, orderedBy).map((locationNo) => prepareOrder(client, locationNo, someOf(items, 3))),
  )
  const ends: End[] = []
  const readers = Array.from({ length: loadedBy }, () => readUntilClosed(ends))
  await waitFor(async () => ends.length > 5 * loadedBy, 60_000)
  const ordering = orders.map((order) => orderOnce(order))
  const began = performance.now()
  const code = await stack.endPortal()
  const ms = performance.now() - began
  await Promise.all(readers)
  const count = (end: End) => ends.filter((one) => one === end).length
  console.info(
    `Stopped under load in ${Math.round(ms)} ms: ${count('answered')} answered, ${count('not ready')} refused, ` +
      `${count('not taken')} not connected, ${count('lost')} lost.`,
  )
  expect(code).toBe(0)
  expect(ms).toBeLessThan(stopsWithinMs)
  expect(count('lost')).toBe(0)
  expect(await Promise.all(ordering)).not.toContain('lost')

  const starts = await startUntilQuick()
  console.info(`Started on existing data in ${starts.join(', ')} ms.`)
  expect(Math.min(...starts)).toBeLessThan(startsWithinMs)
  for (const order of orders) {
    await placeOrder(client, order)
    const booked = await waitFor(async () => {
      const found = (await readBooks(stack.controlUrl)).filter(({ reference }) => reference === order.input.reference)
      return found.length > 0 ? found : null
    }, 60_000)
    expect(booked).toEqual([expect.objectContaining({ lines: order.lines })])
  }
}, 200_000)

it('says that it is not ready and serves on for as long as it was told, then ends with 0', async () => {
  const stopDelaySeconds = 3
  const other = await startStack({
    backOffice: stack.backOffice,
    env: { PORTAL_STOP_DELAY_SECONDS: String(stopDelaySeconds) },
  })
  try {
    const person = await logIn(other.portalUrl, 'medewerker')
    const began = performance.now()
    const ended = other.endPortal()
    const readiness = await waitFor(async () => {
      const answer = await fetch(`${other.portalUrl}/health/ready`)
      return answer.ok ? null : answer
    })
    expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'unavailable', reason: 'stopping' }])
    const [locationNo = ''] = locations
    const order = await prepareOrder({ ...person, insist: person.post }, locationNo, someOf(items, 1))
    expect(order.lines).not.toEqual([])
    expect(performance.now() - began).toBeLessThan(stopDelaySeconds * 1000)
    expect(await ended).toBe(0)
    expect(performance.now() - began).toBeGreaterThan(stopDelaySeconds * 1000)
  } finally {
    await other.stop()
  }
}, 120_000)

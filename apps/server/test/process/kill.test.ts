import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { waitFor } from '../wait-for.ts'
import { doubles, readBooks } from './books.ts'
import { logIn, type PortalClient } from './portal-client.ts'
import {
  type Line,
  orderableItems,
  orderableLocations,
  type PlacedOrder,
  placeOrder,
  prepareOrder,
  requestsAt,
  someOf,
  sorted,
} from './site.ts'

const rounds = Number(process.env.ROUNDS ?? 25)
const longestRoundMs = 1000
const orderers = 6
/** Rounds in which the database is killed too. */
const powerCutEvery = 3

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ scale: 0.1 })
}, 120_000)
afterAll(() => stack.stop())

/** People who order one list after the other, each at a location of their own. */
interface Crew {
  readonly members: readonly { readonly client: PortalClient; readonly locationNo: string }[]
  readonly placed: readonly PlacedOrder[]
  /** Orders that were sent and are not answered yet. */
  inFlight(): number
  /** Lists that were filled and orders that were answered so far. */
  progress(): number
  /** Lets everybody finish what they began. */
  finish(): Promise<void>
}

async function startCrew(portalUrl: string): Promise<Crew> {
  const client = await logIn(portalUrl, 'medewerker')
  const locations = (await orderableLocations(client)).slice(0, orderers)
  expect(locations).toHaveLength(orderers)
  const items = await orderableItems(client, locations[0] ?? '')
  const members = locations.map((locationNo) => ({ client, locationNo }))
  const placed: PlacedOrder[] = []
  let sent = 0
  let done = 0
  let isOver = false
  const work = async (locationNo: string): Promise<void> => {
    while (!isOver) {
      const wanted: readonly Line[] = someOf(items, 2 + Math.floor(Math.random() * 4))
      const order = await prepareOrder(client, locationNo, wanted)
      done += 1
      sent += 1
      placed.push(await placeOrder(client, order).finally(() => (sent -= 1)))
      done += 1
    }
  }
  const working = Promise.all(locations.map(work))
  // A failure is told by `finish`; until then it must not end the test run.
  working.catch(() => undefined)
  return {
    members,
    placed,
    inFlight: () => sent,
    progress: () => done,
    finish() {
      isOver = true
      return working.then(() => undefined)
    },
  }
}

/** Every request of these locations, once the back office has a number for each. */
function settledRequests(crew: Crew) {
  return waitFor(async () => {
    const lists = await Promise.all(
      crew.members.map(async ({ client, locationNo }) => await requestsAt(client, locationNo)),
    )
    const ours = lists.flat().filter((request) => request.referentie.startsWith('Proef '))
    return ours.every((request) => request.verzending === 'bevestigd' && request.erpNummer !== null) ? ours : null
  }, 120_000)
}

/** The database gets no chance to end in good order: it recovers from what it wrote for certain. */
function killPostgres(): void {
  const [pid] = readFileSync(join(stack.dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

async function killAndRestart(crew: Crew): Promise<{ hits: number }> {
  let hits = 0
  for (let round = 0; round < rounds; round += 1) {
    const before = crew.progress()
    // Every other time the portal may be killed before it did anything; else a slow machine would never get on.
    if (round % 2 === 0) await waitFor(async () => crew.progress() > before, 120_000)
    await pause(100 + Math.random() * (longestRoundMs - 100))
    if (crew.inFlight() > 0) hits += 1
    if (round % powerCutEvery === 0) killPostgres()
    await stack.killPortal()
    stack = await stack.restartPortal()
  }
  return { hits }
}

it(`loses, doubles and halves no order when the portal is killed ${rounds} times`, { timeout: 900_000 }, async () => {
  const crew = await startCrew(stack.portalUrl)
  const { hits } = await killAndRestart(crew)
  await crew.finish()
  const { placed } = crew
  const requests = await settledRequests(crew)
  const booked = (await readBooks(stack.controlUrl)).filter(({ reference }) => reference.startsWith('Proef '))
  const lost = placed.filter(({ input }) => !booked.some(({ reference }) => reference === input.reference))
  console.info(
    `Killed ${rounds} times, ${hits} with an order in flight: ${placed.length} orders acknowledged, ` +
      `${booked.length} in the books, ${lost.length} lost.`,
  )
  expect(hits).toBeGreaterThan(rounds / 2)
  expect(placed.length).toBeGreaterThan(rounds)
  expect(lost).toEqual([])
  expect(doubles(booked.map(({ externalId }) => externalId))).toEqual([])
  expect(doubles(booked.map(({ reference }) => reference))).toEqual([])
  const inTheBooks = booked.map(({ no, reference, lines, locationNo }) => ({ no, reference, lines, locationNo }))
  const acknowledged = placed.map(({ answer, input, lines, locationNo }) => ({
    no: requests.find(({ aanvraagnummer }) => aanvraagnummer === answer.aanvraagnummer)?.erpNummer,
    reference: input.reference,
    lines,
    locationNo,
  }))
  const byReference = (a: { reference: string }, b: { reference: string }) => a.reference.localeCompare(b.reference)
  expect(inTheBooks.toSorted(byReference)).toEqual(acknowledged.toSorted(byReference))
  expect(requests.map(({ aanvraagnummer }) => aanvraagnummer).toSorted()).toEqual(
    placed.map(({ answer }) => answer.aanvraagnummer).toSorted(),
  )
  await checkPortal(crew)
})

/** What the portal itself keeps: whole requests, empty lists, and one number for one key. */
async function checkPortal({ members, placed }: Crew): Promise<void> {
  const [{ client } = { client: null }] = members
  if (client === null) throw new Error('There is nobody')
  for (const { answer, lines, input, key } of placed) {
    const details = await client.post(contract.requests.getRequest, { aanvraagnummer: answer.aanvraagnummer })
    const stored = details.regels.map((line) => ({
      kind: line.type,
      no: line.materieelSoort,
      quantity: line.aantal,
    }))
    expect([answer.aanvraagnummer, sorted(stored)]).toEqual([answer.aanvraagnummer, lines])
    const again = await client.post(contract.ordering.placeOrder, input, key)
    expect(again.aanvraagnummer).toBe(answer.aanvraagnummer)
  }
  const { lijsten } = await client.post(contract.orderList.getOrderLists, { gebruikerLogin: client.userName })
  const filled = new Set(lijsten.filter((list) => list.aantalRegels > 0).map((list) => list.id))
  expect(placed.filter(({ input }) => filled.has(input.bestellijstId))).toEqual([])
  expect(await readBooks(stack.controlUrl)).toHaveLength(placed.length)
}

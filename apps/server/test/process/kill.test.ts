import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { chances, howOften, tellFigures } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { type Crew, compareWithBooks, settledRequests, startCrew } from './crew.ts'
import { sorted } from './site.ts'

const rounds = howOften(4, 200)
const chance = chances()
const longestRoundMs = 1000
/** Rounds in which the database is killed too. */
const powerCutEvery = 3

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ scale: 0.1 })
}, 120_000)
afterAll(() => stack.stop())

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
    const isAimed = round % 2 === 0
    if (isAimed) await waitFor(async () => crew.progress() > before, 120_000)
    await pause(100 + chance() * (longestRoundMs - 100))
    // Left to chance, too few of the kills would meet an order on a busy machine.
    if (isAimed) await waitFor(async () => crew.inFlight() > 0, 120_000)
    if (crew.inFlight() > 0) hits += 1
    if (round % powerCutEvery === 0) killPostgres()
    await stack.killPortal()
    stack = await stack.restartPortal()
  }
  return { hits }
}

it(`loses, doubles and halves no order when the portal is killed ${rounds} times`, {
  timeout: 300_000 + rounds * 30_000,
}, async () => {
  const crew = await startCrew([stack.portalUrl])
  const { hits } = await killAndRestart(crew)
  await crew.finish()
  const { placed } = crew
  const requests = await settledRequests(crew)
  const { booked, lost, doubled } = await compareWithBooks(crew, stack.controlUrl)
  tellFigures({
    kills: rounds,
    'with an order in flight': hits,
    acknowledged: placed.length,
    'in the books': booked.length,
    lost: lost.length,
    doubled: doubled.length,
  })
  expect(hits).toBeGreaterThanOrEqual(rounds / 2)
  expect(placed.length).toBeGreaterThan(rounds)
  expect(lost).toEqual([])
  expect(doubled).toEqual([])
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

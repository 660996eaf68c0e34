import { contract } from '@portal/contract/calls.ts'
import { hubEvents } from '@portal/contract/hub.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Stack, startStack } from '../../../../tooling/stack.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { type HubClient, listenAt } from './hub-client.ts'
import { logIn, type PortalClient } from './portal-client.ts'
import { orderableItems, type PlacedOrder, placeOrder, prepareOrder, requestsAt, someOf } from './site.ts'

const locationNo = '10002'
const acceptedWithinMs = 9000
/** The pause of the circuit breaker and the longest wait before the next try, with room for a loaded machine. */
const followsWithinMs = 90_000

let stack: Stack
let client: PortalClient
let hub: HubClient
beforeAll(async () => {
  stack = await startStack({ scale: 0.1 })
  client = await logIn(stack.portalUrl, 'uitvoerder')
  hub = await listenAt(stack.portalUrl, client)
}, 120_000)
afterAll(async () => {
  hub.close()
  await stack.stop()
})

/** What people look at: each answers from the mirror, with something in it. */
async function readEverything(): Promise<readonly number[]> {
  const person = { gebruikerLogin: client.userName }
  const answers = await Promise.all([
    client.post(contract.catalogue.getCatalogue, { category: null, materieellocatie: locationNo }),
    client.post(contract.search.getSearchResults, { term: 'steiger', materieellocatie: locationNo }),
    client.post(contract.orderList.getOrderLists, person),
    client.post(contract.requests.getRequests, { ...person, materieellocatie: locationNo }),
    client.post(contract.locations.getLocations, { gebruikersnaam: client.userName }),
  ])
  return answers.map((answer) => Object.values(answer).flat().length)
}

/** The order a person places while the back office is gone, and how long the answer took. */
async function orderWithoutBackOffice(): Promise<{ placed: PlacedOrder; ms: number }> {
  const items = await orderableItems(client, locationNo)
  const order = await prepareOrder(client, locationNo, someOf(items, 3))
  const began = performance.now()
  const placed = await placeOrder(client, order)
  return { placed, ms: performance.now() - began }
}

it('takes orders and shows everything without its back office, and brings the number afterwards', async () => {
  await stack.backOffice.kill()
  const { placed, ms } = await orderWithoutBackOffice()
  const { aanvraagnummer } = placed.answer
  expect(placed.answer).toMatchObject({ status: 'wachtrij', erpNummer: null })
  expect(aanvraagnummer).toMatch(/\d/)
  expect(ms).toBeLessThan(acceptedWithinMs)
  expect((await readEverything()).every((count) => count > 0)).toBe(true)

  await stack.backOffice.restart()
  const began = performance.now()
  const stored = await waitFor(async () => {
    const found = (await requestsAt(client, locationNo)).find((request) => request.aanvraagnummer === aanvraagnummer)
    return found?.verzending === 'bevestigd' ? found : null
  }, followsWithinMs)
  await hub.hears(hubEvents.changed.name, { subjects: ['requests'], ids: [aanvraagnummer] })
  console.info(
    `Without its back office an order was taken in ${Math.round(ms)} ms; ` +
      `its number came ${Math.round(performance.now() - began)} ms after the back office.`,
  )
  const booked = (await readBooks(stack.controlUrl)).filter(({ reference }) => reference === placed.input.reference)
  expect(booked).toEqual([expect.objectContaining({ no: stored.erpNummer, lines: placed.lines })])
}, 200_000)

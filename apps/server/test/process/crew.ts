import { contract } from '@portal/contract/calls.ts'
import { expect } from 'vitest'
import { chances } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { type BookedRequest, doubles, readBooks } from './books.ts'
import { clientWith, logIn, type PortalClient } from './portal-client.ts'
import {
  type Line,
  orderableItems,
  orderableLocations,
  type PlacedOrder,
  placeOrder,
  prepareOrder,
  requestsAt,
  someOf,
} from './site.ts'

const chance = chances()

/** People who order one list after the other and empty it, each at a location of their own. */
export interface Crew {
  readonly members: readonly { readonly client: PortalClient; readonly locationNo: string }[]
  readonly placed: readonly PlacedOrder[]
  /** Orders that were sent and are not answered yet. */
  inFlight(): number
  /** Lists that were filled and orders that were answered so far. */
  progress(): number
  /** Waits until so many orders were answered, or throws what stopped the crew before. */
  reach(orders: number): Promise<void>
  /** Lets everybody finish what they began. */
  finish(): Promise<void>
}

/** @param urls the portals, over which the people are spread */
export async function startCrew(urls: readonly [string, ...string[]], orderers = 6): Promise<Crew> {
  const client = await logIn(urls[0], 'medewerker')
  const locations = (await orderableLocations(client)).slice(0, orderers)
  expect(locations).toHaveLength(orderers)
  const items = await orderableItems(client, locations[0] ?? '')
  const members = locations.map((locationNo, at) => {
    return { client: clientWith(urls[at % urls.length] ?? urls[0], client.userName, client.token), locationNo }
  })
  const placed: PlacedOrder[] = []
  let sent = 0
  let done = 0
  let isOver = false
  const work = async (member: (typeof members)[number]): Promise<void> => {
    while (!isOver) {
      const wanted: readonly Line[] = someOf(items, 2 + Math.floor(chance() * 4))
      const order = await prepareOrder(member.client, member.locationNo, wanted)
      done += 1
      sent += 1
      placed.push(await placeOrder(member.client, order).finally(() => (sent -= 1)))
      done += 1
      await member.client.insist(contract.orderList.removeAllItems, {
        gebruikerLogin: member.client.userName,
        materieelLocatie: member.locationNo,
        bestellijstId: order.input.bestellijstId,
      })
    }
  }
  const working = Promise.all(members.map(work))
  // A failure is told by `finish`; until then it must not end the test run.
  working.catch(() => undefined)
  return {
    members,
    placed,
    inFlight: () => sent,
    progress: () => done,
    async reach(orders) {
      await Promise.race([working, waitFor(async () => placed.length >= orders, 300_000)])
    },
    finish() {
      isOver = true
      return working.then(() => undefined)
    },
  }
}

/** Every request of these locations, once the back office has a number for each. */
export function settledRequests({ members }: Crew) {
  return waitFor(async () => {
    const lists = await Promise.all(members.map(({ client, locationNo }) => requestsAt(client, locationNo)))
    const ours = lists.flat().filter((request) => request.referentie.startsWith('Proef '))
    return ours.every((request) => request.verzending === 'bevestigd' && request.erpNummer !== null) ? ours : null
  }, 120_000)
}

/** What the books of the back office have of the orders that a crew got an answer to. */
export interface Comparison {
  readonly booked: readonly BookedRequest[]
  /** Acknowledged, and not in the books. */
  readonly lost: readonly PlacedOrder[]
  /** References or ids that are in the books more than once. */
  readonly doubled: readonly string[]
}

export async function compareWithBooks({ placed }: Crew, controlUrl: string): Promise<Comparison> {
  const booked = (await readBooks(controlUrl)).filter(({ reference }) => reference.startsWith('Proef '))
  const lost = placed.filter(({ input }) => !booked.some(({ reference }) => reference === input.reference))
  const doubled = [
    ...doubles(booked.map(({ externalId }) => externalId)),
    ...doubles(booked.map(({ reference }) => reference)),
  ]
  return { booked, lost, doubled }
}

import { randomUUID } from 'node:crypto'
import { contract } from '@portal/contract/calls.ts'
import type { CallAnswer, CallInput } from '@portal/contract/define.ts'
import { chances } from '../campaign.ts'
import type { PortalClient } from './portal-client.ts'

type OrderInput = CallInput<typeof contract.ordering.placeOrder>
type OrderAnswer = CallAnswer<typeof contract.ordering.placeOrder>

/** What is ordered, in a form that compares. */
export interface Line {
  readonly kind: string
  readonly no: string
  readonly quantity: number
}

/** An order with everything needed to send it again. */
export interface Order {
  readonly userName: string
  readonly locationNo: string
  readonly key: string
  readonly input: OrderInput
  readonly lines: readonly Line[]
}

export interface PlacedOrder extends Order {
  readonly answer: OrderAnswer
}

/** Lines in one order, so that two lists of them compare. */
export function sorted(lines: readonly Line[]): readonly Line[] {
  return lines.toSorted((a, b) => `${a.kind} ${a.no} ${a.quantity}`.localeCompare(`${b.kind} ${b.no} ${b.quantity}`))
}

/** The first working day from ten days on: far enough not to be urgent. */
function deliveryDay(): string {
  const day = new Date(Date.now() + 10 * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

/** Locations where this person may order without approval. */
export async function orderableLocations(client: PortalClient): Promise<readonly string[]> {
  const { locaties } = await client.post(contract.locations.getLocations, { gebruikersnaam: client.userName })
  return locaties.filter((place) => place.bestelbaar && !place.goedkeuringNodig).map((place) => place.nummer)
}

/** Things that anybody may order, as they stand in the catalogue. */
export async function orderableItems(client: PortalClient, locationNo: string): Promise<readonly Line[]> {
  const input = { category: null, materieellocatie: locationNo }
  const { catalogi } = await client.post(contract.catalogue.getCatalogue, input)
  return catalogi
    .filter((item) => item.bestelbaar)
    .map((item) => ({ kind: item.kind, no: item.materieelSoort, quantity: Math.max(1, item.bestelEenheid) }))
}

function orderOf(client: PortalClient, locationNo: string, list: { id: string; naam: string }): OrderInput {
  return {
    language: 'nl-NL',
    bestellijstId: list.id,
    bestellijstNaam: list.naam,
    gebruiker: client.userName,
    materieelLocatie: locationNo,
    reference: `Proef ${randomUUID()}`,
    opmerking: 'Bellen bij aankomst',
    adressCode: '',
    adres: 'Werkweg 1',
    city: 'Utrecht',
    postCode: '3511 AB',
    contactPersoon: 'J. Bouwer',
    contactTel: '0612345678',
    depotnummer: '',
    depotAdressCode: '',
    gewensteLeverDatum: deliveryDay(),
    verwachteEindDatum: null,
    spoed: false,
    ophalen: false,
    voorwaardenGeaccepteerd: true,
  }
}

/** A list of its own with these things, ready to be ordered. */
export async function prepareOrder(client: PortalClient, locationNo: string, wanted: readonly Line[]): Promise<Order> {
  const named = { gebruikerLogin: client.userName, materieellocatie: locationNo }
  const naam = `Lijst ${randomUUID().slice(0, 13)}`
  const list = await client.insist(contract.orderList.addList, { ...named, naam })
  // The catalogue speaks of kinds as the contract names them.
  const bestelListItems = wanted.map(({ kind, no, quantity }) => ({
    type: kind as 'Materieel' | 'Artikel',
    materieelSoort: no,
    aantal: quantity,
  }))
  await client.insist(contract.orderList.addDetails, { ...named, bestellijstId: list.id, bestelListItems })
  const { items } = await client.insist(contract.orderList.getOrderList, { ...named, bestelijstId: list.id })
  return {
    userName: client.userName,
    locationNo,
    key: randomUUID(),
    input: orderOf(client, locationNo, list),
    // With what is delivered with it.
    lines: sorted(items.map((item) => ({ kind: item.type, no: item.materieelSoort, quantity: item.aantal }))),
  }
}

/** Sends the order with its own key until it is answered. */
export async function placeOrder(client: PortalClient, order: Order): Promise<PlacedOrder> {
  return { ...order, answer: await client.insist(contract.ordering.placeOrder, order.input, order.key) }
}

export async function requestsAt(client: PortalClient, locationNo: string) {
  const input = { gebruikerLogin: client.userName, materieellocatie: locationNo }
  return (await client.insist(contract.requests.getRequests, input)).items
}

const chance = chances()

/** Some of the things, each once. */
export function someOf(items: readonly Line[], count: number): readonly Line[] {
  const start = Math.floor(chance() * items.length)
  return Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[(start + at * 7) % items.length],
  ).filter((item) => item !== undefined)
}

import type { CatalogueItem } from './catalogue/expand.ts'
import type { CompanyRows } from './contract.ts'
import { addDays, nextWorkday } from './dates.ts'
import type { Random } from './random.ts'
import { createRandom } from './random.ts'
import { isOrderable } from './rows/item-rows.ts'
import { demoLocations, type LocationRow } from './rows/location-rows.ts'

type RequestRow = CompanyRows['PortaalAanvraag'][number]
type RequestLineRow = CompanyRows['PortaalAanvraagRegel'][number]
type OrderRow = CompanyRows['PortaalOrder'][number]
type OrderLineRow = CompanyRows['PortaalOrderRegel'][number]

export interface History {
  readonly requests: RequestRow[]
  readonly requestLines: RequestLineRow[]
  readonly orders: OrderRow[]
  readonly orderLines: OrderLineRow[]
}

interface Material {
  readonly items: readonly CatalogueItem[]
  readonly requesters: ReadonlyMap<string, readonly string[]>
  /** Open locations by customer. */
  readonly siblings: ReadonlyMap<string, readonly string[]>
  readonly seed: number
  readonly today: string
}

type Sources = Omit<Material, 'siblings'>

const historyDays = 730
const requestsOfDemoLocation = 60

const statusesByAge = {
  fresh: ['Requested', 'Open', 'Approved', 'Disapproved', 'Requested', 'Approved'],
  recent: ['Approved', 'Cancelled', 'Approved', 'Requested', 'Cancelled', 'Disapproved'],
  old: ['Cancelled', 'Cancelled', 'Cancelled', 'Cancelled', 'Cancelled', 'Cancelled', 'Cancelled', 'Disapproved'],
} as const

const references = ['Begane grond', 'Blok A', 'Blok B', 'Fase 2', 'Ruwbouw', 'Afbouw', 'Dak', 'Fundering', ''] as const
const remarks = [
  '',
  '',
  '',
  'Graag voor 7.30 uur leveren.',
  'Melden bij de uitvoerder.',
  'Lossen met eigen kraan.',
  'Let op: smalle toegang.',
] as const

/** A GUID in the version 4 shape, from the seed. */
function makeGuid(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16)).join('')
  const variant = '89ab'.charAt(random.int(0, 3))
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}

function pickStatus(daysAgo: number, at: number, random: Random): RequestRow['Status'] {
  if (daysAgo <= 7) return statusesByAge.fresh[at % statusesByAge.fresh.length] ?? 'Requested'
  if (daysAgo <= 25) return statusesByAge.recent[at % statusesByAge.recent.length] ?? 'Approved'
  return random.pick(statusesByAge.old)
}

function quantityOf(item: CatalogueItem, random: Random): number {
  const multiple = item.family.multiple ?? 1
  return multiple * random.int(1, item.family.bulk ? 12 : item.day > 40 ? 1 : 4)
}

type Route = Pick<RequestRow, 'Type' | 'From_Location' | 'To_Location' | 'Depot_No'>

interface Moment {
  readonly at: number
  readonly daysAgo: number
  readonly random: Random
}

/** Moves go to another location of the same customer; a customer with one location only gets deliveries. */
function findRoute(location: LocationRow, random: Random, material: Material): Route {
  const depot = { From_Location: '', To_Location: location.No, Depot_No: location.Depot_No }
  const type = random.pick(['Aanvoer', 'Aanvoer', 'Aanvoer', 'Afvoer', 'Overige verplaatsingen'] as const)
  if (type === 'Afvoer') return { ...depot, Type: type, From_Location: location.No, To_Location: '' }
  const others = material.siblings.get(location.Customer_No)?.filter((no) => no !== location.No) ?? []
  if (type === 'Aanvoer' || others.length === 0) return { ...depot, Type: 'Aanvoer' }
  return { Type: type, From_Location: location.No, To_Location: random.pick(others), Depot_No: '' }
}

function makeRequest(location: LocationRow, moment: Moment, material: Material): RequestRow {
  const { random, daysAgo } = moment
  const asked = addDays(material.today, -daysAgo)
  const delivery = nextWorkday(addDays(asked, random.int(1, 6)))
  const people = material.requesters.get(location.No) ?? ['BEHEERDER']
  const route = findRoute(location, random, material)
  const returns = route.Type === 'Aanvoer' && random.chance(0.6)
  return {
    No: '',
    External_Id: makeGuid(random),
    ...route,
    Status: pickStatus(daysAgo, moment.at, random),
    Request_Date: asked,
    Delivery_Date: delivery,
    Return_Date: returns ? nextWorkday(addDays(delivery, random.int(5, 90))) : null,
    Address: location.Address,
    Post_Code: location.Post_Code,
    City: location.City,
    Contact: location.Contact,
    Phone_No: location.Phone_No,
    Collect: random.chance(0.2),
    Urgent: random.chance(0.08),
    Requested_By: random.pick(people),
    Reference: random.pick(references),
    Remark: random.pick(remarks),
  }
}

function makeLines(request: RequestRow, random: Random, material: Material): RequestLineRow[] {
  const done = request.Status === 'Cancelled'
  const chosen = new Set(Array.from({ length: random.int(1, 8) }, () => random.pick(material.items)))
  return [...chosen]
    .filter((item) => request.Type === 'Aanvoer' || item.kind === 'Materieel')
    .map((item, at) => {
      const quantity = String(quantityOf(item, random))
      return {
        Request_No: request.No,
        Line_No: (at + 1) * 10_000,
        Kind: item.kind,
        No: item.no,
        Plant_No: '',
        Quantity: quantity,
        Qty_Processed: done ? quantity : '0',
        Remark: '',
        Set_No: '',
      }
    })
}

function orderStatus(request: RequestRow, at: number): OrderRow['Status'] {
  if (request.Status === 'Cancelled') return 'Posted'
  return (['Open', 'Released', 'Printed'] as const)[at % 3] ?? 'Open'
}

function addOrder(history: History, request: RequestRow, lines: readonly RequestLineRow[]): void {
  const at = history.orders.length
  const status = orderStatus(request, at)
  const no = request.No.replace('AR', { Aanvoer: 'OA', Afvoer: 'OF', 'Overige verplaatsingen': 'OV' }[request.Type])
  history.orders.push({
    Type: request.Type,
    No: no,
    Status: status,
    Request_No: request.No,
    Order_Date: request.Request_Date,
    Delivery_Date: request.Delivery_Date,
    Return_Date: request.Return_Date,
    Posted_Date: status === 'Posted' ? request.Delivery_Date : null,
    From_Location: request.From_Location,
    To_Location: request.To_Location,
    Requested_By: request.Requested_By,
    Reference: request.Reference,
    Collect: request.Collect,
  })
  for (const line of lines) {
    const { Line_No, Kind, No, Plant_No, Quantity } = line
    const posted = status === 'Posted' ? Quantity : '0'
    history.orderLines.push({
      Order_Type: request.Type,
      Order_No: no,
      Line_No,
      Kind,
      No,
      Plant_No,
      Quantity,
      Qty_Posted: posted,
    })
  }
}

/** Requests of one location over two years, denser towards today; a demo location has every status among the newest. */
function draftLocation(location: LocationRow, count: number, material: Material): [RequestRow, Random][] {
  return Array.from({ length: count }, (_, at) => {
    const random = createRandom(`${material.seed}/history/${location.No}/${at}`)
    const daysAgo = Math.floor(((at + 0.7 * random.next()) / count) ** 1.8 * historyDays)
    return [makeRequest(location, { at, daysAgo, random }, material), random]
  })
}

function openLocationsByCustomer(locations: readonly LocationRow[]): ReadonlyMap<string, readonly string[]> {
  const open = locations.filter((location) => !location.Blocked)
  const byCustomer = Map.groupBy(open, (location) => location.Customer_No)
  return new Map([...byCustomer].map(([customer, own]) => [customer, own.map((location) => location.No)]))
}

/**
 * Two years of requests with the orders that came of them, oldest number first. Cancelled is the back office's word for
 * processed. Numbers have series of their own (AR, OA, OF, OV), apart from what is written later.
 */
export function makeHistory(locations: readonly LocationRow[], scale: number, sources: Sources): History {
  const history: History = { requests: [], requestLines: [], orders: [], orderLines: [] }
  const siblings = openLocationsByCustomer(locations)
  const usable: Material = { ...sources, siblings, items: sources.items.filter(isOrderable) }
  const drafts = locations.flatMap((location) => {
    const isDemo = demoLocations.some((no) => no === location.No)
    return draftLocation(location, isDemo ? requestsOfDemoLocation : Math.round(2 + scale), usable)
  })
  drafts.sort(([a], [b]) => (a.Request_Date ?? '').localeCompare(b.Request_Date ?? ''))
  drafts.forEach(([draft, random], at) => {
    const no = `AR${(draft.Request_Date ?? '').slice(2, 4)}-${String(at + 1).padStart(5, '0')}`
    const request = { ...draft, No: no }
    const lines = makeLines(request, random, usable)
    if (lines.length === 0) return
    history.requests.push(request)
    history.requestLines.push(...lines)
    if (request.Status === 'Approved' || request.Status === 'Cancelled') addOrder(history, request, lines)
  })
  return history
}

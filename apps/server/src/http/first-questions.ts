import { agenda } from '@portal/contract/agenda.ts'
import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import { item } from '@portal/contract/item.ts'
import { locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import { orders } from '@portal/contract/orders.ts'
import { requests } from '@portal/contract/requests.ts'
import { settings } from '@portal/contract/settings.ts'
import { stock } from '@portal/contract/stock.ts'
import { sync } from '@portal/contract/sync.ts'
import { emptyId } from '@portal/contract/values.ts'
import { addressesOf } from './screen-address.ts'

/** A call with the input that the web asks it with: the answer is found by exactly that. */
export interface Question {
  readonly call: AnyCall
  readonly input: object
  /** The first pictures of the answer that the screen shows at once. */
  readonly pictures?: Pictures
}

export interface Pictures {
  readonly most: number
  /** What the web adds to their addresses for the size it shows. */
  readonly size: '' | '?formaat=klein'
}

/** Who opens a page, by the cookies of the browser. */
export interface Visitor {
  /** Null without a session. */
  readonly userName: string | null
  /** Null while no location is chosen. */
  readonly location: string | null
  /** Shows a project instead of its one location. */
  readonly hasProject: boolean
}

/** Somebody at a location of theirs. */
interface AtPlace {
  readonly gebruikerLogin: string
  readonly materieellocatie: string
}

interface Screen {
  readonly path: string
  /** What everybody asks there. */
  readonly ask?: (location: string | null, parameter: string | undefined) => readonly Question[]
  /** What is asked besides at the chosen location. */
  readonly askAt?: (place: AtPlace) => readonly Question[]
}

const question = <C extends AnyCall>(call: C, input: CallInput<C>): Question => ({ call, input })
const tree = question(categories.getItemCategories, {})
/** Where no location is chosen the start shows the categories. */
const picturedTree: Question = { ...tree, pictures: { most: 1, size: '?formaat=klein' } }
const ages = question(sync.getDataAges, {})
const today = (place: AtPlace) => [question(agenda.getToday, place)]
/** Which list somebody works on only their browser knows; most have one. */
const firstList = (place: AtPlace) => question(orderList.getOrderList, { ...place, bestelijstId: emptyId })

function goods(materieellocatie: string | null, category: string | undefined): readonly Question[] {
  if (category === undefined) return [tree]
  const cards: Pictures = { most: 3, size: '?formaat=klein' }
  return [tree, { ...question(catalogue.getCatalogue, { category, materieellocatie }), pictures: cards }]
}

function oneItem(materieellocatie: string | null, materieelSoort = ''): readonly Question[] {
  return [{ ...question(item.getItem, { materieelSoort, materieellocatie }), pictures: { most: 1, size: '' } }]
}

/** The screens that most days begin with. */
const screens: readonly Screen[] = [
  { path: '/', ask: (location) => [location === null ? picturedTree : tree], askAt: today },
  { path: '/locatie', askAt: today },
  { path: '/materieel/{-$category}', ask: goods, askAt: () => [ages] },
  { path: '/catalogus/$category', ask: goods, askAt: () => [ages] },
  { path: '/details/$id', ask: oneItem },
  {
    path: '/bestellijst',
    askAt: (place) => [firstList(place), question(orderList.getOrderLists, { gebruikerLogin: place.gebruikerLogin })],
  },
  {
    path: '/bestellen/gegevens',
    askAt: (place) => [
      firstList(place),
      question(locations.getAddresses, { materieellocatie: place.materieellocatie }),
    ],
  },
  { path: '/aanvragen', askAt: (place) => [ages, question(requests.getRequests, place)] },
  { path: '/orders/aanvoer', askAt: (place) => [ages, question(orders.getDeliveredOrders, place)] },
  { path: '/materieelvoorraad', askAt: (place) => [ages, question(stock.getStock, place)] },
]
const known = screens.map((screen) => ({ ...screen, addresses: addressesOf(screen.path) }))

/** A part of an address as it is meant; null when nobody can read it. */
function readPart(part: string | undefined): string | undefined | null {
  try {
    return part === undefined ? undefined : decodeURIComponent(part)
  } catch {
    return null
  }
}

function questionsAt(path: string, { userName, location, hasProject }: Visitor): readonly Question[] {
  const screen = known.find(({ addresses }) => addresses.test(path))
  const parameter = readPart(screen?.addresses.exec(path)?.[1])
  if (screen === undefined || parameter === null) return []
  const ofAll = screen.ask?.(location, parameter) ?? []
  if (userName === null || location === null || hasProject) return ofAll
  return [...ofAll, ...(screen.askAt?.({ gebruikerLogin: userName, materieellocatie: location }) ?? [])]
}

/** What the screen at this path asks before it can show anything: the settings, and what it is about. */
export function firstQuestions(path: string, visitor: Visitor): readonly Question[] {
  return [question(settings.getSettings, {}), ...questionsAt(path, visitor)]
}

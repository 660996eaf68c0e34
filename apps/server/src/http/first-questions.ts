import { agenda } from '@portal/contract/agenda.ts'
import { catalogue } from '@portal/contract/catalogue.ts'
import { categories } from '@portal/contract/categories.ts'
import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import { item } from '@portal/contract/item.ts'
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
const ages = question(sync.getDataAges, {})
const today = (place: AtPlace) => [question(agenda.getToday, place)]

function goods(materieellocatie: string | null, category: string | undefined): readonly Question[] {
  return category === undefined ? [tree] : [tree, question(catalogue.getCatalogue, { category, materieellocatie })]
}

/** The screens that most days begin with. */
const screens: readonly Screen[] = [
  { path: '/', ask: () => [tree], askAt: today },
  { path: '/locatie', askAt: today },
  { path: '/materieel/{-$category}', ask: goods },
  { path: '/catalogus/$category', ask: goods },
  {
    path: '/details/$id',
    ask: (materieellocatie, materieelSoort = '') => [question(item.getItem, { materieelSoort, materieellocatie })],
  },
  {
    path: '/bestellijst',
    askAt: (place) => [
      question(orderList.getOrderList, { ...place, bestelijstId: emptyId }),
      question(orderList.getOrderLists, { gebruikerLogin: place.gebruikerLogin }),
    ],
  },
  { path: '/aanvragen', askAt: (place) => [ages, question(requests.getRequests, place)] },
  { path: '/orders/aanvoer', askAt: (place) => [ages, question(orders.getDeliveredOrders, place)] },
  { path: '/materieelvoorraad', askAt: (place) => [ages, question(stock.getStock, place)] },
]
const known = screens.map((screen) => ({ ...screen, addresses: addressesOf(screen.path) }))

/** What the screen at this path asks before it can show anything: the settings, and what it is about. */
export function firstQuestions(path: string, { userName, location, hasProject }: Visitor): readonly Question[] {
  const screen = known.find(({ addresses }) => addresses.test(path))
  const parameter = screen?.addresses.exec(path)?.[1]
  const place = userName === null || location === null || hasProject ? null : location
  return [
    question(settings.getSettings, {}),
    ...(screen?.ask?.(location, parameter && decodeURIComponent(parameter)) ?? []),
    ...(place === null || userName === null
      ? []
      : (screen?.askAt?.({ gebruikerLogin: userName, materieellocatie: place }) ?? [])),
  ]
}

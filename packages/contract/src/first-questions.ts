import { agenda } from './agenda.ts'
import { catalogue } from './catalogue.ts'
import { categories } from './categories.ts'
import type { AnyCall, CallInput } from './define.ts'
import { item } from './item.ts'
import { locations } from './locations.ts'
import { orderList } from './order-list.ts'
import { orders } from './orders.ts'
import { requests } from './requests.ts'
import type { ScreenPath } from './screens.ts'
import { settings } from './settings.ts'
import { stock } from './stock.ts'
import { sync } from './sync.ts'
import { emptyId } from './values.ts'

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

/** Somebody at a location of theirs. */
export interface AtPlace {
  readonly gebruikerLogin: string
  readonly materieellocatie: string
}

interface FirstQuestions {
  /** What everybody asks there. */
  readonly ask?: (location: string | null, parameter: string | undefined) => readonly Question[]
  /** What is asked besides at the chosen location. */
  readonly askAt?: (place: AtPlace) => readonly Question[]
}

export const question = <C extends AnyCall>(call: C, input: CallInput<C>): Question => ({ call, input })
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

/** What the screens opened every day ask before they can show anything, beside the settings that every screen asks. */
export const firstQuestions: Partial<Record<ScreenPath, FirstQuestions>> = {
  '/': { ask: (location) => [location === null ? picturedTree : tree], askAt: today },
  '/locatie': { askAt: today },
  '/materieel/{-$category}': { ask: goods, askAt: () => [ages] },
  '/catalogus/$category': { ask: goods, askAt: () => [ages] },
  '/details/$id': { ask: oneItem },
  '/bestellijst': {
    askAt: (place) => [firstList(place), question(orderList.getOrderLists, { gebruikerLogin: place.gebruikerLogin })],
  },
  '/bestellen/gegevens': {
    askAt: (place) => [
      firstList(place),
      question(locations.getAddresses, { materieellocatie: place.materieellocatie }),
    ],
  },
  '/aanvragen': { askAt: (place) => [ages, question(requests.getRequests, place)] },
  '/orders/aanvoer': { askAt: (place) => [ages, question(orders.getDeliveredOrders, place)] },
  '/materieelvoorraad': { askAt: (place) => [ages, question(stock.getStock, place)] },
}

/** What every screen asks. */
export const settingsQuestion: Question = question(settings.getSettings, {})

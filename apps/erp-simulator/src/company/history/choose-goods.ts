import { openLots } from '../../trade/entries.ts'
import { type CatalogueItem, findBaseItem } from '../catalogue/expand.ts'
import { addDays } from '../dates.ts'
import { hashText, type Random } from '../random.ts'
import type { SetLine } from '../rows/set-rows.ts'
import type { Holding } from './ledger.ts'

/** What a delivery asks for: an item, how many of it, and the set it comes in. */
export interface Wish {
  readonly item: CatalogueItem
  readonly quantity: number
  readonly setNo: string
}

export interface Assortment {
  readonly items: readonly CatalogueItem[]
  readonly byNo: ReadonlyMap<string, CatalogueItem>
  /** The families that nearly every site has. */
  readonly usual: readonly (readonly CatalogueItem[])[]
  readonly sets: readonly (readonly SetLine[])[]
}

const usualFamilies: readonly string[] = [
  'fence',
  'fence-foot',
  'fence-clamp',
  'site-cabin',
  'toilet',
  'distribution-box',
  'rubber-box',
  'cable-reel',
  'cable-cee',
  'site-lamp',
  'rolling-tower',
  'step-ladder',
  'concrete-mixer',
  'hammer-drill',
  'angle-grinder',
  'vacuum-cleaner',
  'road-plate',
  'steel-prop',
  'formwork-beam',
  'storage-container',
  'facade-frame',
  'facade-deck',
  'wheelbarrow',
  'site-ladder',
  'pallet-box',
  'dryer',
  'submersible-pump',
]

export function makeAssortment(items: readonly CatalogueItem[], sets: readonly SetLine[]): Assortment {
  return {
    items,
    byNo: new Map(items.map((item) => [item.no, item])),
    usual: [...Map.groupBy(items, ({ family }) => family.key)].flatMap(([key, own]) =>
      usualFamilies.includes(key) ? [own] : [],
    ),
    sets: [...Map.groupBy(sets, ({ setNo }) => setNo).values()],
  }
}

/** By its rent a day, what a site has one of and sends back when it is done with it. */
const dearRent = 9

function quantityOf(item: CatalogueItem, random: Random): number {
  const multiple = item.family.multiple ?? 1
  return multiple * random.int(1, item.family.bulk ? 12 : item.day > dearRent ? 1 : 4)
}

/** Big machines, by their rent a day, come seldom: a site has one of a kind for some weeks. */
const bigRent = 50
const shareOfBig = 0.14

/** One item in two is of the usual ones; one delivery in twelve is a set. */
export function chooseDelivery({ items, usual, sets }: Assortment, random: Random): readonly Wish[] {
  if (sets.length > 0 && random.chance(0.08))
    return random
      .pick(sets)
      .filter(({ optional }) => !optional || random.chance(0.5))
      .map(({ item, quantity, setNo }) => ({ item, quantity, setNo }))
  const chosen = new Set(
    Array.from({ length: random.int(1, 8) }, () =>
      random.pick(usual.length > 0 && random.chance(0.5) ? random.pick(usual) : items),
    ),
  )
  const wanted = [...chosen].filter((item, at) => at === 0 || item.day <= bigRent || random.chance(shareOfBig))
  return wanted.map((item) => ({ item, quantity: quantityOf(item, random), setNo: '' }))
}

export interface Taken {
  readonly holding: Holding
  readonly quantity: number
}

const mostAtOnce = 10

/** Some of what stands there and is not promised to another removal; of counted goods often only a part. */
export function chooseFromStock(holdings: readonly Holding[], random: Random, most = mostAtOnce): readonly Taken[] {
  const free = holdings.filter(({ quantity, reserved }) => quantity > reserved)
  if (free.length === 0) return []
  const chosen = new Set(Array.from({ length: random.int(1, most) }, () => random.pick(free)))
  return [...chosen].map((holding) => {
    const there = holding.quantity - holding.reserved
    const part = random.chance(0.5) ? there : Math.max(1, Math.round(there * random.next()))
    return { holding, quantity: part }
  })
}

/** What has no day to go back goes after so many days, but for what a site keeps until its end: one cheap kind in so many. */
const daysWithoutUse = 60
const daysOfDear = 14
const keptKinds = 3
const mostDueAtOnce = 40
/** What is to go back within so many days is fetched along with the rest. */
const daysAlong = 4

function isDue({ goods, entries, expectedReturn }: Holding, day: string): boolean {
  // What was bought stays until somebody sells it back.
  if (goods.Price_Type !== 'Verhuur') return false
  if (expectedReturn !== null) return expectedReturn <= addDays(day, daysAlong)
  const since = openLots(entries)[0]?.entry.Posting_Date ?? day
  if ((findBaseItem(goods.Plant_Type)?.day ?? 0) > dearRent) return addDays(since, daysOfDear) <= day
  return addDays(since, daysWithoutUse) <= day && hashText(goods.Plant_Type) % keptKinds !== 0
}

/** What a well-run site sends back on a day: all that is due by then, else some of what stands there. */
export function chooseToReturn(holdings: readonly Holding[], day: string, random: Random): readonly Taken[] {
  const due = holdings.filter((holding) => holding.quantity > holding.reserved && isDue(holding, day))
  if (due.length === 0) return chooseFromStock(holdings, random)
  return due.slice(0, mostDueAtOnce).map((holding) => ({ holding, quantity: holding.quantity - holding.reserved }))
}

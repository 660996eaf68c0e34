import type { CompanyRows } from '../company/contract.ts'
import { addDays } from '../company/dates.ts'
import { lineAmount } from './amounts.ts'
import type { ItemPrices, PriceFinder } from './find-prices.ts'
import { timeUnits } from './rental-charge.ts'
import { daysWithin, type Period, type RentalSpan } from './rental-spans.ts'

type OrderRow = CompanyRows['PortaalOrder'][number]
type OrderLineRow = CompanyRows['PortaalOrderRegel'][number]
type CostRow = CompanyRows['PortaalOrderKosten'][number]

/** A line of an invoice before it has a number; a negative amount goes on a credit note. */
export type Charge = Omit<CompanyRows['PortaalFactuurRegel'][number], 'Invoice_No' | 'Line_No'>

export interface PostedOrder {
  readonly order: OrderRow
  readonly lines: readonly OrderLineRow[]
  readonly costs: readonly CostRow[]
}

export interface PostedExit {
  readonly order: CompanyRows['PortaalExitorder'][number]
  readonly lines: readonly CompanyRows['PortaalExitorderRegel'][number][]
}

/** All that a location is charged for in a period. */
export interface Account {
  readonly locationNo: string
  /** Every stay of goods there. */
  readonly stays: readonly RentalSpan[]
  readonly orders: readonly PostedOrder[]
  readonly exits: readonly PostedExit[]
  readonly prices: PriceFinder
}

const regards = {
  Hours: 'Uren',
  Transport: 'Transport',
  'Sundry Costs': 'Overige kosten',
  Damage: 'Schade',
} as const

/** Lines of a site's estimate by the first letter of the item's category. */
const budgetLines: Readonly<Record<string, string>> = {
  '1': '12.10',
  '2': '05.32',
  '3': '05.41',
  '4': '05.11',
  '5': '05.21',
  '6': '05.51',
  A: '05.61',
}
const costBudgetLine = '05.71'

const shortDate = (date: string): string => `${date.slice(8)}-${date.slice(5, 7)}-${date.slice(2, 4)}`

const blank: Omit<Charge, 'Relate_to' | 'Description' | 'Quantity' | 'Unit_Price' | 'Amount'> = {
  Plant_Type: '',
  Plant_No: '',
  Arrival_Order: '',
  Removal_Order: '',
  Rental_Period: '',
  Number_of_Time_Units: '1',
  Rate_Unit: '',
  Bewakingspost: costBudgetLine,
}

function chargeItem({ item }: ItemPrices, quantity: number, price: number): Charge {
  return {
    ...blank,
    Relate_to: item.Price_Type,
    Description: item.Description,
    Plant_Type: item.No,
    Bewakingspost: budgetLines[item.Category_Code.charAt(0)] ?? costBudgetLine,
    Quantity: String(quantity),
    Unit_Price: String(price),
    Amount: String(lineAmount(quantity, 1, price)),
  }
}

/** Equal pieces that came and went together are one line. */
function groupStays(stays: readonly RentalSpan[]): readonly (readonly RentalSpan[])[] {
  const keyOf = ({ arrival, until, removalOrder }: RentalSpan): string =>
    [arrival.Plant_Type, arrival.Arrival_Order, until, removalOrder].join('|')
  return [...Map.groupBy(stays, keyOf).values()]
}

function chargeRent(group: readonly RentalSpan[], period: Period, prices: PriceFinder): readonly Charge[] {
  const [stay] = group
  const days = stay === undefined ? 0 : daysWithin(stay, period)
  if (stay === undefined || days === 0) return []
  const found = prices(stay.arrival.Kind, stay.arrival.Plant_Type, period.from)
  if (found === undefined) return []
  const { unit, count } = timeUnits(days, found)
  const quantity = group.reduce((sum, one) => sum + one.quantity, 0)
  const price = unit === 'DAG' ? found.day : found.week
  const from = stay.from > period.from ? stay.from : period.from
  const ended = stay.until !== null && stay.until <= period.until
  return [
    {
      ...chargeItem(found, quantity, price),
      Plant_No: group.length === 1 ? stay.arrival.Plant_No : '',
      Arrival_Order: stay.arrival.Arrival_Order,
      Removal_Order: ended ? stay.removalOrder : '',
      Rental_Period: `${shortDate(from)} t/m ${shortDate(addDays(from, days - 1))}`,
      Number_of_Time_Units: String(count),
      Rate_Unit: unit,
      Amount: String(lineAmount(quantity, count, price)),
    },
  ]
}

/** What is sold is charged when it comes; what is bought back is credited when it goes to the depot. */
function chargeGoods({ order, lines }: PostedOrder, account: Account): readonly Charge[] {
  const isRemoval = order.Type === 'Afvoer'
  if (order.Type === 'Overige verplaatsingen') return []
  return lines.flatMap((line) => {
    const found = account.prices(line.Kind, line.No, order.Posted_Date ?? '')
    const terms = found?.item.Price_Type
    const quantity = Number(line.Qty_Posted)
    if (found === undefined || quantity === 0 || terms === 'Verhuur' || (isRemoval && terms === 'Verkoop')) return []
    return isRemoval
      ? { ...chargeItem(found, -quantity, found.buyBack), Relate_to: 'Terugkoop', Removal_Order: order.No }
      : { ...chargeItem(found, quantity, found.sale), Arrival_Order: order.No }
  })
}

/** The costs of an order are for whom the goods come to, or else for whom they leave. */
function chargeCosts({ order, costs }: PostedOrder, { locationNo }: Account): readonly Charge[] {
  if ((order.To_Location || order.From_Location) !== locationNo) return []
  return costs.flatMap((cost) => {
    if (cost.Cost_Type === 'Text') return []
    const { Description, Quantity, Unit_Price, Amount } = cost
    const orders = order.Type === 'Afvoer' ? { Removal_Order: order.No } : { Arrival_Order: order.No }
    return { ...blank, ...orders, Relate_to: regards[cost.Cost_Type], Description, Quantity, Unit_Price, Amount }
  })
}

function chargeExit({ order, lines }: PostedExit, { prices }: Account): readonly Charge[] {
  return lines.flatMap((line) => {
    const found = prices(line.Kind, line.No, order.Date ?? '')
    if (found === undefined || Number(line.Amount) === 0) return []
    const { Plant_No, Quantity, Unit_Price, Amount } = line
    const charge = chargeItem(found, Number(Quantity), Number(Unit_Price))
    return { ...charge, Relate_to: order.Type, Plant_No, Removal_Order: order.No, Unit_Price, Amount }
  })
}

/** Everything a location is charged for in a period: rent, sales and buy-backs, costs of orders, exits. */
export function chargesOf(account: Account, period: Period): readonly Charge[] {
  const rented = account.stays.filter(
    ({ arrival, from, until }) =>
      arrival.Price_Type === 'Verhuur' && from < period.until && (until === null || until >= period.from),
  )
  return [
    ...groupStays(rented).flatMap((group) => chargeRent(group, period, account.prices)),
    ...account.orders.flatMap((order) => [...chargeGoods(order, account), ...chargeCosts(order, account)]),
    ...account.exits.flatMap((exit) => chargeExit(exit, account)),
  ]
}

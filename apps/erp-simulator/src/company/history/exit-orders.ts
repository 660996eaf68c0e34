import { lineAmount, round } from '../../trade/amounts.ts'
import { bookDeparture, openLots } from '../../trade/entries.ts'
import type { CatalogueItem } from '../catalogue/expand.ts'
import type { CompanyRows } from '../contract.ts'
import { addDays, workdayBefore } from '../dates.ts'
import { createRandom, type Random } from '../random.ts'
import { demoLocations, type LocationRow } from '../rows/location-rows.ts'
import { chooseFromStock, type Taken } from './choose-goods.ts'
import type { Desk } from './fulfil-request.ts'
import type { Holding } from './ledger.ts'

type ExitRow = CompanyRows['PortaalExitorder'][number]
type ExitLineRow = CompanyRows['PortaalExitorderRegel'][number]

/** Something that will have left the fleet at a location on that day, if anything is there. */
export interface ExitDraft {
  readonly location: LocationRow
  readonly date: string
  readonly type: ExitRow['Type']
  readonly random: Random
}

export interface ExitOrders {
  readonly orders: ExitRow[]
  readonly lines: ExitLineRow[]
}

const types = ['Vermissing', 'Verkoop', 'Verschoting', 'Afvoer extern'] as const
const exitsOfDemoLocation = 9
const exitShareOfOthers = 0.3
const latestDays = 640

const reasons: Readonly<Record<ExitRow['Type'], readonly string[]>> = {
  Vermissing: [
    'Niet aangetroffen bij afvoer',
    'Gestolen in het weekend, aangifte gedaan',
    'Ontbreekt bij telling op de bouwplaats',
  ],
  Verkoop: ['Overgenomen door de klant', 'Verkocht na einde project'],
  Verschoting: ['Onherstelbaar beschadigd', 'Afgekeurd bij keuring, niet te herstellen', 'Total loss na kantelen'],
  'Afvoer extern': ['Retour naar verhuurder', 'Rechtstreeks retour naar leverancier'],
}

/** Days of rent that a new one costs, and the share of it that the location pays. */
const newPriceDays = 300
const shares: Readonly<Record<ExitRow['Type'], number>> = {
  Vermissing: 0.7,
  Verkoop: 0.4,
  Verschoting: 0.25,
  'Afvoer extern': 0,
}

export function draftExits(locations: readonly LocationRow[], seed: number, today: string): readonly ExitDraft[] {
  return locations.flatMap((location, place) => {
    const random = createRandom(`${seed}/exit/${location.No}`)
    const isDemo = demoLocations.some((no) => no === location.No)
    const count = isDemo ? exitsOfDemoLocation : random.chance(exitShareOfOthers) ? 1 : 0
    return Array.from({ length: count }, (_, at) => {
      const own = createRandom(`${seed}/exit/${location.No}/${at}`)
      const ago = own.int(1, isDemo ? Math.round((latestDays * (at + 1)) / count) : latestDays)
      const date = workdayBefore(addDays(today, -ago))
      return { location, date, type: types[(at + (isDemo ? 0 : place)) % types.length] ?? 'Vermissing', random: own }
    })
  })
}

function choose(draft: ExitDraft, holdings: readonly Holding[]): readonly Taken[] {
  const rented = holdings.filter(({ goods }) => goods.Price_Type === 'Verhuur')
  const external = rented.filter(({ goods }) => goods.External)
  const pieces = rented.filter(({ goods }) => goods.Plant_No !== '')
  if (draft.type === 'Vermissing') return chooseFromStock(rented, draft.random, 3)
  if (draft.type === 'Afvoer extern' && external.length > 0) return chooseFromStock(external, draft.random, 1)
  return chooseFromStock(pieces.length > 0 ? pieces : rented, draft.random, 2)
}

function priceOf(item: CatalogueItem | undefined, type: ExitRow['Type']): number {
  return round((item?.day ?? 0) * newPriceDays * shares[type], 2)
}

/** Takes goods out of the fleet: exit order, lines, stock history; their pieces are gone for good. */
export function fulfilExit(draft: ExitDraft, desk: Desk & { readonly exits: ExitOrders }): void {
  const taken = choose(draft, desk.ledger.at(draft.location.No))
  if (taken.length === 0) return
  const no = `EX${draft.date.slice(2, 4)}-${String(desk.exits.orders.length + 1).padStart(5, '0')}`
  const lines = taken.map(({ holding: { goods }, quantity }, at): ExitLineRow => {
    const price = priceOf(desk.assortment.byNo.get(goods.Plant_Type), draft.type)
    return {
      Exitorder_No: no,
      Line_No: (at + 1) * 10_000,
      Kind: goods.Kind,
      No: goods.Plant_Type,
      Plant_No: goods.Plant_No,
      Quantity: String(quantity),
      Unit_Price: String(price),
      Amount: String(lineAmount(quantity, 1, price)),
    }
  })
  for (const { holding, quantity } of taken) {
    const movement = { order: no, date: draft.date, from: draft.location.No, to: '' }
    desk.ledger.add(bookDeparture(openLots(holding.entries), { ...holding.goods, quantity }, movement) ?? [])
    const piece = desk.fleet.find(holding.goods.Plant_No)
    if (piece !== undefined) Object.assign(piece, { location: '', gone: draft.date })
  }
  const total = lines.reduce((sum, line) => sum + Number(line.Amount), 0)
  desk.exits.lines.push(...lines)
  desk.exits.orders.push({
    No: no,
    Type: draft.type,
    Date: draft.date,
    Location_No: draft.location.No,
    Reason: draft.random.pick(reasons[draft.type]),
    Total_Amount: String(round(total, 2)),
  })
}

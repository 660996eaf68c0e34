import { lineAmount } from '../../trade/amounts.ts'
import type { CompanyRows } from '../contract.ts'
import type { Random } from '../random.ts'

type CostRow = CompanyRows['PortaalOrderKosten'][number]
type OrderRow = CompanyRows['PortaalOrder'][number]

interface CostText {
  readonly type: CostRow['Cost_Type']
  readonly text: string
  readonly quantity: readonly [low: number, high: number]
  readonly price: number
}

const transport: readonly CostText[] = [
  { type: 'Transport', text: 'Transport vrachtwagen met laadklep', quantity: [1, 1], price: 145 },
  { type: 'Transport', text: 'Transport dieplader', quantity: [1, 1], price: 285 },
  { type: 'Transport', text: 'Transport kraanwagen, per uur', quantity: [2, 5], price: 112.5 },
  { type: 'Transport', text: 'Koerier', quantity: [1, 1], price: 65 },
]
const always: readonly CostText[] = [
  { type: 'Hours', text: 'Wachttijd langer dan een half uur', quantity: [1, 3], price: 68 },
  { type: 'Hours', text: 'Monteur op de bouwplaats', quantity: [1, 6], price: 74.5 },
  { type: 'Hours', text: 'Hulp bij laden en lossen', quantity: [1, 4], price: 58 },
  { type: 'Text', text: 'Afgestemd met de uitvoerder', quantity: [0, 0], price: 0 },
  { type: 'Text', text: 'Geleverd op verzoek buiten werktijd', quantity: [0, 0], price: 0 },
]
const onReturn: readonly CostText[] = [
  { type: 'Damage', text: 'Ruit cabine vervangen', quantity: [1, 1], price: 312.4 },
  { type: 'Damage', text: 'Stekker en kabel hersteld', quantity: [1, 2], price: 46.75 },
  { type: 'Damage', text: 'Schade aan beplating', quantity: [1, 1], price: 189 },
  { type: 'Damage', text: 'Band vervangen', quantity: [1, 2], price: 128.5 },
  { type: 'Sundry Costs', text: 'Reinigen, betonresten verwijderd', quantity: [1, 3], price: 62.5 },
  { type: 'Sundry Costs', text: 'Brandstof bijgevuld, per liter', quantity: [15, 90], price: 2.05 },
]
const onDelivery: readonly CostText[] = [
  { type: 'Sundry Costs', text: 'Plaatsen en stellen unit', quantity: [1, 2], price: 165 },
  { type: 'Sundry Costs', text: 'Aansluiten werfkast', quantity: [1, 1], price: 95 },
]

function chooseTexts(order: OrderRow, random: Random): readonly CostText[] {
  const more = [...always, ...(order.Type === 'Aanvoer' ? onDelivery : onReturn)]
  return [
    ...(!order.Collect && random.chance(0.35) ? [random.pick(transport)] : []),
    ...(random.chance(0.25) ? [random.pick(more)] : []),
    ...(random.chance(0.1) ? [random.pick(more)] : []),
  ]
}

/** What the handling of an order costs; one order in two costs nothing. */
export function orderCosts(order: OrderRow, random: Random): CostRow[] {
  return chooseTexts(order, random).map(({ type, text, quantity, price }, at) => {
    const count = random.int(...quantity)
    return {
      Order_Type: order.Type,
      Order_No: order.No,
      Line_No: (at + 1) * 10_000,
      Cost_Type: type,
      Description: text,
      Quantity: String(count),
      Unit_Price: String(price),
      Amount: String(lineAmount(count, 1, price)),
    }
  })
}

import type { CompanyRows } from '../company/contract.ts'
import type { RentRates } from './rental-charge.ts'

type ItemRow = CompanyRows['PortaalMaterieelsoort'][number]
type PriceRow = CompanyRows['PortaalPrijs'][number]

export interface ItemPrices extends RentRates {
  readonly item: ItemRow
  /** EUR a unit. */
  readonly sale: number
  readonly buyBack: number
}

/** What one customer pays for an item on a day; undefined for an item that is not there. */
export type PriceFinder = (kind: string, no: string, date: string) => ItemPrices | undefined

export interface PriceSources {
  item(kind: string, no: string): ItemRow | undefined
  /** Price rows of an item number. */
  rows(no: string): readonly PriceRow[]
}

/** The customer's agreed price before the list price, and that before the item's own. */
function findPrice(rows: readonly PriceRow[], unit: string, own: string): number {
  const found = rows
    .filter((row) => row.Unit_Code === unit)
    .toSorted((a, b) => (a.Price_Group < b.Price_Group ? 1 : -1))
  return Number(found[0]?.Price ?? own)
}

function pricesOf(item: ItemRow, rows: readonly PriceRow[]): ItemPrices {
  return {
    item,
    day: findPrice(rows, 'DAG', item.Rent_Price_Day),
    week: findPrice(rows, 'WEEK', item.Rent_Price_Week),
    sale: findPrice(rows, item.Unit_Code, item.Sales_Price),
    buyBack: Number(item.Buy_Back_Price),
  }
}

/** Prices for one customer, each looked up once a day of validity. */
export function createPriceFinder({ item, rows }: PriceSources, customerNo: string): PriceFinder {
  const known = new Map<string, ItemPrices | undefined>()
  return (kind, no, date) => {
    const key = `${kind}|${no}|${date}`
    if (known.has(key)) return known.get(key)
    const row = item(kind, no)
    const valid = rows(no).filter(
      (price) =>
        price.Kind === kind &&
        (price.Price_Group === '' || price.Price_Group === customerNo) &&
        (price.Starting_Date ?? '') <= date &&
        (price.Ending_Date === null || price.Ending_Date >= date),
    )
    const prices = row === undefined ? undefined : pricesOf(row, valid)
    known.set(key, prices)
    return prices
  }
}

import type { CatalogueItem } from '../catalogue/expand.ts'
import type { CompanyRows } from '../contract.ts'
import { addDays, firstOfYear } from '../dates.ts'
import { hashText } from '../random.ts'
import { priceTypeOf } from './item-rows.ts'

type PriceRow = CompanyRows['PortaalPrijs'][number]

/** Customers with an agreement: their number is the price group, with the share of the list price they pay. */
const agreements = [
  { group: 'K1001', share: 0.9, oneIn: 3 },
  { group: 'K1002', share: 0.85, oneIn: 5 },
  { group: 'K2001', share: 0.94, oneIn: 8 },
] as const

interface Period {
  readonly group: string
  readonly factor: number
  readonly from: string
  readonly until: string | null
}

function price(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function rowsOf(item: CatalogueItem, period: Period): readonly PriceRow[] {
  const row = (unit: string, amount: number): PriceRow => ({
    Kind: item.kind,
    No: item.no,
    Price_Group: period.group,
    Price_Type: priceTypeOf(item),
    Starting_Date: period.from,
    Ending_Date: period.until,
    Unit_Code: unit,
    Price: price(amount * period.factor),
  })
  if (item.family.price === undefined) return [row('DAG', item.day), row('WEEK', item.week)]
  return [row(item.family.unit ?? 'STUKS', item.sale)]
}

/** List prices of this year and, for a third, of last year; agreed prices of some customers for some types. */
export function priceRows(items: readonly CatalogueItem[], today: string): CompanyRows['PortaalPrijs'] {
  const thisYear = firstOfYear(today)
  const lastYear = firstOfYear(addDays(thisYear, -1))
  return items.flatMap((item) => {
    const current: Period = { group: '', factor: 1, from: thisYear, until: null }
    const past: Period = { group: '', factor: 0.97, from: lastYear, until: addDays(thisYear, -1) }
    const agreed = agreements.filter((one) => hashText(one.group + item.no) % one.oneIn === 0)
    return [
      ...rowsOf(item, current),
      ...(hashText(item.no) % 3 === 0 ? rowsOf(item, past) : []),
      ...agreed.flatMap((one) => rowsOf(item, { ...current, group: one.group, factor: one.share })),
    ]
  })
}

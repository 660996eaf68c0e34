import type { CatalogueItem } from '../catalogue/expand.ts'
import type { Family } from '../catalogue/family.ts'
import { tradeWords } from '../catalogue/trade-words.ts'
import type { CompanyRows } from '../contract.ts'
import { isNumbered } from '../fleet.ts'
import { hashText } from '../random.ts'

const priceTypes = { rent: 'Verhuur', sale: 'Verkoop', buyBack: 'Verkoop Terugkoop' } as const

export function priceTypeOf(item: CatalogueItem): (typeof priceTypes)[keyof typeof priceTypes] {
  return priceTypes[item.family.price ?? 'rent']
}

/** One variant in 25 cannot be ordered by oneself and one in 40 is blocked: never the plain form of a family. */
function isRare(item: CatalogueItem, oneIn: number, salt: string): boolean {
  return item.variant !== (item.family.variants?.[0] ?? '') && hashText(salt + item.no) % oneIn === 0
}

export function isBlocked(item: CatalogueItem): boolean {
  return isRare(item, 40, 'blocked')
}

export function isOrderable(item: CatalogueItem): boolean {
  return item.family.category !== 'A91' && !isBlocked(item) && !isRare(item, 25, 'order')
}

export function itemRows(items: readonly CatalogueItem[]): CompanyRows['PortaalMaterieelsoort'] {
  return items.map((item) => ({
    Kind: item.kind,
    No: item.no,
    Description: item.names[0],
    Description_2: '',
    Category_Code: item.family.category,
    Unit_Code: item.family.unit ?? 'STUKS',
    Price_Type: priceTypeOf(item),
    Rent_Price_Day: String(item.day),
    Rent_Price_Week: String(item.week),
    Sales_Price: String(item.sale),
    Buy_Back_Price: String(item.buyBack),
    Weight: String(item.weight),
    Bulk: item.kind === 'Materieel' && !isNumbered(item),
    Orderable: isOrderable(item),
    Blocked: isBlocked(item),
    Recommended_Qty: String(item.family.recommended ?? 0),
    Order_Multiple: String(item.family.multiple ?? 1),
  }))
}

/** Each once. */
function synonymsOf({ key, synonyms = [] }: Family): readonly string[] {
  return [...new Set([...synonyms, ...(tradeWords[key] ?? '').split(/ [|] |, /)])]
}

export function synonymRows(items: readonly CatalogueItem[]): CompanyRows['PortaalSynoniem'] {
  return items.flatMap((item) =>
    synonymsOf(item.family).map((synonym) => ({ Kind: item.kind, No: item.no, Synonym: synonym })),
  )
}

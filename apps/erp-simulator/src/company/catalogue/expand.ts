import { hashText } from '../random.ts'
import type { Texts } from '../translate.ts'
import { fillText, mapTexts } from '../translate.ts'
import { families } from './catalogue.ts'
import type { Family } from './family.ts'
import type { Variant } from './variants.ts'
import { variants } from './variants.ts'

/** One equipment type or article. Rents in EUR a day and a week, prices in EUR, weight in kg. */
export interface CatalogueItem {
  readonly no: string
  readonly kind: 'Materieel' | 'Artikel'
  readonly family: Family
  readonly names: Texts
  readonly values: ReadonlyMap<string, number | string>
  readonly facts: Readonly<Record<string, string | boolean>>
  /** Where the type stands in its family, 0 the smallest to 1 the largest. */
  readonly size: number
  readonly variant: string
  readonly weight: number
  readonly day: number
  readonly week: number
  readonly sale: number
  readonly buyBack: number
}

/** Makes the company also stocks when it grows; the names read the same in every language. */
const makes = [
  'Noordmark',
  'Veldhaus',
  'Torvik',
  'Lemaire',
  'Kestrel',
  'Brandsma',
  'Oberwald',
  'Delmas',
  'Ravenhill',
] as const

/** Types the company has at scale 1. */
const baseCount = 1500

export function roundTo(value: number, digits: number): number {
  const factor = 10 ** digits
  return Math.round(value * factor) / factor
}

/** Prices people recognise: whole euros above 100, halves above 20, cents below, tenths of a cent for bulk parts. */
function roundPrice(value: number): number {
  if (value >= 100) return Math.round(value)
  if (value >= 20) return Math.round(value * 2) / 2
  return roundTo(value, value < 0.2 ? 3 : 2)
}

function numberOf(values: ReadonlyMap<string, number | string>, column: string): number {
  const value = values.get(column)
  return typeof value === 'number' ? value : 0
}

function findVariants(joined: string): readonly Variant[] {
  if (joined === '') return []
  return joined.split('+').map((key) => {
    const found = variants[key]
    if (found === undefined) throw new Error(`Unknown variant "${key}"`)
    return found
  })
}

interface Position {
  readonly row: readonly (number | string)[]
  readonly at: number
  readonly variant: string
  readonly no: string
}

function readValues(family: Family, row: Position['row']): Map<string, number | string> {
  const columns = family.columns.split(' ')
  return new Map(columns.map((column, at) => [column, row[at] ?? 0]))
}

function makeItem(family: Family, { row, at, variant, no }: Position): CatalogueItem {
  const found = findVariants(variant)
  const values = readValues(family, row)
  const factor = found.reduce((product, one) => product * one.price, 1)
  const weight = numberOf(values, 'weight') * found.reduce((product, one) => product * one.weight, 1)
  const day = roundPrice(numberOf(values, 'day') * factor)
  const sale = roundPrice(numberOf(values, 'sale') * factor)
  const names = mapTexts(family.name, (template, language) =>
    [fillText(template, values, language), ...found.map((one) => one.texts[language])].join(', '),
  )
  const rounded = roundTo(weight, weight < 10 ? 2 : weight < 100 ? 1 : 0)
  values.set('weight', rounded)
  return {
    no,
    kind: family.price === undefined ? 'Materieel' : 'Artikel',
    family,
    names,
    values,
    facts: Object.assign({}, family.facts, ...found.map((one) => one.facts)),
    size: family.rows.length < 2 ? 0.5 : at / (family.rows.length - 1),
    variant,
    weight: rounded,
    day,
    week: roundPrice(day * (family.bulk ? 5 : 3.6)),
    sale,
    buyBack: family.price === 'buyBack' ? roundPrice(sale * 0.55) : 0,
  }
}

/** Every size of every family in every variant. The number begins with the category code and never moves. */
function expandFamilies(): readonly CatalogueItem[] {
  const lastOfCategory = new Map<string, number>()
  return families.flatMap((family) =>
    (family.variants ?? ['']).flatMap((variant) =>
      family.rows.map((row, at) => {
        const next = (lastOfCategory.get(family.category) ?? 0) + 1
        lastOfCategory.set(family.category, next)
        return makeItem(family, { row, at, variant, no: family.category + String(next).padStart(3, '0') })
      }),
    ),
  )
}

/** First every size of each family's first variant, then the others, both in a steady mix of all families. */
function orderByRank(all: readonly CatalogueItem[]): readonly CatalogueItem[] {
  const rank = (item: CatalogueItem): number =>
    item.variant === (item.family.variants?.[0] ?? '') ? hashText(item.no) - 2 ** 32 : hashText(item.no)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

function underMake(item: CatalogueItem, round: number): CatalogueItem {
  const make = makes[(round - 1) % makes.length] ?? makes[0]
  const generation = Math.floor((round - 1) / makes.length)
  const suffix = generation === 0 ? make : `${make} ${generation + 1}`
  const drift = 1 + ((hashText(`${item.no}${round}`) % 13) - 6) / 100
  return {
    ...item,
    no: `${item.no}-${round}`,
    names: mapTexts(item.names, (name) => `${name}, ${suffix}`),
    day: roundPrice(item.day * drift),
    week: roundPrice(item.week * drift),
    sale: roundPrice(item.sale * drift),
    buyBack: roundPrice(item.buyBack * drift),
  }
}

let ranked: readonly CatalogueItem[] | undefined

function rankedBase(): readonly CatalogueItem[] {
  ranked ??= orderByRank(expandFamilies())
  return ranked
}

/** The types at a scale, ordered by number; a larger scale keeps every type of a smaller one. */
export function expandCatalogue(scale: number): readonly CatalogueItem[] {
  const base = rankedBase()
  const wanted = Math.max(Math.round(baseCount * scale), 1)
  const items: CatalogueItem[] = base.slice(0, wanted)
  for (let round = 1; items.length < wanted; round++) {
    for (const item of base.slice(0, wanted - items.length)) items.push(underMake(item, round))
  }
  return items.toSorted((a, b) => (a.no < b.no ? -1 : 1))
}

let byNumber: ReadonlyMap<string, CatalogueItem> | undefined

/** The type a number belongs to; a make's own number leads to the type it is a make of. */
export function findBaseItem(no: string): CatalogueItem | undefined {
  byNumber ??= new Map(rankedBase().map((item) => [item.no, item]))
  return byNumber.get(no.split('-')[0] ?? '')
}

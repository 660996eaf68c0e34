import type { CatalogueItem } from '../catalogue/expand.ts'
import { labels } from '../catalogue/labels.ts'
import { options } from '../catalogue/options.ts'
import type { CompanyRows } from '../contract.ts'
import { formatNumber } from '../translate.ts'

type TechRow = CompanyRows['PortaalTechdata'][number]
type Fact = Pick<TechRow, 'Label' | 'Value' | 'Numeric_Value' | 'Unit' | 'Filter_Kind'>

function numberFacts(item: CatalogueItem): readonly Fact[] {
  const facts: Fact[] = []
  for (const [column, value] of item.values) {
    const label = labels[column]
    if (label === undefined || typeof value !== 'number' || value === 0) continue
    facts.push({
      Label: label.texts[0],
      Value: formatNumber(value, 0),
      Numeric_Value: String(value),
      Unit: label.unit,
      Filter_Kind: 'Numeric',
    })
  }
  return facts
}

function wordFacts(item: CatalogueItem): readonly Fact[] {
  return Object.entries(item.facts).map(([key, value]) => {
    const label = labels[key]
    const word = typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
    const option = options[word]
    if (label === undefined || option === undefined) {
      throw new Error(`Unknown fact "${key}: ${word}" in ${item.family.key}`)
    }
    const truth = value === true ? '1' : '0'
    return { Label: label.texts[0], Value: option[0], Numeric_Value: truth, Unit: '', Filter_Kind: label.kind }
  })
}

/** Technical data: the numbers of the size first, then the options; `Value` is Dutch and carries no unit. */
export function techRows(items: readonly CatalogueItem[]): CompanyRows['PortaalTechdata'] {
  return items.flatMap((item) =>
    [...numberFacts(item), ...wordFacts(item)].map((fact, at) => ({
      Kind: item.kind,
      No: item.no,
      Line_No: (at + 1) * 10_000,
      ...fact,
    })),
  )
}

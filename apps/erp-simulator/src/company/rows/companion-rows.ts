import type { CatalogueItem } from '../catalogue/expand.ts'
import type { CompanyRows } from '../contract.ts'

type Groups = ReadonlyMap<string, readonly CatalogueItem[]>

/** The plain types of each family, smallest first, that others can name. */
export function groupPlainTypes(items: readonly CatalogueItem[]): Groups {
  const groups = new Map<string, CatalogueItem[]>()
  for (const item of items) {
    if (item.no.includes('-') || item.variant !== (item.family.variants?.[0] ?? '')) continue
    const group = groups.get(item.family.key)
    if (group === undefined) groups.set(item.family.key, [item])
    else group.push(item)
  }
  return groups
}

/** The type of another family that fits this one's size. */
export function findCompanion(groups: Groups, familyKey: string, size: number): CatalogueItem | undefined {
  const group = groups.get(familyKey)
  return group?.[Math.min(Math.floor(size * group.length), group.length - 1)]
}

/** Included items, given as `family`, `family*2` or `?family`. */
export function includedRows(items: readonly CatalogueItem[]): CompanyRows['PortaalMeegeleverd'] {
  const groups = groupPlainTypes(items)
  return items.flatMap((item) =>
    (item.family.includes ?? []).flatMap((written, at) => {
      const [key = '', quantity = '1'] = written.replace('?', '').split('*')
      const other = findCompanion(groups, key, item.size)
      if (other === undefined) return []
      return {
        Kind: item.kind,
        No: item.no,
        Line_No: (at + 1) * 10_000,
        Other_Kind: other.kind,
        Other_No: other.no,
        Quantity: quantity,
        Optional: written.startsWith('?'),
      }
    }),
  )
}

/** Order tips; one without another item has a blank number and quantity 0. */
export function tipRows(items: readonly CatalogueItem[]): CompanyRows['PortaalBesteltip'] {
  const groups = groupPlainTypes(items)
  return items.flatMap((item) =>
    (item.family.tips ?? []).map((tip, at) => {
      const other = tip.other === undefined ? undefined : findCompanion(groups, tip.other, item.size)
      return {
        Kind: item.kind,
        No: item.no,
        Line_No: (at + 1) * 10_000,
        Other_Kind: other?.kind ?? 'Materieel',
        Other_No: other?.no ?? '',
        Quantity: other === undefined ? '0' : String(other.family.multiple ?? 1),
        Text: tip.text,
      }
    }),
  )
}

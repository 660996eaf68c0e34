import type { CatalogueItem } from '../catalogue/expand.ts'
import { setRecipes } from '../catalogue/sets.ts'
import type { CompanyRows } from '../contract.ts'
import { findCompanion, groupPlainTypes } from './companion-rows.ts'
import { isOrderable } from './item-rows.ts'

export interface SetLine {
  readonly setNo: string
  readonly item: CatalogueItem
  readonly quantity: number
  readonly optional: boolean
}

/** Not offered any more. */
const blockedSets: readonly string[] = ['SET-199']

export function setRows(): CompanyRows['PortaalSet'] {
  return setRecipes.map(({ no, texts }) => ({
    No: no,
    Description: texts[0],
    Blocked: blockedSets.includes(no),
  }))
}

/** What is in each set, as far as the company has it. */
export function setLines(items: readonly CatalogueItem[]): readonly SetLine[] {
  const groups = groupPlainTypes(items.filter(isOrderable))
  return setRecipes.flatMap((recipe) =>
    recipe.lines.flatMap((written) => {
      const [key = '', quantity = '1'] = written.replace('?', '').split('*')
      const item = findCompanion(groups, key, recipe.size)
      if (item === undefined) return []
      return { setNo: recipe.no, item, quantity: Number(quantity), optional: written.startsWith('?') }
    }),
  )
}

export function setLineRows(lines: readonly SetLine[]): CompanyRows['PortaalSetRegel'] {
  const bySet = Map.groupBy(lines, ({ setNo }) => setNo)
  return [...bySet].flatMap(([setNo, own]) =>
    own.map(({ item, quantity, optional }, at) => ({
      Set_No: setNo,
      Line_No: (at + 1) * 10_000,
      Kind: item.kind,
      No: item.no,
      Quantity: String(quantity),
      Optional: optional,
    })),
  )
}

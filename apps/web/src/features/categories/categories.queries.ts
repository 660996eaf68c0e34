import { type AdminCategory, categories } from '@portal/contract/categories.ts'
import { childrenByParent } from '@portal/domain/catalogue/category-tree.ts'
import { useCall } from '../../lib/use-call.ts'

export interface PlacedCategory {
  readonly category: AdminCategory
  /** 0 at the top. */
  readonly depth: number
}

/** The tree from top to bottom as it is read; a circle of parents ends. */
export function flattenTree(items: readonly AdminCategory[]): readonly PlacedCategory[] {
  const children = childrenByParent(items)
  const below = (parent: string | null, depth: number): PlacedCategory[] =>
    (children.get(parent) ?? []).flatMap((category) => [{ category, depth }, ...below(category.id, depth + 1)])
  return below(null, 0)
}

export function useSettingCategories() {
  return useCall(categories.getSettingItemCategories, {})
}

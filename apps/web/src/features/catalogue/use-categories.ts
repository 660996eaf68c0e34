import type { Category } from '@portal/contract/categories.ts'
import { categories } from '@portal/contract/categories.ts'
import { childrenByParent } from '@portal/domain/catalogue/category-tree.ts'
import { useMemo } from 'react'
import { useCall } from '../../lib/use-call.ts'

const staleMs = 10 * 60_000

export type CategoryTree = ReadonlyMap<string | null, readonly Category[]>

/** The categories that have something to order, each below its parent. */
export function useCategories() {
  const query = useCall(categories.getItemCategories, {}, { staleMs })
  const items = query.data?.items
  const tree = useMemo<CategoryTree>(
    () => childrenByParent((items ?? []).filter((category) => category.aantalArtikelen > 0)),
    [items],
  )
  return { query, items: items ?? [], tree }
}

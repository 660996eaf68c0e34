export interface TreeCategory {
  readonly id: string
  readonly parent: string | null
  readonly omschrijving: string
  readonly volgorde: number
}

/** Children by parent, each list in its order; a category whose parent is unknown hangs at the top (R-ENT-19). */
export function childrenByParent<C extends TreeCategory>(
  categories: readonly C[],
): ReadonlyMap<string | null, readonly C[]> {
  const known = new Set(categories.map((category) => category.id))
  const tree = new Map<string | null, C[]>()
  for (const category of categories) {
    const parent = category.parent !== null && known.has(category.parent) ? category.parent : null
    const siblings = tree.get(parent)
    if (siblings === undefined) tree.set(parent, [category])
    else siblings.push(category)
  }
  for (const children of tree.values()) {
    children.sort((a, b) => a.volgorde - b.volgorde || a.omschrijving.localeCompare(b.omschrijving, 'nl'))
  }
  return tree
}

/** A category and everything below it; a circle of parents ends. */
export function withDescendants(categories: readonly TreeCategory[], id: string): ReadonlySet<string> {
  const tree = childrenByParent(categories)
  const found = new Set<string>([id])
  for (const parent of found) for (const child of tree.get(parent) ?? []) found.add(child.id)
  return found
}

/** From the top down to a category; empty for an unknown one, and a circle of parents ends. */
export function pathTo<C extends TreeCategory>(categories: readonly C[], id: string): readonly C[] {
  const byId = new Map(categories.map((category) => [category.id, category]))
  const path = new Set<C>()
  for (let at = byId.get(id); at !== undefined && !path.has(at); ) {
    path.add(at)
    at = at.parent === null ? undefined : byId.get(at.parent)
  }
  return [...path].reverse()
}

/** The catalogue as loaded, with the quantities typed since; an item with a quantity is selected. */
export interface CatalogueSelection<Item extends { readonly materieelSoort: string }> {
  readonly items: readonly (Omit<Item, 'aantal'> & { readonly aantal: number | null })[]
  /** Numbers of the selected items, in the order they were selected. */
  readonly selected: readonly string[]
}

/** A loaded catalogue replaces the items, without quantities and with nothing selected (R-CAT-01, R-CAT-02, R-ENT-04). */
export function loadCatalogue<Item extends { readonly materieelSoort: string }>(
  items: readonly Item[],
): CatalogueSelection<Item> {
  return { items: items.map((item) => ({ ...item, aantal: null })), selected: [] }
}

/**
 * The same catalogue, read again while somebody chooses from it: what can still be ordered keeps its quantity. Only
 * loading another one clears the selection.
 */
export function readAgain<Item extends { readonly materieelSoort: string; readonly bestelbaar: boolean }>(
  before: CatalogueSelection<Item>,
  items: readonly Item[],
): CatalogueSelection<Item> {
  const orderable = new Set(items.filter((item) => item.bestelbaar).map((item) => item.materieelSoort))
  return selectedItems(before)
    .filter(({ materieelSoort }) => orderable.has(materieelSoort))
    .reduce((state, { materieelSoort, aantal }) => setQuantity(state, materieelSoort, aantal), loadCatalogue(items))
}

/** Setting a quantity selects the item, null deselects it (R-CAT-03, R-CAT-04); an unknown number changes nothing. */
export function setQuantity<Item extends { readonly materieelSoort: string }>(
  state: CatalogueSelection<Item>,
  materieelSoort: string,
  aantal: number | null,
): CatalogueSelection<Item> {
  if (!state.items.some((item) => item.materieelSoort === materieelSoort)) return state
  const others = state.selected.filter((number) => number !== materieelSoort)
  const kept = others.length < state.selected.length ? state.selected : [...others, materieelSoort]
  return {
    items: state.items.map((item) => (item.materieelSoort === materieelSoort ? { ...item, aantal } : item)),
    selected: aantal === null ? others : kept,
  }
}

/** The selected items with their quantities, in the order they were selected. */
export function selectedItems<Item extends { readonly materieelSoort: string }>(
  state: CatalogueSelection<Item>,
): CatalogueSelection<Item>['items'] {
  const byNumber = new Map(state.items.map((item) => [item.materieelSoort, item]))
  return state.selected.flatMap((number) => byNumber.get(number) ?? [])
}

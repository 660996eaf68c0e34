import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { CatalogueSelection } from '@portal/domain/catalogue/selection.ts'
import { loadCatalogue, readAgain, selectedItems, setQuantity } from '@portal/domain/catalogue/selection.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { keepView, keptView } from '../../../lib/list-memory.ts'
import type { Store } from '../../../lib/store.ts'
import { createStore } from '../../../lib/store.ts'
import { useSuccessor } from '../../../lib/use-successor.ts'

/** The quantities typed in a list of items; outside React, so that one key draws one card and not all. */
export type ItemSelection = Store<CatalogueSelection<CatalogueItem>>

interface KeptSelection {
  readonly items: readonly CatalogueItem[]
  readonly selection: ItemSelection
}

/**
 * Loaded items start without quantities and with nothing selected (R-CAT-01, R-CAT-02, R-ENT-04). Coming back to the
 * same list, with nothing loaded in between, finds them as they were left; so does a list that is read again on screen.
 */
export function useItemSelection(items: readonly CatalogueItem[], name: string): ItemSelection {
  const shown = useSuccessor<{ readonly name: string; readonly selection: ItemSelection }>(
    (before) => {
      const kept = keptView<KeptSelection>(name)
      if (kept?.items === items) return { name, selection: kept.selection }
      const state = before?.name === name ? before.selection.get() : loadCatalogue<CatalogueItem>([])
      return { name, selection: createStore(readAgain(state, items)) }
    },
    [items, name],
  )
  const { selection } = shown
  useEffect(() => keepView(name, { items, selection } satisfies KeptSelection), [items, name, selection])
  return selection
}

/** A quantity selects the item, null deselects it (R-CAT-03, R-CAT-04). */
export function changeQuantity(selection: ItemSelection, materieelSoort: string, aantal: number | null): void {
  selection.set((now) => setQuantity(now, materieelSoort, aantal))
}

export function clearSelection(selection: ItemSelection): void {
  selection.set(({ items }) => ({ items: items.map((item) => ({ ...item, aantal: null })), selected: [] }))
}

const quantities = new WeakMap<CatalogueSelection<CatalogueItem>, ReadonlyMap<string, number | null>>()

/** The quantities of the selected items; made once for a state, because every card asks. */
function quantitiesOf(state: CatalogueSelection<CatalogueItem>): ReadonlyMap<string, number | null> {
  const known = quantities.get(state)
  if (known !== undefined) return known
  const made = new Map(selectedItems(state).map((item) => [item.materieelSoort, item.aantal]))
  quantities.set(state, made)
  return made
}

export function useQuantity(selection: ItemSelection, materieelSoort: string): number | null {
  const read = () => quantitiesOf(selection.get()).get(materieelSoort) ?? null
  return useSyncExternalStore(selection.subscribe, read)
}

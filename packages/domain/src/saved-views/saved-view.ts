import { cleanListName } from '../order-list/list-name.ts'
import type { Refusal } from '../refusal.ts'

/** How a person looks at a table, under a name: what its address says of search, filters, order and columns. */
export interface SavedView {
  readonly id: string
  /** The screen of the table, as the route table names it: `/materieelvoorraad`. */
  readonly tabel: string
  readonly naam: string
  /** The part of the address after `?`. */
  readonly adres: string
  /** The table opens with it. */
  readonly standaard: boolean
}

export const viewBounds = { ofTable: 20, ofPerson: 200, name: 60, address: 2000 } as const

/**
 * Why a view cannot be kept beside those that the person has: there are enough of them, or another one of the table has
 * its name; capitals and spaces make no other name. One that is there already takes the place of itself.
 */
export function refuseView(
  view: Pick<SavedView, 'id' | 'tabel' | 'naam'>,
  views: readonly Pick<SavedView, 'id' | 'tabel' | 'naam'>[],
): Refusal<'weergave.naam_bestaat' | 'weergave.te_veel'> | null {
  const others = views.filter(({ id }) => id !== view.id)
  const ofTable = others.filter(({ tabel }) => tabel === view.tabel)
  const name = cleanListName(view.naam)
  if (ofTable.some(({ naam }) => cleanListName(naam).toLowerCase() === name.toLowerCase()))
    return { code: 'weergave.naam_bestaat', params: { name } }
  if (ofTable.length >= viewBounds.ofTable) return { code: 'weergave.te_veel', params: { amount: viewBounds.ofTable } }
  if (others.length >= viewBounds.ofPerson) return { code: 'weergave.te_veel', params: { amount: viewBounds.ofPerson } }
  return null
}

/** The views once this one is kept: in its place or as the last; it alone opens its table when it is to. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  const kept = { ...view, naam: cleanListName(view.naam) }
  const others = views.map((other) =>
    view.standaard && other.tabel === view.tabel && other.id !== view.id ? { ...other, standaard: false } : other,
  )
  return others.some(({ id }) => id === view.id)
    ? others.map((other) => (other.id === view.id ? kept : other))
    : [...others, kept]
}

import type { ComponentType } from 'react'
import { createContext } from 'react'
import type { TableState } from './table-state.ts'

export interface ViewsPlaceProps {
  /** The columns of the table, by which a view is checked. */
  readonly columns: readonly { readonly id: string; readonly header: string }[]
  readonly state: TableState
  /** A button with a menu; its entries, for a menu that is there already; or only what they open. */
  readonly shape: 'button' | 'entries' | 'dialog'
  readonly onDone: () => void
}

/** What keeps the views of tables, from the frame: a part of the design system knows no call. */
export const ViewsPlace = createContext<ComponentType<ViewsPlaceProps> | null>(null)

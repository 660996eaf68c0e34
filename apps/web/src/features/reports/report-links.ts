import type { OrderListName } from '@portal/contract/reports.ts'
import { startState, writeTableState } from '../../ui/table/table-state.ts'

/** The screen that lists exactly the rows of a figure, narrowed to them. */
export interface FigureLink {
  readonly to: string
  readonly search: Readonly<Record<string, unknown>>
}

/** A list whose columns show only these values. */
export function filteredList(to: string, filters: Readonly<Record<string, readonly string[]>>): FigureLink {
  return { to, search: writeTableState({ ...startState, filters }) }
}

export const orderPaths = {
  aanvoer: '/orders/aanvoer',
  afvoer: '/orders/afvoer',
  naarVerplaatsing: '/orders/naar-verplaatsing',
  vanVerplaatsing: '/orders/van-verplaatsing',
} as const satisfies Readonly<Record<OrderListName, string>>

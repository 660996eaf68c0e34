import { type ColumnChoice, visibleColumns } from '../catalogue/visible-columns.ts'

export interface OrderSort {
  readonly column: string
  readonly descending: boolean
}

/**
 * How an order table is sorted before anybody sorts it (R-SET-34): the setting holds the place of the column among all
 * columns of the table, from 0, hidden ones counted too, and its direction: 0 ascending, 1 descending. Null, so as the
 * rows come, when that column does not show.
 */
export function orderSort(
  columns: readonly ColumnChoice[],
  setting: { readonly place: number; readonly direction: number },
): OrderSort | null {
  const column = columns.toSorted((a, b) => a.order - b.order)[setting.place]?.column
  if (column === undefined || !visibleColumns([...columns]).includes(column)) return null
  return { column, descending: setting.direction === 1 }
}

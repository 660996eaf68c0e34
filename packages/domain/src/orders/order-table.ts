import type { ColumnChoice } from '../catalogue/visible-columns.ts'
import type { ColumnKey, IntKey } from '../settings/catalogue.ts'
import type { Settings } from '../settings/read-setting.ts'
import { settingDefaults } from '../settings/setting-defaults.ts'

/** The settings of an order table. */
export interface OrderTableKeys {
  readonly columns: ColumnKey
  readonly sortColumn: IntKey
  readonly sortDirection: IntKey
  /** Moves of one end: what holds for both ends where its own setting was not changed. */
  readonly general?: Omit<OrderTableKeys, 'general'>
}

interface OrderTable {
  readonly columns: readonly ColumnChoice[]
  readonly place: number
  readonly direction: number
}

/** Columns and sort of an order table; moves of one end follow the settings of all moves until theirs are changed (R-SET-28). */
export function orderTable(settings: Pick<Settings, 'column' | 'int'>, keys: OrderTableKeys): OrderTable {
  const { general = keys } = keys
  const isOwn = (key: ColumnKey | IntKey, value: unknown) =>
    JSON.stringify(value) !== JSON.stringify(settingDefaults[key])
  const column = settings.column(keys.columns)
  const [place, direction] = [settings.int(keys.sortColumn), settings.int(keys.sortDirection)]
  return {
    columns: isOwn(keys.columns, column) ? column : settings.column(general.columns),
    place: isOwn(keys.sortColumn, place) ? place : settings.int(general.sortColumn),
    direction: isOwn(keys.sortDirection, direction) ? direction : settings.int(general.sortDirection),
  }
}

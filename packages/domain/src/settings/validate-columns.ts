import type { ColumnEntry, ColumnSetting } from './setting-entry.ts'
import type { SettingFault } from './setting-fault.ts'

function isColumn(value: unknown): value is ColumnSetting {
  if (typeof value !== 'object' || value === null) return false
  if (!('column' in value && 'visible' in value && 'required' in value && 'order' in value)) return false
  const shaped = typeof value.column === 'string' && Number.isSafeInteger(value.order)
  return shaped && typeof value.visible === 'boolean' && typeof value.required === 'boolean'
}

/**
 * A column list knows only the columns of its table, each once, and shows every required one (R-SET-33). A column
 * that the catalogue requires stays required; others may be made required.
 */
export function validateColumns(entry: ColumnEntry, value: unknown): SettingFault | null {
  if (!Array.isArray(value)) return { reason: 'kind' }
  const rows: readonly unknown[] = value
  const known = new Set(entry.default.map((row) => row.column))
  const seen = new Map<string, ColumnSetting>()
  for (const row of rows) {
    if (!isColumn(row)) return { reason: 'kind' }
    if (!known.has(row.column)) return { reason: 'columnUnknown', limit: row.column }
    if (seen.has(row.column)) return { reason: 'duplicate', limit: row.column }
    if (row.required && !row.visible) return { reason: 'columnHidden', limit: row.column }
    seen.set(row.column, row)
  }
  const hidden = entry.default.find((row) => row.required && seen.get(row.column)?.required !== true)
  return hidden === undefined ? null : { reason: 'columnHidden', limit: hidden.column }
}

/** The stored columns in their order, followed by columns the table has got since they were stored. */
export function completeColumns(
  known: readonly ColumnSetting[],
  stored: readonly ColumnSetting[],
): readonly ColumnSetting[] {
  const names = new Set(stored.map((row) => row.column))
  const last = Math.max(0, ...stored.map((row) => row.order))
  const added = known.filter((row) => !names.has(row.column))
  const appended = added.map((row, index) => ({ ...row, order: last + index + 1 }))
  return [...stored, ...appended].sort((a, b) => a.order - b.order)
}

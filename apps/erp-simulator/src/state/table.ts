import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'
import { orderKey } from './order-key.ts'
import type { Row } from './row.ts'

/** The rows of one service in memory, found by key or by any field. */
export interface Table {
  find(key: string): Row | undefined
  /** Every row in the order of the primary key. */
  all(): readonly Row[]
  where(field: string, value: unknown): readonly Row[]
  put(key: string, row: Row): void
  remove(key: string): void
}

type Index = Map<unknown, Map<string, Row>>

function addTo(index: Index, value: unknown, entry: readonly [string, Row]): void {
  const group = index.get(value) ?? new Map<string, Row>()
  group.set(...entry)
  index.set(value, group)
}

export function createTable(service: ServiceDefinition): Table {
  const rows = new Map<string, Row>()
  const indexes = new Map<string, Index>()
  let sorted: readonly Row[] | null = null
  const forget = (key: string): void => {
    const before = rows.get(key)
    if (before === undefined) return
    for (const [field, index] of indexes) index.get(before[field])?.delete(key)
    rows.delete(key)
  }
  const indexOf = (field: string): Index => {
    const known = indexes.get(field)
    if (known !== undefined) return known
    const index: Index = new Map()
    for (const entry of rows) addTo(index, entry[1][field], entry)
    indexes.set(field, index)
    return index
  }
  return {
    find: (key) => rows.get(key),
    all: () => {
      sorted ??= [...rows.values()]
        .map((row) => ({ row, order: orderKey(service, row) }))
        .sort((a, b) => (a.order < b.order ? -1 : 1))
        .map(({ row }) => row)
      return sorted
    },
    where: (field, value) => [...(indexOf(field).get(value)?.values() ?? [])],
    put: (key, row) => {
      forget(key)
      rows.set(key, row)
      for (const [field, index] of indexes) addTo(index, row[field], [key, row])
      sorted = null
    },
    remove: (key) => {
      forget(key)
      sorted = null
    },
  }
}

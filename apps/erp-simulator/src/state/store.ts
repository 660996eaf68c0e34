import { stampFields } from '@portal/erp-protocol/define-service.ts'
import { type ServiceName, services } from '@portal/erp-protocol/services.ts'
import type { CompanyRows } from '../company/contract.ts'
import type { SimulatedClock } from './clock.ts'

export type Row = Readonly<Record<string, unknown>>
export interface StoredAnswer {
  readonly payloadHash: string
  readonly answer: unknown
}

export interface Change {
  readonly service: ServiceName
  readonly key: string
  /** The row after the change; null when it is deleted. */
  readonly row: Row | null
}

/** One durable step of the back office: everything of it or nothing. */
export interface Transaction {
  readonly changes: readonly Change[]
  readonly inbox?: { readonly externalId: string } & StoredAnswer
  readonly counters?: Readonly<Record<string, number>>
  readonly clockOffsetMs?: number
  readonly settings?: Readonly<Record<string, unknown>>
}

/** Everything the back office knows: rows by service and key, the portal inbox, number series. */
export interface Store {
  readonly clock: SimulatedClock
  all(service: ServiceName): readonly Row[]
  find(service: ServiceName, key: string): Row | undefined
  inbox(externalId: string): StoredAnswer | undefined
  /** Stamps a row as the database would: a higher row version and the time of now. */
  stamp(row: Row): Row
  next(series: string): number
  readonly counters: ReadonlyMap<string, number>
  /** Applies a transaction in memory; the caller has made it durable. */
  apply(transaction: Transaction): void
}

export function keyOf(service: ServiceName, row: Row): string {
  return services[service].key.map((field) => String(row[field] ?? '')).join('\u0001')
}

/** Code fields are stored in capitals without spaces around them, whoever writes them. */
export function normalise(service: ServiceName, row: Row): Row {
  const fields: Readonly<Record<string, { readonly type: string }>> = services[service].fields
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      fields[name]?.type === 'Code' && typeof value === 'string' ? [name, value.trim().toUpperCase()] : [name, value],
    ),
  )
}

export function createStore(rows: CompanyRows, clock: SimulatedClock): Store {
  let version = 0n
  const bornAt = clock.now().toISOString()
  const tables = new Map<ServiceName, Map<string, Row>>()
  const inbox = new Map<string, StoredAnswer>()
  const counters = new Map<string, number>()
  const sorted = new Map<ServiceName, readonly Row[]>()
  for (const name of Object.keys(services)) {
    // The keys of the table are the service names.
    const service = name as ServiceName
    const table = new Map<string, Row>()
    const own: readonly Row[] = service === 'PortaalWebServices' ? [] : rows[service]
    for (const plain of own) {
      version += 1n
      const row = { ...normalise(service, plain), Row_Version: version, Last_Modified_At: bornAt }
      table.set(keyOf(service, row), row)
    }
    tables.set(service, table)
  }
  const tableOf = (service: ServiceName): Map<string, Row> => {
    const table = tables.get(service)
    if (table === undefined) throw new Error(`No table for ${service}`)
    return table
  }
  return {
    clock,
    all: (service) => {
      const known = sorted.get(service)
      if (known !== undefined) return known
      const list = [...tableOf(service)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
      sorted.set(service, list)
      return list
    },
    find: (service, key) => tableOf(service).get(key),
    inbox: (externalId) => inbox.get(externalId.toLowerCase()),
    stamp: (row) => {
      version += 1n
      return { ...row, Row_Version: version, Last_Modified_At: clock.now().toISOString() }
    },
    next: (series) => (counters.get(series) ?? 0) + 1,
    counters,
    apply: ({ changes, inbox: entry, counters: moved }) => {
      for (const { service, key, row } of changes) {
        sorted.delete(service)
        if (row === null) tableOf(service).delete(key)
        else {
          tableOf(service).set(key, row)
          const stamped = row.Row_Version
          if (typeof stamped === 'bigint' && stamped > version) version = stamped
        }
      }
      if (entry) inbox.set(entry.externalId.toLowerCase(), { payloadHash: entry.payloadHash, answer: entry.answer })
      for (const [series, value] of Object.entries(moved ?? {})) counters.set(series, value)
    },
  }
}

export const stampNames: readonly string[] = Object.keys(stampFields)

import type { RequestLocationPayload } from '@portal/erp-protocol/location-payloads.ts'
import { type ServiceName, services } from '@portal/erp-protocol/services.ts'
import type { CompanyRows } from '../company/contract.ts'
import type { ClockSetting, SimulatedClock } from './clock.ts'
import type { Row } from './row.ts'
import { createTable, type Table } from './table.ts'

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

/** A place somebody asked for; people of the back office give it a number. */
export interface LocationRequest {
  readonly no: string
  readonly payload: RequestLocationPayload
  readonly askedAt: string
  readonly givenNo: string | null
}

/** One durable step of the back office: everything of it or nothing. */
export interface Transaction {
  readonly changes: readonly Change[]
  readonly inbox?: { readonly externalId: string } & StoredAnswer
  readonly counters?: Readonly<Record<string, number>>
  readonly clock?: ClockSetting
  /** Simulated minutes before each step of a request's life. */
  readonly pace?: Readonly<Record<string, number>>
  readonly locationRequest?: LocationRequest
  /** The last day of which the work of the night is done. */
  readonly closedDay?: string
  /** Raises every row version by this much: versions go on rising over a reset. */
  readonly raiseVersions?: bigint
}

/** Everything the back office knows: rows by service and key, the portal inbox, number series. */
export interface Store {
  readonly clock: SimulatedClock
  all(service: ServiceName): readonly Row[]
  where(service: ServiceName, field: string, value: unknown): readonly Row[]
  find(service: ServiceName, key: string): Row | undefined
  inbox(externalId: string): StoredAnswer | undefined
  /** Every external id with what was answered to it, oldest first. */
  inboxEntries(): readonly (readonly [externalId: string, stored: StoredAnswer])[]
  /** Every answer of a writing procedure, oldest first. */
  answers(): readonly StoredAnswer[]
  locationRequest(no: string): LocationRequest | undefined
  /** Places that were asked for, oldest first. */
  locationRequests(): readonly LocationRequest[]
  /** Stamps a row as the database would: a higher row version and the time, now unless another is given. */
  stamp(row: Row, at?: Date): Row
  /** The next number of a series; it is used up by the transaction that carries it. */
  next(series: string): number
  readonly counters: Readonly<Record<string, number>>
  readonly version: bigint
  /** Applies a transaction in memory; the caller has made it durable. */
  apply(transaction: Transaction): void
}

export function keyOf(service: ServiceName, row: Row): string {
  return services[service].key.map((field) => String(row[field] ?? '')).join('\u0001')
}

/** Code fields are stored in capitals without spaces around them, from every writer. */
export function normalise(service: ServiceName, row: Row): Row {
  const fields: Readonly<Record<string, { readonly type: string }>> = services[service].fields
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) =>
      fields[name]?.type === 'Code' && typeof value === 'string' ? [name, value.trim().toUpperCase()] : [name, value],
    ),
  )
}

// The keys of the table of services are the service names.
const serviceNames = Object.keys(services) as readonly ServiceName[]

function fill(tables: ReadonlyMap<ServiceName, Table>, rows: CompanyRows, madeAt: string): bigint {
  let version = 0n
  for (const [service, table] of tables) {
    const own: readonly Row[] = service === 'PortaalWebServices' ? [] : rows[service]
    for (const plain of own) {
      version += 1n
      // The company writes its codes in capitals by itself; to look at every one of them costs the start a second.
      const row = { ...plain, Row_Version: version, Last_Modified_At: madeAt }
      table.put(keyOf(service, row), row)
    }
  }
  return version
}

function raise(tables: ReadonlyMap<ServiceName, Table>, by: bigint): void {
  for (const [service, table] of tables)
    for (const row of table.all())
      table.put(keyOf(service, row), { ...row, Row_Version: BigInt(String(row.Row_Version)) + by })
}

/** @param madeAt when the company was made, the time of its last change for every row of it */
export function createStore(rows: CompanyRows, clock: SimulatedClock, madeAt: string): Store {
  const tables = new Map(serviceNames.map((service) => [service, createTable(services[service])]))
  let version = fill(tables, rows, madeAt)
  const inbox = new Map<string, StoredAnswer>()
  const asked = new Map<string, LocationRequest>()
  const counters: Record<string, number> = {
    entry: rows.PortaalVoorraadverloop.length,
    inspection: rows.PortaalKeuring.length,
    document: rows.PortaalDocument.length,
    invoice: rows.PortaalFactuur.filter(({ Kind }) => Kind === 'Debit').length,
    creditNote: rows.PortaalFactuur.filter(({ Kind }) => Kind === 'Credit').length,
  }
  const tableOf = (service: ServiceName): Table => {
    const table = tables.get(service)
    if (table === undefined) throw new Error(`No table for ${service}`)
    return table
  }
  const change = ({ service, key, row }: Change): void => {
    if (row === null) tableOf(service).remove(key)
    else {
      tableOf(service).put(key, row)
      if (typeof row.Row_Version === 'bigint' && row.Row_Version > version) version = row.Row_Version
    }
  }
  return {
    clock,
    all: (service) => tableOf(service).all(),
    where: (service, field, value) => tableOf(service).where(field, value),
    find: (service, key) => tableOf(service).find(key),
    inbox: (externalId) => inbox.get(externalId.toLowerCase()),
    locationRequest: (no) => asked.get(no),
    locationRequests: () => [...asked.values()],
    inboxEntries: () => [...inbox],
    answers: () => [...inbox.values()],
    stamp: (row, at) => {
      version += 1n
      return { ...row, Row_Version: version, Last_Modified_At: (at ?? clock.now()).toISOString() }
    },
    next: (series) => (counters[series] ?? 0) + 1,
    counters,
    get version() {
      return version
    },
    apply: ({ changes, inbox: entry, counters: moved, raiseVersions, locationRequest }) => {
      if (locationRequest !== undefined) asked.set(locationRequest.no, locationRequest)
      if (raiseVersions !== undefined) {
        raise(tables, raiseVersions)
        version += raiseVersions
      }
      for (const one of changes) change(one)
      if (entry) inbox.set(entry.externalId.toLowerCase(), { payloadHash: entry.payloadHash, answer: entry.answer })
      Object.assign(counters, moved)
    },
  }
}

import type { ServiceName } from '@portal/erp-protocol/services.ts'
import { type EntryRow, stockKey } from '../trade/entries.ts'
import { type Pending, stockRow } from '../trade/stock-row.ts'
import type { Row } from './row.ts'
import { type Change, keyOf, type Store } from './store.ts'
import { rowsWhere, rowWith } from './typed-rows.ts'

const causes: readonly ServiceName[] = ['PortaalVoorraadverloop', 'PortaalAanvraag', 'PortaalAanvraagRegel']

const isWaiting = (request: { readonly Status: unknown }): boolean =>
  request.Status === 'Requested' || request.Status === 'Approved'
const textOf = (value: unknown): string => String(value ?? '')

/** The entries of one stock key in the order in which they were posted. */
export function entriesOf(store: Store, key: string): readonly EntryRow[] {
  const location = key.slice(0, key.indexOf('|'))
  return rowsWhere(store, 'PortaalVoorraadverloop', { field: 'Location_No', value: location })
    .filter((entry) => stockKey(entry) === key)
    .toSorted((a, b) => a.Entry_No - b.Entry_No)
}

/** What waiting requests will bring to a location and take from it, by stock key. */
function pendingAt(store: Store, location: string): ReadonlyMap<string, readonly Pending[]> {
  const found = (['comes', 'leaves'] as const).flatMap((direction) => {
    const field = direction === 'comes' ? 'To_Location' : 'From_Location'
    const requests = rowsWhere(store, 'PortaalAanvraag', { field, value: location }).filter(isWaiting)
    return requests.flatMap(({ No, Delivery_Date: date, Return_Date: returns }) =>
      rowsWhere(store, 'PortaalAanvraagRegel', { field: 'Request_No', value: No }).map((line) => {
        const pending: Pending = { line, direction, date, returns }
        const { Kind, No: Plant_Type, Plant_No } = line
        return { key: stockKey({ Location_No: location, Kind, Plant_Type, Plant_No }), pending }
      }),
    )
  })
  const grouped = Map.groupBy(found, ({ key }) => key)
  return new Map([...grouped].map(([key, own]) => [key, own.map(({ pending }) => pending)]))
}

function keysOfRequest(request: Row, lines: readonly Row[]): readonly string[] {
  const locations = [request.From_Location, request.To_Location].map(textOf).filter((no) => no !== '')
  return locations.flatMap((location) =>
    lines.map((line) =>
      stockKey({
        Location_No: location,
        Kind: textOf(line.Kind),
        Plant_Type: textOf(line.No),
        Plant_No: textOf(line.Plant_No),
      }),
    ),
  )
}

/** The stock keys that a row of a service is about, as the books have it now. */
function keysOf(store: Store, service: ServiceName, row: Row): readonly string[] {
  switch (service) {
    case 'PortaalVoorraadverloop':
      return [
        stockKey({
          Location_No: textOf(row.Location_No),
          Kind: textOf(row.Kind),
          Plant_Type: textOf(row.Plant_Type),
          Plant_No: textOf(row.Plant_No),
        }),
      ]
    case 'PortaalAanvraag':
      return keysOfRequest(row, store.where('PortaalAanvraagRegel', 'Request_No', row.No))
    default: {
      const request = store.find('PortaalAanvraag', textOf(row.Request_No))
      return request === undefined ? [] : keysOfRequest(request, [row])
    }
  }
}

/** Every stock key that changes are about, as the books have their rows now: before and after may be different ones. */
export function touchedKeys(store: Store, changes: readonly Change[]): ReadonlySet<string> {
  const keys = changes
    .filter(({ service }) => causes.includes(service))
    .flatMap(({ service, key, row }) =>
      [store.find(service, key), row ?? undefined]
        .filter((one) => one !== undefined)
        .flatMap((one) => keysOf(store, service, one)),
    )
  return new Set(keys)
}

function deriveRow(store: Store, key: string, pending: readonly Pending[]): Row | null {
  const [location = '', kind, type = ''] = key.split('|')
  const Kind = kind === 'Artikel' ? 'Artikel' : 'Materieel'
  const item = rowWith(store, 'PortaalMaterieelsoort', { Kind, No: type })
  if (item === undefined) return null
  const returnOf = (order: string): string | null =>
    rowsWhere(store, 'PortaalOrder', { field: 'No', value: order })[0]?.Return_Date ?? null
  return stockRow({ location, item, entries: entriesOf(store, key), pending, returnOf })
}

function replace(store: Store, key: string, row: Row | null): readonly Change[] {
  const service = 'PortaalVoorraad'
  const [location = '', ...rest] = key.split('|')
  const before = store
    .where(service, 'Location_No', location)
    .filter((one) => [one.Kind, one.Plant_Type, one.Plant_No].join('|') === rest.join('|'))
  const newKey = row === null ? null : keyOf(service, row)
  const gone = before.map((one) => keyOf(service, one)).filter((one) => one !== newKey)
  return [
    ...gone.map((old): Change => ({ service, key: old, row: null })),
    ...(row === null || newKey === null ? [] : [{ service, key: newKey, row } as const]),
  ]
}

/**
 * PortaalVoorraad is computed, not written: the rows of these stock keys are rebuilt from the history and the requests.
 * For many keys at once each location is looked at once.
 */
export function deriveStock(store: Store, keys: ReadonlySet<string>): void {
  const pendings = new Map<string, ReturnType<typeof pendingAt>>()
  const derived = [...keys].flatMap((key) => {
    const location = key.slice(0, key.indexOf('|'))
    const pending = pendings.get(location) ?? pendingAt(store, location)
    pendings.set(location, pending)
    return replace(store, key, deriveRow(store, key, pending.get(key) ?? []))
  })
  if (derived.length > 0) store.apply({ changes: derived })
}

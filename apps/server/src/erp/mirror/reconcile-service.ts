import { ErpError } from '../erp-error.ts'
import type { Mirror } from '../mapping/define-mirror.ts'
import { versionField } from '../mapping/define-mirror.ts'
import { columnValue, versionOf } from '../mapping/field-values.ts'
import { addChanges } from '../mirror-changes.ts'
import { chunkForFilter, isAnyNumber } from '../odata/build-filter.ts'
import type { ErpRow } from '../transport/parse-json.ts'
import { type KeyText, keyTextOfKeys, listVersions, removeRows } from './mirror.store.ts'
import { type MirrorParts, type ReadOptions, type ReadResult, readRows } from './read-service.ts'
import { takeAccepted } from './sync-state.store.ts'

/** So few rows may always vanish; above it the share counts. */
const alwaysAllowed = 5
const mostVanishing = 500
const mostVanishingShare = 0.1

/**
 * True when so many rows would vanish that a permission filter or half a feed is likelier than deletion: the whole
 * table, more than 10 % of it, or more than 500 rows.
 */
export function isSuspicious(vanishing: number, present: number): boolean {
  if (vanishing > mostVanishing) return true
  if (vanishing === present && present > 1) return true
  return vanishing > alwaysAllowed && vanishing > present * mostVanishingShare
}

/**
 * Lets rows vanish when they are few, or no more than somebody accepted for this once.
 * @throws ErpError `contract` with code `TooManyVanish`
 */
export async function permitVanishing(
  { db, log }: MirrorParts,
  { table, service }: Mirror,
  { vanishing, present }: { readonly vanishing: number; readonly present: number },
): Promise<void> {
  if (!isSuspicious(vanishing, present)) return
  const accepted = await takeAccepted(db, service.name)
  if (accepted !== null && vanishing <= accepted.rows) {
    log.warn({ table, vanishing, present, acceptedBy: accepted.by }, 'many rows vanish, as somebody accepted')
    return
  }
  const said = `${vanishing} of ${present} rows of ${table} would vanish`
  throw new ErpError('contract', said, { code: 'TooManyVanish', vanishing })
}

interface RemoteKeys {
  readonly versions: ReadonlyMap<KeyText, bigint>
  readonly counted: number | null
}

function keyOf({ onUnknownWord }: MirrorParts, mirror: Mirror, row: ErpRow): KeyText {
  const columns = mirror.columns.filter(({ column }) => mirror.keyColumns.includes(column))
  const ofColumn = new Map(
    columns.map((column) => [column.column, columnValue(mirror, column, { row, onUnknownWord })]),
  )
  return keyTextOfKeys(mirror.keyColumns.map((key) => ofColumn.get(key) ?? null))
}

async function readKeys(parts: MirrorParts, mirror: Mirror, signal?: AbortSignal): Promise<RemoteKeys> {
  const versions = new Map<KeyText, bigint>()
  let counted: number | null = null
  let read = 0
  const pages = parts.reader.pages({
    service: mirror.service.name,
    select: [...mirror.service.key, versionField],
    pageSize: 5000,
    lane: 'sync',
    withCount: true,
    ...(signal === undefined ? {} : { signal }),
  })
  for await (const page of pages) {
    counted ??= page.count
    read += page.rows.length
    for (const row of page.rows) versions.set(keyOf(parts, mirror, row), versionOf(row))
  }
  // Rows that came twice over two pages are no rows that came too much.
  return { versions, counted: counted === read ? versions.size : counted }
}

/** Reads the keys again once when rows were written meanwhile; a feed that stays incomplete is an alarm. */
async function readAllKeys(parts: MirrorParts, mirror: Mirror, signal?: AbortSignal): Promise<RemoteKeys['versions']> {
  for (const isLast of [false, true]) {
    const { versions, counted } = await readKeys(parts, mirror, signal)
    if (counted === null || counted === versions.size) return versions
    if (isLast) {
      const said = `${mirror.service.name} counts ${counted} rows and sends ${versions.size}`
      throw new ErpError('contract', said, { code: 'CountDiffers' })
    }
  }
  throw new Error('unreachable')
}

/** Above this share of a table it is cheaper to read all of it than to ask for rows one by one. */
const readAllAbove = 500

/**
 * Compares every key and row version with the back office: fetches what is missing or newer, removes what is gone.
 * @throws ErpError `contract` with code `TooManyVanish` or `CountDiffers`; then nothing was removed (failure mode 12)
 */
export async function reconcileService(
  parts: MirrorParts,
  mirror: Mirror,
  options: ReadOptions = {},
): Promise<ReadResult> {
  const { known, at } = await listVersions(parts.db, mirror)
  const there = await readAllKeys(parts, mirror, options.signal)
  const vanished = [...known.keys()].filter((key) => !there.has(key))
  await permitVanishing(parts, mirror, { vanishing: vanished.length, present: known.size })
  const stale = [...there].filter(([key, version]) => known.get(key) !== version).map(([, version]) => version)
  const gone = await removeRows(parts.db, mirror, { keys: vanished, before: at })
  const highest = [...there.values()].reduce((most, version) => (version > most ? version : most), 0n)
  const filters =
    stale.length > readAllAbove
      ? [undefined]
      : chunkForFilter(stale, (chunk) => isAnyNumber(versionField, chunk)).map((chunk) =>
          isAnyNumber(versionField, chunk),
        )
  let result: ReadResult = { read: there.size, added: 0, changed: 0, gone: gone.length, touched: gone, highest }
  for (const filter of filters) {
    const fetched = await readRows(parts, mirror, { ...options, ...(filter === undefined ? {} : { filter }) })
    result = { ...addChanges(result, { ...fetched, read: 0 }), highest }
  }
  return result
}

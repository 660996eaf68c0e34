import { ErpError } from '../erp-error.ts'
import type { Mirror } from '../mapping/define-mirror.ts'
import { versionField } from '../mapping/define-mirror.ts'
import { columnValue, versionOf } from '../mapping/field-values.ts'
import { addChanges, type TouchedKey } from '../mirror-changes.ts'
import { chunkForFilter, isAnyNumber } from '../odata/build-filter.ts'
import type { ErpRow } from '../transport/parse-json.ts'
import {
  addSeenRows,
  type Comparison,
  countVanished,
  listStaleVersions,
  removeVanished,
  type SeenRows,
  summariseSeen,
  withComparison,
} from './compared-keys.store.ts'
import { type KeyText, keyTextOfKeys } from './mirror.store.ts'
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

/** So many keys are sent for one page. */
const keysPerPage = 5000

function keyOf({ onUnknownWord }: MirrorParts, mirror: Mirror, row: ErpRow): KeyText {
  const columns = mirror.columns.filter(({ column }) => mirror.keyColumns.includes(column))
  const ofColumn = new Map(
    columns.map((column) => [column.column, columnValue(mirror, column, { row, onUnknownWord })]),
  )
  return keyTextOfKeys(mirror.keyColumns.map((key) => ofColumn.get(key) ?? null))
}

interface ReadKeys {
  /** Rows that the back office says it has; null when it does not say. */
  readonly counted: number | null
  readonly read: number
}

async function readKeys(
  parts: MirrorParts,
  { mirror, comparison }: { readonly mirror: Mirror; readonly comparison: Comparison },
  signal: AbortSignal | undefined,
): Promise<ReadKeys> {
  let counted: number | null = null
  let read = 0
  const pages = parts.reader.pages({
    service: mirror.service.name,
    select: [...mirror.service.key, versionField],
    pageSize: keysPerPage,
    priority: 'sync',
    withCount: true,
    ...(signal === undefined ? {} : { signal }),
  })
  for await (const page of pages) {
    counted ??= page.count
    read += page.rows.length
    const rows = page.rows.map((row) => ({ key: keyOf(parts, mirror, row), version: versionOf(row) }))
    await addSeenRows(parts.db, comparison, rows)
  }
  return { counted, read }
}

/** Above this many it is cheaper to read the whole table than to ask for rows one by one. */
const readAllAbove = 500

interface Found {
  readonly seen: SeenRows
  /** Versions to ask for one by one; null when so many differ that all is read. */
  readonly stale: readonly bigint[] | null
  readonly gone: readonly TouchedKey[]
}

/**
 * Removes what vanished and answers what is stale.
 * @returns the alarm when the back office sends another number of rows than it counts; then nothing was taken away
 */
function compareKeys(parts: MirrorParts, mirror: Mirror, signal?: AbortSignal): Promise<Found | ErpError> {
  const { db } = parts
  return withComparison(db, { mirror }, async (comparison) => {
    const { counted, read } = await readKeys(parts, { mirror, comparison }, signal)
    const seen = await summariseSeen(db, comparison)
    // Rows that came twice over two pages are no rows that came too much.
    if (counted !== null && counted !== read && counted !== seen.count) {
      const said = `${mirror.service.name} counts ${counted} rows and sends ${seen.count}`
      return new ErpError('contract', said, { code: 'CountDiffers' })
    }
    const vanishing = await countVanished(db, mirror, comparison)
    await permitVanishing(parts, mirror, { vanishing, present: comparison.present })
    const stale = await listStaleVersions(db, mirror, { comparison, atMost: readAllAbove + 1 })
    const gone = await removeVanished(db, mirror, comparison)
    return { seen, stale: stale.length > readAllAbove ? null : stale, gone }
  })
}

/** Compares again once when rows were written meanwhile; a feed that stays incomplete is an alarm. */
async function compareAllKeys(parts: MirrorParts, mirror: Mirror, signal?: AbortSignal): Promise<Found> {
  const once = await compareKeys(parts, mirror, signal)
  if (!(once instanceof ErpError)) return once
  const again = await compareKeys(parts, mirror, signal)
  if (!(again instanceof ErpError)) return again
  throw again
}

/**
 * Compares every key and row version with the back office: fetches what is missing or newer, removes what is gone.
 * @throws ErpError `contract` with code `TooManyVanish` or `CountDiffers`; then nothing was removed (failure mode 12)
 */
export async function reconcileService(
  parts: MirrorParts,
  mirror: Mirror,
  options: ReadOptions = {},
): Promise<ReadResult> {
  const { seen, stale, gone } = await compareAllKeys(parts, mirror, options.signal)
  const filters =
    stale === null
      ? [undefined]
      : chunkForFilter(stale, (chunk) => isAnyNumber(versionField, chunk)).map((chunk) =>
          isAnyNumber(versionField, chunk),
        )
  const { highest } = seen
  let result: ReadResult = { read: seen.count, added: 0, changed: 0, gone: gone.length, touched: gone, highest }
  for (const filter of filters) {
    const fetched = await readRows(parts, mirror, { ...options, ...(filter === undefined ? {} : { filter }) })
    result = { ...addChanges(result, { ...fetched, read: 0 }), highest }
  }
  return result
}

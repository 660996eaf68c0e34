import { portaalVoorraadverloop } from '@portal/erp-protocol/services/stock.ts'
import { ErpError } from '../erp-error.ts'
import { versionField } from '../mapping/define-mirror.ts'
import { toMirrorRow, versionOf } from '../mapping/field-values.ts'
import { addChanges, type MirrorChanges, noChanges } from '../mirror-changes.ts'
import { mirrors } from '../mirrors.ts'
import { chunkForFilter, isAnyText } from '../odata/build-filter.ts'
import {
  addSeenRows,
  type Comparison,
  countVanished,
  removeVanished,
  summariseSeen,
  withComparison,
} from './compared-keys.store.ts'
import { keyTextOf, upsertRows } from './mirror.store.ts'
import { fieldsOf, type MirrorParts, type ReadOptions, type ReadResult, requireSchema } from './read-service.ts'
import { permitVanishing } from './reconcile-service.ts'
import { listLocationsWithChanges, type TouchedLocations } from './stock.store.ts'
import { findHighestVersion } from './sync-state.store.ts'
import type { SyncStart } from './watermark.ts'

const mirror = mirrors.stock
const places = ['Location_No', 'From_Location', 'To_Location'] as const
/** The service by which moved stock is found. */
export const stockLedger = { service: portaalVoorraadverloop, fields: [...places, versionField] }
const pageSize = 1000

interface ReadStock {
  readonly changes: MirrorChanges
  readonly isWhole: boolean
}

interface Wanted {
  readonly filter: string | null
  readonly comparison: Comparison
}

async function readOnce(parts: MirrorParts, { filter, comparison }: Wanted, options: ReadOptions): Promise<ReadStock> {
  const { signal, onProgress, isFirst } = options
  let changes = noChanges
  let counted: number | null = null
  const pages = parts.reader.pages({
    service: mirror.service.name,
    select: fieldsOf(mirror),
    pageSize,
    priority: 'sync',
    withCount: true,
    ...(filter === null ? {} : { filter }),
    ...(signal === undefined ? {} : { signal }),
  })
  for await (const page of pages) {
    signal?.throwIfAborted()
    counted ??= page.count
    const rows = page.rows.map((row) => toMirrorRow(mirror, row, parts.onUnknownWord))
    const seen = rows.map(({ values, version }) => ({ key: keyTextOf(mirror, values), version }))
    await addSeenRows(parts.db, comparison, seen)
    const { added, changed, touched } = await upsertRows(parts.db, mirror, rows)
    const reported = isFirst === true ? [] : touched
    changes = addChanges(changes, { read: rows.length, added, changed, gone: 0, touched: reported })
    onProgress?.(changes.read, counted)
  }
  const isWhole =
    counted === null || counted === changes.read || counted === (await summariseSeen(parts.db, comparison)).count
  return { changes, isWhole }
}

/** Makes the stock of some locations, or of all, what the back office says now; nothing vanishes that was not read whole. */
function replaceOnce(
  parts: MirrorParts,
  locations: readonly string[] | 'all',
  options: ReadOptions,
): Promise<ReadStock> {
  const { db } = parts
  const only = locations === 'all' ? {} : { only: { column: 'location_no', values: locations } }
  const filter = locations === 'all' ? null : isAnyText('Location_No', locations)
  return withComparison(db, { mirror, ...only }, async (comparison) => {
    const { changes, isWhole } = await readOnce(parts, { filter, comparison }, options)
    if (!isWhole) return { changes, isWhole }
    // An emptied location is what the ledger says; only the whole may not shrink at once.
    if (locations === 'all') {
      const vanishing = await countVanished(db, mirror, comparison)
      await permitVanishing(parts, mirror, { vanishing, present: comparison.present })
    }
    const gone = await removeVanished(db, mirror, comparison)
    return { changes: addChanges(changes, { ...noChanges, gone: gone.length, touched: gone }), isWhole }
  })
}

/** Reads again once when stock moved meanwhile; what stays incomplete takes nothing away (failure mode 12). */
async function replaceStock(
  parts: MirrorParts,
  locations: readonly string[] | 'all',
  options: ReadOptions,
): Promise<MirrorChanges> {
  const once = await replaceOnce(parts, locations, options)
  if (once.isWhole) return once.changes
  const again = await replaceOnce(parts, locations, options)
  if (again.isWhole) return addChanges(once.changes, again.changes)
  const said = `${mirror.service.name} sends another number of rows than it counts`
  throw new ErpError('contract', said, { code: 'CountDiffers' })
}

async function readLedger(parts: MirrorParts, since: bigint, signal?: AbortSignal): Promise<TouchedLocations> {
  const numbers = new Set<string>()
  let highest = 0n
  const pages = parts.reader.pages({
    service: stockLedger.service.name,
    select: stockLedger.fields,
    filter: `${versionField} gt ${since}`,
    pageSize,
    priority: 'sync',
    ...(signal === undefined ? {} : { signal }),
  })
  for await (const page of pages)
    for (const row of page.rows) {
      const version = versionOf(row)
      if (version > highest) highest = version
      for (const place of places) numbers.add(String(row[place] ?? '').trim())
    }
  numbers.delete('')
  return { numbers: [...numbers], highest }
}

/** Above so many locations it is cheaper to read all stock than to ask for theirs. */
const readAllAbove = 2000

/**
 * Stock carries no row version. Which locations to read again is found by the posted entries since the last run, and by
 * the requests and orders that the mirror got since: those change what is on order. The first read starts from the
 * highest version of all services, because nobody wants the ledger of years.
 */
export async function readStock(start: SyncStart, parts: MirrorParts, options: ReadOptions): Promise<ReadResult> {
  await requireSchema(parts.reader, stockLedger, options.signal)
  if (start.how !== 'since') {
    const highest = await findHighestVersion(parts.db, mirror.service.name)
    const isFirst = start.how === 'everything'
    return { ...(await replaceStock(parts, 'all', { ...options, isFirst })), highest }
  }
  const posted = await readLedger(parts, start.version, options.signal)
  const asked = await listLocationsWithChanges(parts.db, start.version)
  const highest = posted.highest > asked.highest ? posted.highest : asked.highest
  const touched = [...new Set([...posted.numbers, ...asked.numbers])].sort()
  const { onProgress: _unused, ...rest } = options
  if (touched.length > readAllAbove) return { ...(await replaceStock(parts, 'all', rest)), highest }
  let changes = noChanges
  for (const chunk of chunkForFilter(touched, (numbers) => isAnyText('Location_No', numbers)))
    changes = addChanges(changes, await replaceStock(parts, chunk, rest))
  return { ...changes, highest }
}

import { asErpError, ErpError } from '../erp-error.ts'
import { isStamped, type Mirror, versionField } from '../mapping/define-mirror.ts'
import type { MirrorChanges, SyncMode } from '../mirror-changes.ts'
import { type MirrorName, mirrors } from '../mirrors.ts'
import { checkSources } from './check-sources.ts'
import { countRows, gatherStatistics, markUnknownWords } from './mirror.store.ts'
import {
  fieldsOf,
  type MirrorParts,
  type ReadOptions,
  type ReadResult,
  readRows,
  requireSchema,
} from './read-service.ts'
import { reconcileService } from './reconcile-service.ts'
import { findSyncState, saveFailure, saveProgress } from './sync-state.store.ts'
import { readStock } from './sync-stock.ts'
import { type SyncStart, settleFirst, startOf, withKnown } from './watermark.ts'

function readFrom(
  start: SyncStart,
  parts: MirrorParts,
  { mirror, ...options }: ReadOptions & { readonly mirror: Mirror },
): Promise<ReadResult> {
  if (!isStamped(mirror)) return readStock(start, parts, options)
  if (start.how === 'everything') return readRows(parts, mirror, { ...options, isFirst: true })
  if (start.how === 'secondLook') return reconcileService(parts, mirror, options)
  const { onProgress: _unused, ...rest } = options
  return readRows(parts, mirror, { ...rest, overlaps: true, filter: `${versionField} gt ${start.version}` })
}

async function run(
  parts: MirrorParts,
  name: MirrorName,
  { mode, ...options }: ReadOptions & { readonly mode: SyncMode },
): Promise<MirrorChanges> {
  const mirror = mirrors[name]
  const service = mirror.service.name
  const at = parts.clock.now()
  const schemaHash = await requireSchema(
    parts.reader,
    { service: mirror.service, fields: fieldsOf(mirror) },
    options.signal,
  )
  const { history, schemaHash: formerHash } = await findSyncState(parts.db, service)
  const isStale = formerHash !== null && formerHash !== schemaHash && (await markUnknownWords(parts.db, mirror)) > 0
  const begin = startOf(history, at)
  const isLookedOver = begin.how !== 'everything' && (mode === 'compare' || isStale)
  const start: SyncStart = isLookedOver ? { how: 'secondLook' } : begin
  const { highest, ...changes } = await readFrom(start, parts, { ...options, mirror })
  const isCompared = start.how === 'secondLook'
  const now = parts.clock.now()
  const known = isCompared ? settleFirst(history, highest) : history
  await saveProgress(parts.db, service, {
    history: withKnown(known, { version: highest, began: at, ended: now }),
    at: now,
    isFull: start.how !== 'since',
    rowCount: await countRows(parts.db, mirror),
    schemaHash,
  })
  // Last, because what was read counts without it.
  if (start.how === 'everything') await gatherStatistics(parts.db, mirror)
  return changes
}

/** Answers to what is not there, or not any more as it was published when that was last asked for. */
const misfits = /^(Http_40[04]|BadRequest|MissingField|WrongFieldType)/

const mayBeUnpublished = ({ kind, details }: ErpError) => kind === 'contract' && misfits.test(details.code ?? '')

/** What changed for one table may have changed for others. */
async function askWhatIsPublished(parts: MirrorParts): Promise<void> {
  parts.reader.forgetSchema()
  await checkSources(parts)
}

/**
 * Brings one table of the mirror up to date. The watermark moves only after the last page, so a run that breaks off
 * is repeated whole; its failure is kept with the service and thrown on.
 */
export async function syncService(
  parts: MirrorParts,
  name: MirrorName,
  options: ReadOptions & { readonly mode: SyncMode },
): Promise<MirrorChanges> {
  try {
    return await run(parts, name, options)
  } catch (error) {
    if (error instanceof ErpError) {
      const reason = `${asErpError(error).details.code}: ${error.message}`
      const isComparison = options.mode === 'compare' && error.kind === 'contract'
      const vanishing = error.details.vanishing ?? null
      await saveFailure(parts.db, mirrors[name].service.name, { reason, isComparison, vanishing })
      if (mayBeUnpublished(error)) await askWhatIsPublished(parts)
    }
    throw error
  }
}

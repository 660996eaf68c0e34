import { createHash } from 'node:crypto'
import type { ServiceDefinition } from '@portal/erp-protocol/define-service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log/log.ts'
import { ErpError } from '../erp-error.ts'
import { isStamped, type Mirror, versionField } from '../mapping/define-mirror.ts'
import { toMirrorRow } from '../mapping/field-values.ts'
import { type OnUnknownWord, wordsOf } from '../mapping/option-words.ts'
import { addChanges, type MirrorChanges, noChanges, type TouchedKey } from '../mirror-changes.ts'
import { findSchemaFaults } from '../odata/check-schema.ts'
import type { Priority } from '../transport/priority-queue.ts'
import type { BackOfficeReader } from './back-office.ts'
import { upsertNewRows, upsertRows } from './mirror.store.ts'

export interface MirrorParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly reader: BackOfficeReader
  readonly onUnknownWord: OnUnknownWord
}

export interface ReadOptions {
  readonly filter?: string
  readonly priority?: Priority
  readonly signal?: AbortSignal
  /** The table was empty: its rows need no event one by one. */
  readonly isFirst?: boolean
  /** It begins before the end of the last one, so that most of its rows were read by that. */
  readonly overlaps?: boolean
  /** Called after every page with the rows so far and the rows there are, when the back office says. */
  readonly onProgress?: (read: number, total: number | null) => void
}

export interface ReadResult extends MirrorChanges {
  readonly highest: bigint
}

const pageSize = 1000

export function fieldsOf(mirror: Mirror): readonly string[] {
  const fields = mirror.columns.map(({ field }) => field)
  return [...new Set(isStamped(mirror) ? [...fields, versionField] : fields)]
}

/** What is read of a service. */
export interface ReadFields {
  readonly service: ServiceDefinition
  readonly fields: readonly string[]
}

/**
 * Stops the job of a service that is not what it should be, before it reads a row (failure modes 8 and 9).
 * @returns a hash of what was checked, kept with the watermark
 */
export async function requireSchema(
  reader: BackOfficeReader,
  { service, fields }: ReadFields,
  signal: AbortSignal | undefined,
): Promise<string> {
  let schema = await reader.schema(signal)
  if (findSchemaFaults(service, fields, schema).length > 0) {
    // What was read some minutes ago may have been put right since.
    reader.forgetSchema()
    schema = await reader.schema(signal)
  }
  const faults = findSchemaFaults(service, fields, schema)
  if (faults.length > 0) throw new ErpError('contract', faults.join('; '), { code: 'SchemaChanged' })
  const published = fields.map((name) => {
    const field = service.fields[name]
    // What the portal made of an option depends on the words it knew.
    const words = field?.type === 'Option' ? [wordsOf(field), field.captions] : []
    return [name, schema.get(service.name)?.get(name), ...words]
  })
  return createHash('sha256').update(JSON.stringify(published)).digest('hex').slice(0, 16)
}

/** Reads rows page by page into the mirror; a repeated or a doubled row does no harm. */
export async function readRows(parts: MirrorParts, mirror: Mirror, options: ReadOptions = {}): Promise<ReadResult> {
  const { filter, signal, priority = 'sync' } = options
  const touched: TouchedKey[] = []
  let result: ReadResult = { ...noChanges, highest: 0n }
  let total: number | null = null
  const upsert = options.overlaps === true ? upsertNewRows : upsertRows
  const pages = parts.reader.pages({
    service: mirror.service.name,
    select: fieldsOf(mirror),
    pageSize,
    priority,
    withCount: options.onProgress !== undefined,
    ...(filter === undefined ? {} : { filter }),
    ...(signal === undefined ? {} : { signal }),
  })
  for await (const page of pages) {
    signal?.throwIfAborted()
    total ??= page.count
    const rows = page.rows.map((row) => toMirrorRow(mirror, row, parts.onUnknownWord))
    const written = await upsert(parts.db, mirror, rows)
    if (options.isFirst !== true) touched.push(...written.touched)
    const highest = rows.reduce((most, { version }) => (version > most ? version : most), result.highest)
    const { added, changed } = written
    result = { ...addChanges(result, { read: rows.length, added, changed, gone: 0, touched: [] }), highest }
    options.onProgress?.(result.read, total)
  }
  return { ...result, touched }
}

import type { Db } from '../../platform/db/database.ts'
import { type MirrorName, mirrors } from '../mapping/mirrors.ts'
import { findSchemaFaults, type PublishedSchema } from '../odata/check-schema.ts'
import { ErpError } from '../transport/erp-error.ts'
import { fieldsOf, type MirrorParts, type ReadFields } from './read-service.ts'
import { saveSchemaFaults } from './sync-state.store.ts'
import { stockLedger } from './sync-stock.ts'

/** What is read to fill a table; stock moves by what the ledger tells. */
function readFor(name: MirrorName): readonly ReadFields[] {
  const own = { service: mirrors[name].service, fields: fieldsOf(mirrors[name]) }
  return name === 'stock' ? [own, stockLedger] : [own]
}

/**
 * Compares what is published with all that the portal reads, and notes what is wrong with each table that is concerned:
 * an operator need not wait until its own job meets it (failure modes 8 and 9).
 */
export async function noteSchema(db: Db, schema: PublishedSchema): Promise<void> {
  // The keys are those of the record.
  const names = Object.keys(mirrors) as MirrorName[]
  const faults = names.map((name) => {
    const lacks = readFor(name).flatMap(({ service, fields }) => findSchemaFaults(service, fields, schema))
    return [mirrors[name].service.name, lacks] as const
  })
  await saveSchemaFaults(db, new Map(faults))
}

/** A look at what is published, before anything is read. A back office that does not answer stops nothing by it. */
export async function lookOver(
  { reader, log }: Pick<MirrorParts, 'reader' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  try {
    await reader.schema(signal)
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    log.info({ ...error.details, reason: error.message }, 'what is published could not be compared')
  }
}

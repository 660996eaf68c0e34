import type { Db } from '../../platform/db/database.ts'
import { ErpError } from '../erp-error.ts'
import { type MirrorName, mirrors } from '../mirrors.ts'
import { findSchemaFaults, type PublishedSchema } from '../odata/check-schema.ts'
import { untilAborted } from '../transport/until-aborted.ts'
import { fieldsOf, type MirrorParts, type ReadFields } from './read-service.ts'
import { saveFaults } from './sync-state.store.ts'
import { stockLedger } from './sync-stock.ts'

type CheckParts = Pick<MirrorParts, 'db' | 'reader' | 'log'>

/** What is read to fill a table; moves of stock are found by the ledger. */
function readFor(name: MirrorName): readonly ReadFields[] {
  const own = { service: mirrors[name].service, fields: fieldsOf(mirrors[name]) }
  return name === 'stock' ? [own, stockLedger] : [own]
}

// The keys are those of the record.
const names = Object.keys(mirrors) as MirrorName[]

function lackOf(name: MirrorName, schema: PublishedSchema): string | null {
  const lacks = readFor(name).flatMap(({ service, fields }) => findSchemaFaults(service, fields, schema))
  return lacks.length === 0 ? null : `SchemaChanged: ${lacks.join('; ')}`
}

/**
 * Compares what is published with all that the portal reads, and notes what is wrong with each table that is concerned:
 * an operator need not wait until its own job meets it (failure modes 8 and 9).
 */
export async function noteSchema(db: Db, schema: PublishedSchema): Promise<void> {
  const faults = new Map(names.map((name) => [mirrors[name].service.name, lackOf(name, schema)]))
  await saveFaults(db, { faults, codes: ['SchemaChanged'] })
}

const companyCodes = ['OtherCompany', 'Internal_CompanyNotFound', 'CompanyWithoutId']

/** A company that may not be read stops every table (failure mode 10). */
async function noteCompany(db: Db, fault: string | null): Promise<void> {
  const faults = new Map(names.map((name) => [mirrors[name].service.name, fault]))
  await saveFaults(db, { faults, codes: companyCodes })
}

/**
 * Checks company and services before anything is read, and records each fault with the tables it concerns. A back office
 * that does not answer is no fault here.
 */
export async function checkSources({ db, reader, log }: CheckParts, signal?: AbortSignal): Promise<void> {
  try {
    await untilAborted(reader.company(), signal)
    await noteCompany(db, null)
    await reader.schema(signal)
  } catch (error) {
    if (!(error instanceof ErpError)) throw error
    const { code = '' } = error.details
    const isOfCompany = companyCodes.includes(code)
    log[isOfCompany ? 'error' : 'info'](
      { ...error.details, reason: error.message },
      'the back office cannot be compared',
    )
    if (isOfCompany) await noteCompany(db, `${code}: ${error.message}`)
  }
}

import { type MirrorName, mirrors } from '../../erp/mirrors.ts'
import type { Db } from '../../platform/db/database.ts'
import { listTableStates } from './sync.store.ts'
import { allMirrors, syncCalls } from './sync-parts.ts'

/** The tables whose reading or comparison stopped, each with what stopped it. */
export async function listStoppedTables(db: Db): Promise<readonly { table: MirrorName; reason: string }[]> {
  const states = await listTableStates(db)
  return allMirrors.flatMap((table) => {
    const reason = states.get(mirrors[table].service.name)?.error ?? null
    return reason === null ? [] : [{ table, reason }]
  })
}

const callOf = new Map<string, string>(Object.entries(syncCalls).map(([call, job]) => [job, call]))

/** The call of the specification that starts a job, e.g. `DoCatalogusSync`; null for a job without one. */
export function callThatStarts(job: string): string | null {
  return callOf.get(job) ?? null
}

import type { TenantParts } from '../../platform/context.ts'
import { transact } from '../../platform/db/transact.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { hashInBackground } from '../auth/auth.ts'
import {
  endImport,
  findTakenRow,
  findWaitingImport,
  insertImported,
  listUnhashed,
  saveHashes,
} from './imports.store.ts'

export const importJobName = 'GebruikersImport'

/** So many passwords are stored at once; work that a process that stops has to do again. */
const hashedAtOnce = 10

interface Importing {
  readonly id: string
  readonly total: number
}

type Tell = Parameters<Job['run']>[2]

/** Hashes what waits, a few at a time; false when a password cannot be read any more. */
async function hashAll(parts: TenantParts, { id, total }: Importing, at: { signal: AbortSignal; tell: Tell }) {
  for (let done = 0; ; ) {
    at.signal.throwIfAborted()
    const rows = await listUnhashed(parts.db, id, hashedAtOnce)
    if (rows.length === 0) return null
    at.tell({ share: done / total, part: importJobName })
    const hashes: { row: number; hash: string }[] = []
    for (const { row, sealed } of rows) {
      const password = parts.seals.open(sealed)
      if (password === null) return row
      hashes.push({ row, hash: await hashInBackground(password) })
    }
    await saveHashes(parts.db, id, hashes)
    done += hashes.length
  }
}

/** Makes all accounts in one transaction, or none when somebody got one of the names meanwhile. */
async function makeAccounts(parts: TenantParts, { id }: Importing): Promise<number> {
  const at = parts.clock.now()
  return transact(parts.db, async (tx) => {
    const row = await findTakenRow(tx, id)
    if (row !== null) {
      await endImport(tx, id, { state: 'failed', at, fault: { row, code: 'gebruiker.naam_bezet' } })
      return 0
    }
    const made = await insertImported(tx, id, { language: parts.tenant.defaultLanguage, at })
    await endImport(tx, id, { state: 'done', at })
    return made
  })
}

/** Makes the accounts of a file that was checked: all of them or none, in whichever process is free. */
export const importUsersJob: Job = {
  name: importJobName,
  // What a process left that ended meanwhile is taken up again.
  rhythm: { everySeconds: 300 },
  async run(parts, signal, tell) {
    const importing = await findWaitingImport(parts.db)
    if (importing === null) return {}
    const unreadable = await hashAll(parts, importing, { signal, tell })
    if (unreadable !== null) {
      const fault = { row: unreadable, code: 'import.onleesbaar' }
      await endImport(parts.db, importing.id, { state: 'failed', at: parts.clock.now(), fault })
      return { read: importing.total }
    }
    const made = await makeAccounts(parts, importing)
    parts.hub.changed('administrators', { subjects: ['users'] })
    return { read: importing.total, new: made }
  },
}

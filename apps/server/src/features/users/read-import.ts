import { PortalError } from '@portal/contract/errors.ts'
import type { ImportLine } from '@portal/domain/users/import-rows.ts'
import { type AskingCtx, signedIn } from '../../platform/context.ts'
import { runInThread } from '../../platform/uploads/run-in-thread.ts'
import { listTakenNames } from './imports.store.ts'
import type { ImportFile, ReadFile } from './read-import.thread.ts'

const program = new URL('read-import.thread.ts', import.meta.url)

/**
 * The rows of a file of users in which nothing is wrong, read and checked beside the event loop.
 * @throws PortalError for what is no such file, or with its first faults by row and column
 */
export async function readImport(ctx: AskingCtx, content: Buffer): Promise<readonly ImportLine[]> {
  const taken = await listTakenNames(ctx.db)
  const input: ImportFile = { content: Uint8Array.from(content), taken }
  const who = `${ctx.tenant.id} ${signedIn(ctx).userName}`
  const read = await runInThread<ReadFile>({ program, input, who })
  if ('rows' in read) return read.rows
  throw new PortalError(read.code, read.params, { fields: read.fields })
}

import type { AnyCall } from '@portal/contract/define.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { SentFile } from '@portal/contract/uploads.ts'
import { type AskingCtx, signedIn, type TenantParts } from '../context.ts'
import type { Db } from '../db/database.ts'
import { transact } from '../db/transact.ts'
import { contentHash } from '../files/files.ts'
import { type CheckedUpload, checkUpload } from './check-upload.ts'
import { deleteUnusedUploads, insertUpload, listUploadIds, lockAndSumUploads, setUploadUses } from './uploads.store.ts'

const megabyte = 1024 * 1024
const dayMs = 24 * 3_600_000
/** Of one person in a day: a whole site in photos, and no way to fill the disk. */
const personMegabytes = 250
/** Of a company in all. */
const tenantMegabytes = 20_000

/** A file that was looked at and kept; its content lies in the document store under `hash`. */
export interface TakenUpload extends CheckedUpload {
  readonly id: string
  readonly hash: string
}

interface Taking {
  /** The call that declares by `upload` which kinds it takes. */
  readonly call: AnyCall
  readonly sent: SentFile
  /** Anybody may see it who has its address `/afbeeldingen/<hash>`; only for pictures of public pages. */
  readonly isPublic?: boolean
}

async function refuseMoreThanQuota(tx: Db, owner: string, added: { size: number; at: Date }): Promise<void> {
  const { own, all } = await lockAndSumUploads(tx, owner, new Date(added.at.getTime() - dayMs))
  if (own + added.size > personMegabytes * megabyte || all + added.size > tenantMegabytes * megabyte)
    throw new PortalError('upload.quotum')
}

/**
 * Looks at a file that came with a call, and keeps it: in `ask` of its use case, while no connection is held. What takes
 * it into use says so in the transaction by `useUploads`; a file that nothing uses is taken away after a day, so a call
 * that is refused later leaves nothing behind.
 * @throws PortalError that says what is wrong with the file, or that somebody sent too much
 */
export async function takeUpload(ctx: AskingCtx, { call, sent, isPublic = false }: Taking): Promise<TakenUpload> {
  const content = ctx.sentContent(sent.inhoud)
  if (content === null) throw new PortalError('verzoek.onjuist', {}, { field: 'inhoud' })
  const { userName: owner } = signedIn(ctx)
  const sender = `${ctx.tenant.id} ${owner}`
  const checked = await checkUpload({ content, name: sent.naam, sender }, call.upload ?? [])
  const id = crypto.randomUUID()
  const hash = contentHash(checked.content)
  const { name, mimeType } = checked
  const { length: size } = checked.content
  const createdAt = ctx.clock.now()
  // The row comes first: content without one would never be taken away, and may be taken away at this moment.
  await transact(ctx.db, async (tx) => {
    await refuseMoreThanQuota(tx, owner, { size, at: createdAt })
    await insertUpload(tx, { id, hash, size, mimeType, name, owner, call: call.path, isPublic, createdAt })
  })
  await ctx.files.put(checked.content)
  return { ...checked, id, hash }
}

/** What the audit keeps of a file: its content stands nowhere but in the document store. */
export function auditOf({ hash, mimeType, content }: TakenUpload): Readonly<Record<string, unknown>> {
  return { hash, mimeType, size: content.length }
}

/**
 * Says in the transaction which files something uses from now on: these and no others.
 * @param subject the kind of thing and its id, e.g. `content 5f…`
 * @param hashes of their contents; what is no upload, such as a picture of the back office, is left out
 */
export async function useUploads(tx: Db, subject: string, hashes: readonly string[]): Promise<void> {
  await setUploadUses(tx, subject, hashes.length === 0 ? [] : await listUploadIds(tx, hashes))
}

/** Takes away what nothing used for a day; gives how many contents went. */
export async function removeUnusedUploads({
  db,
  clock,
  files,
}: Pick<TenantParts, 'db' | 'clock' | 'files'>): Promise<number> {
  const before = new Date(clock.now().getTime() - dayMs)
  return transact(db, async (tx) => {
    const hashes = await deleteUnusedUploads(tx, before)
    // Under the lock, so that nobody puts the same content meanwhile; when it fails the rows are there next time.
    for (const hash of hashes) await files.remove(hash)
    return hashes.length
  })
}

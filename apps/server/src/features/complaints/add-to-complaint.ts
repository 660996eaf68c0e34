import { randomUUID } from 'node:crypto'
import { complaints } from '@portal/contract/complaints.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { UploadKind } from '@portal/contract/uploads.ts'
import { bounds } from '@portal/domain/bounds.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import type { AskFirst, UseCase } from '../../http/handlers.ts'
import { type Ctx, signedIn } from '../../platform/context.ts'
import { auditOf, takeUpload, useUploads } from '../../platform/uploads/uploads.ts'
import { markSubjectRead } from '../notifications/notifications.ts'
import { type ComplaintKey, type StoredComplaint, saveRead } from './complaints.store.ts'
import { findOwnComplaint, findSeenComplaint } from './find-own-complaint.ts'
import { insertComment, insertFile, type NewFile } from './written.store.ts'

/** Which complaint a write adds to: its number when there is one, and always the id under which the portal sent it. */
const targetOf = ({ portalId, nummer }: ComplaintKey) => ({ complaintId: portalId, complaintNo: nummer })

/** Stores a comment and its write, which goes after the complaint it belongs to. */
export async function sendComment(ctx: Ctx, key: ComplaintKey, text: string): Promise<string> {
  const id = randomUUID()
  const { userName, erpUserName } = signedIn(ctx)
  const target = targetOf(key)
  const comment = { id, ...target, userName, author: erpUserName, text, at: ctx.clock.now() }
  if (!(await insertComment(ctx.db, comment))) throw new PortalError('lijst.te_veel', { amount: bounds.comments })
  const payload = { ...target, text, author: erpUserName }
  // What the protocol calls the number is filled when it is sent.
  await ctx.erp.enqueue(ctx.db, { kind: 'complaint.addLine', externalId: id, payload, createdBy: userName })
  return id
}

/** Stores a file and its write; the content stays in the document store as long as it is on its way. */
export async function sendFile(
  ctx: Ctx,
  key: ComplaintKey,
  file: Pick<NewFile, 'name' | 'mimeType' | 'size' | 'hash'>,
): Promise<string> {
  const id = randomUUID()
  const { userName } = signedIn(ctx)
  const target = targetOf(key)
  const isStored = await insertFile(ctx.db, { id, ...target, userName, ...file, at: ctx.clock.now() })
  if (!isStored) throw new PortalError('lijst.te_veel', { amount: bounds.complaintFiles })
  await useUploads(ctx.db, fileSubject(id), [file.hash])
  const payload = { ...target, fileName: file.name, contentHash: file.hash }
  await ctx.erp.enqueue(ctx.db, { kind: 'complaint.addDocument', externalId: id, payload, createdBy: userName })
  return id
}

/** What uses the content of a file of feedback. */
export const fileSubject = (id: string): string => `klacht ${id}`

/** To what the back office refused nothing can be added: it is corrected and sent again first. */
function refuseRefused({ verzending }: Pick<StoredComplaint, 'verzending'>): void {
  if (isNeverTaken(verzending)) throw new PortalError('klachten.niet_aangekomen')
}

function tell(ctx: Ctx, complaint: StoredComplaint): void {
  ctx.afterCommit(() => {
    ctx.erp.wakeOutbox()
    ctx.hub.changed({ location: complaint.materieellocatie }, { subjects: ['complaints'] })
  })
}

/** Says something about feedback (R-GEN-11). */
export const addComment: UseCase<typeof complaints.addComment> = async (ctx, { klachtId, tekst }) => {
  const complaint = await findOwnComplaint(ctx, klachtId)
  refuseRefused(complaint)
  const id = await sendComment(ctx, complaint, tekst)
  ctx.audit(complaint.id, { comment: id })
  tell(ctx, complaint)
  return { id }
}

/** Adds a photo or document (R-GEN-11); which kinds the setting says, what it is its content says. */
export const uploadDocument: AskFirst<typeof complaints.uploadDocument> = {
  async ask(asking, { klachtId, bestand }) {
    refuseRefused(await findOwnComplaint(asking, klachtId))
    const allowed = asking.settings.multiString('Klacht_BestandsTypes')
    const upload = (complaints.uploadDocument.upload ?? []).filter((kind: UploadKind) => allowed.includes(kind))
    const taken = await takeUpload(asking, { call: { ...complaints.uploadDocument, upload }, sent: bestand })
    return async (ctx) => {
      const complaint = await findOwnComplaint(ctx, klachtId)
      refuseRefused(complaint)
      const { name, mimeType, hash, content } = taken
      const id = await sendFile(ctx, complaint, { name, mimeType, hash, size: content.length })
      ctx.audit(complaint.id, { file: id, ...auditOf(taken) })
      tell(ctx, complaint)
      return { id, naam: name }
    }
  },
}

/** Marks everything that was said until now as read. */
export const setRead: UseCase<typeof complaints.setRead> = async (ctx, { klachtId }) => {
  const { complaint } = await findSeenComplaint(ctx, klachtId)
  const { userName } = signedIn(ctx)
  await saveRead(ctx.db, userName, { complaint: complaint.id, at: ctx.clock.now() })
  await markSubjectRead(ctx, userName, { kind: 'beantwoord', subject: complaint.nummer ?? '' })
  ctx.audit(complaint.id)
  return null
}

import type { documents } from '@portal/contract/documents.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { OpenDocument } from '../../http/document-files.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findDocument } from './documents.store.ts'
import { maySeeDocument } from './may-see-document.ts'

/** How long an address opens its document (OP-63). */
const lifeMs = 60_000

/**
 * An address for the content of a document (OP-63). The content is fetched now, so that a silent back office is told
 * here and not by a page that does not load; the address then streams what is kept.
 */
export const downloadDocument: UseCase<typeof documents.downloadDocument> = async (ctx, input) => {
  const document = await findDocument(ctx.db, input.documentNummer)
  if (document === null || !(await maySeeDocument(ctx, document))) throw new PortalError('error.niet_gevonden')
  const content = await ctx.erp.openDocument(document.documentNummer)
  if (content === null) throw new PortalError('error.niet_gevonden')
  content.stream.destroy()
  const expiresAt = new Date(ctx.clock.now().getTime() + lifeMs)
  const address = ctx.addresses.sign({ entryNo: document.documentNummer, sessionId: ctx.sessionId }, expiresAt)
  return {
    adres: `/documenten/${address}`,
    geldigTot: expiresAt.toISOString(),
    naam: content.fileName,
    mimeType: content.mimeType,
    grootte: content.size,
  }
}

/** Opens the document of a signed address; the account it was given to must still be allowed to see it. */
export const openDocument: OpenDocument = async (parts, { entryNo, user }) => {
  const document = await findDocument(parts.db, entryNo)
  if (document === null || !(await maySeeDocument({ ...parts, user }, document))) return null
  return parts.erp.openDocument(entryNo)
}

import type { DocumentParent } from '@portal/contract/documents.ts'
import type { ErpDocument } from '../../platform/back-office/erp-gateway.ts'
import type { Ctx } from '../../platform/context.ts'
import type { AddressedFile } from '../../platform/keys/signed-addresses.ts'
import { type DocumentReader, maySeeDocument } from './may-see-document.ts'

/** Whether somebody may see the papers of a record. */
export function maySeePapersOf(reader: DocumentReader, bron: DocumentParent, bronNummer: string): Promise<boolean> {
  return maySeeDocument(reader, { bron, bronNummer })
}

/** How long an address opens its file (OP-63). */
const lifeMs = 60_000

/** The address of a file that was opened for the caller just now; the stream is not used, the address opens it again. */
export function addressOf(ctx: Ctx, file: AddressedFile, content: ErpDocument) {
  content.stream.destroy()
  const expiresAt = new Date(ctx.clock.now().getTime() + lifeMs)
  return {
    adres: `/documenten/${ctx.addresses.sign({ file, sessionId: ctx.sessionId }, expiresAt)}`,
    geldigTot: expiresAt.toISOString(),
    naam: content.fileName,
    mimeType: content.mimeType,
    grootte: content.size,
  }
}

import type { documents } from '@portal/contract/documents.ts'
import { PortalError } from '@portal/contract/errors.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { ErpDocument } from '../../platform/back-office/erp-gateway.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { SessionUser } from '../../platform/session-user.ts'
import { findDocument } from './documents.store.ts'
import { addressOf } from './documents.ts'
import { maySeeDocument } from './may-see-document.ts'

/**
 * An address for the content of a document (OP-63). The content is fetched now, so that a silent back office is reported
 * here and not by a page that does not load; the address then streams what is kept.
 */
export const downloadDocument: UseCase<typeof documents.downloadDocument> = async (ctx, input) => {
  const document = await findDocument(ctx.db, input.documentNummer)
  if (document === null || !(await maySeeDocument(ctx, document))) throw new PortalError('error.niet_gevonden')
  const content = await ctx.erp.openDocument(document.documentNummer)
  if (content === null) throw new PortalError('error.niet_gevonden')
  return addressOf(ctx, { kind: 'document', no: String(document.documentNummer) }, content)
}

/** Opens the document of a signed address; the account it was given to must still be allowed to see it. */
export async function openDocument(
  parts: TenantParts,
  { no, user }: { readonly no: string; readonly user: SessionUser | null },
): Promise<ErpDocument | null> {
  const document = await findDocument(parts.db, Number(no))
  if (document === null || !(await maySeeDocument({ ...parts, user }, document))) return null
  return parts.erp.openDocument(document.documentNummer)
}

import { Readable } from 'node:stream'
import { PortalError } from '@portal/contract/errors.ts'
import type { invoices } from '@portal/contract/invoices.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { ErpDocument } from '../../platform/back-office/erp-gateway.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { SessionUser } from '../../platform/session-user.ts'
import { listDocuments } from '../documents/documents.store.ts'
import { addressOf, maySeePapersOf } from '../documents/documents.ts'
import { findOwnInvoice } from './invoice-scope.ts'

/** As long as an address lives: who was given one reads what was fetched for it. */
const lifeMs = 60_000

async function openMade({ erp, memory }: Pick<TenantParts, 'erp' | 'memory'>, no: string): Promise<ErpDocument | null> {
  const wanted = { key: `invoice ${no}`, reads: ['invoices', 'documents'], keepMs: lifeMs } as const
  const content = await memory.get(wanted, async (loading) => {
    const made = await erp.readInvoice(no)
    if (made === null) loading.pass()
    return made
  })
  if (content === null) return null
  const stream = Readable.from(content, { objectMode: false })
  return { fileName: `${no}.pdf`, mimeType: 'application/pdf', size: content.length, stream }
}

/**
 * An address of an invoice as it was sent (R-SCR-INV-02): the document of the mirror, or while the mirror has none what
 * the back office makes of it. It is fetched now, so that a silent back office is reported here.
 */
export const downloadInvoice: UseCase<typeof invoices.downloadInvoice> = async (ctx, input) => {
  const { invoice } = await findOwnInvoice(ctx, input.factuurNummer)
  const isShown = ctx.settings.bool('Facturen_ToonBedragen') && ctx.settings.bool('AppMaterieelFacturen_Pdf')
  if (!isShown) throw new PortalError('error.niet_toegankelijk')
  const [known] = await listDocuments(ctx.db, 'Factuur', [invoice.no])
  const kept = known === undefined ? null : await ctx.erp.openDocument(known.documentNummer)
  if (known !== undefined && kept !== null)
    return addressOf(ctx, { kind: 'document', no: String(known.documentNummer) }, kept)
  const made = await openMade(ctx, invoice.no)
  if (made === null) throw new PortalError('error.niet_gevonden')
  return addressOf(ctx, { kind: 'invoice', no: invoice.no }, made)
}

/** The invoice of a signed address; the account it was given to must still be allowed to see it. */
export async function openInvoice(
  parts: TenantParts,
  { no, user }: { readonly no: string; readonly user: SessionUser | null },
): Promise<ErpDocument | null> {
  const isSeen = await maySeePapersOf({ ...parts, user }, 'Factuur', no)
  return isSeen ? openMade(parts, no) : null
}

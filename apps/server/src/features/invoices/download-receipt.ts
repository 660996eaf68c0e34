import { Readable } from 'node:stream'
import { PortalError } from '@portal/contract/errors.ts'
import type { invoices } from '@portal/contract/invoices.ts'
import { may } from '@portal/domain/access/may.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { ErpDocument } from '../../platform/back-office/erp-gateway.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { translator } from '../../platform/mail/mail-text.ts'
import type { SessionUser } from '../../platform/session-user.ts'
import { addressOf } from '../documents/documents.ts'
import { findUserLocation } from '../locations/locations.store.ts'
import { makeReceiptPdf } from './receipt-pdf.ts'
import { findReceipt, listReceiptLines, type Receipt } from './receipts.store.ts'

/** Made again each time of what was stored when it was asked for, which nobody changes afterwards. */
async function makeReceipt(db: Db, receipt: Receipt): Promise<ErpDocument> {
  const [lines, t] = await Promise.all([listReceiptLines(db, receipt.id), translator(receipt.language)])
  const content = await makeReceiptPdf(receipt, lines, t)
  const stream = Readable.from(content, { objectMode: false })
  const fileName = `${t('receipt.title', { number: receipt.number })}.pdf`
  return { fileName, mimeType: 'application/pdf', size: content.length, stream }
}

/** The receipt of a removal: proof of what was taken off rent, and as from which day. */
export const downloadReceipt: UseCase<typeof invoices.downloadReceipt> = async (ctx, input) => {
  const receipt = await findReceipt(ctx.db, input.aanvraagnummer)
  if (receipt === null) throw new PortalError('error.niet_gevonden')
  await ctx.at(receipt.locationNo)
  return addressOf(ctx, { kind: 'receipt', no: receipt.number }, await makeReceipt(ctx.db, receipt))
}

/** The receipt of a signed address; the account it was given to must still have the location. */
export async function openReceipt(
  { db }: TenantParts,
  { no, user }: { readonly no: string; readonly user: SessionUser | null },
): Promise<ErpDocument | null> {
  const receipt = await findReceipt(db, no)
  if (receipt === null || user === null) return null
  const place = await findUserLocation(db, user, receipt.locationNo)
  return place !== null && may(user, 'location.view', place.rol) ? makeReceipt(db, receipt) : null
}

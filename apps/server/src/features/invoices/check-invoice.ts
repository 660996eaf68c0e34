import { PortalError } from '@portal/contract/errors.ts'
import type { invoices } from '@portal/contract/invoices.ts'
import { checkPosts } from '@portal/domain/invoices/check-posts.ts'
import { withoutVat } from '@portal/domain/invoices/vat-amounts.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { AskingCtx } from '../../platform/context.ts'
import { findOwnInvoice } from './invoice-scope.ts'
import { readBookedLines } from './project-invoices.store.ts'

/** The posts of a project in MetaCom; null while they cannot be asked. */
async function postsOf(ctx: AskingCtx, projectNo: string): Promise<ReadonlySet<string> | null> {
  if (projectNo === '') return null
  try {
    const posts = await ctx.erp.listBookingChoices({ of: 'posts', projectNo })
    return posts === null ? null : new Set(posts.map(({ no }) => no))
  } catch (error) {
    if (error instanceof PortalError) return null
    throw error
  }
}

/** Whether an invoice adds up, line by line and post by post (decision: invoices). */
export const checkInvoice: UseCase<typeof invoices.checkInvoice> = async (ctx, { factuurNummer }) => {
  const { invoice, place } = await findOwnInvoice(ctx, factuurNummer)
  const showsAmounts = ctx.settings.bool('Facturen_ToonBedragen')
  const known = await postsOf(ctx, invoice.projectNo || (place.projectNummer ?? ''))
  const points = checkPosts(await readBookedLines(ctx.db, invoice.no), known)
  const punten = showsAmounts ? [...points] : points.map((point) => ({ ...point, bedrag: withoutVat(0) }))
  return { klopt: points.length === 0, postenGecontroleerd: known !== null, toonPrijs: showsAmounts, punten }
}

import { PortalError } from '@portal/contract/errors.ts'
import type { requests } from '@portal/contract/requests.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { applyWithdrawal } from './apply-outbox-outcome.ts'
import { queueWithdrawal } from './mail/withdrawal.ts'
import { findOwnRequest } from './withdrawals.store.ts'

/**
 * Takes an own request back while the back office has nothing of it. The row of the outbox is locked while that is decided,
 * so that it is either never sent or not withdrawn. A list that was approved is its submitter's, who may; the approver has
 * `undoDecision`.
 */
export const withdrawRequest: UseCase<typeof requests.withdrawRequest> = async (ctx, input) => {
  const { userName } = signedIn(ctx)
  const own = await findOwnRequest(ctx.db, userName, input.aanvraagnummer)
  if (own === null) throw new PortalError('error.niet_gevonden')
  const place = await ctx.at(own.locationNo)
  if (!(await ctx.erp.takeBackWrite(ctx, { externalId: own.id, by: userName }))) {
    // Read again: it may have ended while this waited for its row.
    const now = await findOwnRequest(ctx.db, userName, own.no)
    throw new PortalError(now !== null && isNeverTaken(now.delivery) ? 'aanvraag.beeindigd' : 'aanvraag.al_onderweg')
  }
  await applyWithdrawal(ctx, own.id)
  await queueWithdrawal(ctx, { request: own, place })
  ctx.audit(own.no, { request: own.id })
  return null
}

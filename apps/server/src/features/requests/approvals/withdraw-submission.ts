import { PortalError } from '@portal/contract/errors.ts'
import type { ordering } from '@portal/contract/ordering.ts'
import { refuseWithdrawal } from '@portal/domain/order-list/list-state.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { findListLocation, lockList, touchList } from '../../order-list/order-list.store.ts'
import { tellSubmission } from './deciding.ts'
import { cancelSavedRequest } from './saved-requests.store.ts'
import { findSubmission } from './submissions.store.ts'

/**
 * Takes back a list that waits for approval. The list is locked while it is decided whether that is still possible, so
 * that a decision and a withdrawal never both happen. Also at a blocked location: nothing is ordered by it.
 */
export const withdrawSubmission: UseCase<typeof ordering.withdrawSubmission> = async (ctx, input) => {
  const { userName } = signedIn(ctx)
  const locationNo = await findListLocation(ctx.db, userName, input.bestellijstId)
  if (locationNo === null) throw new PortalError('error.niet_gevonden')
  await ctx.at(locationNo)
  const list = await lockList(ctx.db, { userName, locationNo }, input.bestellijstId)
  if (list === null) throw new PortalError('error.niet_gevonden')
  const refusal = refuseWithdrawal(list.savedStatus)
  if (refusal !== null || list.savedNummer === null) throw new PortalError(refusal ?? 'bestellijst.niet_ingediend')
  const at = ctx.clock.now()
  await cancelSavedRequest(ctx.db, list.savedNummer, { by: userName, at })
  await touchList(ctx.db, list.id, at)
  ctx.audit(list.savedNummer, { list: list.id })
  const saved = await findSubmission(ctx.db, list.savedNummer)
  await tellSubmission(ctx, { userName, listId: list.id, approvers: saved?.approvers ?? [] })
  return null
}

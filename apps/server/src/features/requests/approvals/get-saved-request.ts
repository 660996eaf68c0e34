import { PortalError } from '@portal/contract/errors.ts'
import type { ordering } from '@portal/contract/ordering.ts'
import { toWire } from '@portal/domain/requests/wire-fields.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { listApprovers } from '../../locations/locations.store.ts'
import { findListLocation } from '../../order-list/order-list.store.ts'
import { findSavedRequest } from './saved-requests.store.ts'

/** The latest submission of one of the user's own lists (R-ENT-15, R-PAY-25). */
export const getSavedRequest: UseCase<typeof ordering.getSavedRequest> = async (ctx, input) => {
  const locationNo = await findListLocation(ctx.db, signedIn(ctx).userName, input.bestellijstID)
  if (locationNo === null) throw new PortalError('error.niet_gevonden')
  await ctx.at(locationNo)
  const saved = await findSavedRequest(ctx.db, input.bestellijstID)
  if (saved === null) throw new PortalError('error.niet_gevonden')
  const approvers = await listApprovers(ctx.db, saved.approvers)
  return {
    ...toWire('saved', saved.form),
    savedAanvraagNummer: saved.no,
    bestellijstId: input.bestellijstID,
    status: saved.status,
    redenAfkeuring: saved.rejectionReason,
    ingediendOp: saved.submittedAt,
    goedkeurders: approvers.map((approver) => approver.name),
    overdracht: saved.handOver,
    voorstel: saved.status === 'Disapproved' ? { wijzigingen: saved.wijzigingen, dagen: saved.dagen } : null,
  }
}

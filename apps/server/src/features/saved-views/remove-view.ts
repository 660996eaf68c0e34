import { PortalError } from '@portal/contract/errors.ts'
import type { savedViews } from '@portal/contract/saved-views.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { deleteView } from './saved-views.store.ts'

export const removeView: UseCase<typeof savedViews.removeView> = async (ctx, { weergaveId }) => {
  const name = await deleteView(ctx.db, signedIn(ctx).userName, weergaveId)
  if (name === null) throw new PortalError('error.niet_gevonden')
  ctx.audit(weergaveId, { deleted: name })
  return null
}

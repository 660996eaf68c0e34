import type { settings } from '@portal/contract/settings.ts'
import type { UseCase } from '../../../http/handlers.ts'
import { signedIn } from '../../../platform/context.ts'
import { tellSessionsEnded } from '../../auth/auth.ts'
import { deletePreviews } from './previews.store.ts'

/** Nothing of it is left: neither the values nor the session that saw them. */
export const endPreview: UseCase<typeof settings.endPreview> = async (ctx) => {
  const admin = signedIn(ctx)
  const ended = await deletePreviews(ctx.db, admin.id, ctx.clock.now())
  ctx.audit(admin.userName)
  tellSessionsEnded(ctx, ended)
  return null
}

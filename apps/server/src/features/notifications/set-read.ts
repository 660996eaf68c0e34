import type { notifications } from '@portal/contract/notifications.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { saveRead } from './notifications.store.ts'

/** Read on one device is read on all. */
export const setRead: UseCase<typeof notifications.setRead> = async (ctx, { ids }) => {
  const { userName } = signedIn(ctx)
  const isChanged = await saveRead(ctx.db, userName, { ids, at: ctx.clock.now() })
  if (!isChanged) ctx.changedNothing()
  return null
}

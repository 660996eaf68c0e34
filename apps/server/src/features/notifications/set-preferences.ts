import type { notifications } from '@portal/contract/notifications.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { savePreferences } from './preferences.store.ts'

/** Holds for notifications from now on; what waits for its mail goes as it was chosen. */
export const setPreferences: UseCase<typeof notifications.setPreferences> = async (ctx, { voorkeuren }) => {
  const { userName } = signedIn(ctx)
  await savePreferences(ctx.db, { userName, preferences: voorkeuren, changedAt: ctx.clock.now() })
  return null
}

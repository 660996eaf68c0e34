import type { notifications } from '@portal/contract/notifications.ts'
import { defaultPreferences } from '@portal/domain/notifications/preferences.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listPreferences } from './preferences.store.ts'

export const getPreferences: UseCase<typeof notifications.getPreferences> = async (ctx) => {
  const { userName, email } = signedIn(ctx)
  const stored = await listPreferences(ctx.db, [userName])
  return { voorkeuren: stored.get(userName) ?? defaultPreferences, email }
}

import type { notifications } from '@portal/contract/notifications.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getNotifications } from './get-notifications.ts'
import { getPreferences } from './get-preferences.ts'
import { setPreferences } from './set-preferences.ts'
import { setRead } from './set-read.ts'

export const notificationsHandlers: Handlers<typeof notifications> = {
  getNotifications,
  setRead,
  getPreferences,
  setPreferences,
}

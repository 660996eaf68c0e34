import type { notifications } from '@portal/contract/notifications.ts'
import type { Handlers } from '../../http/handlers.ts'
import { getNotifications } from './get-notifications.ts'
import { getPreferences } from './get-preferences.ts'
import { addDevice } from './push/add-device.ts'
import { getDevices } from './push/get-devices.ts'
import { removeDevice } from './push/remove-device.ts'
import { renewDevice } from './push/renew-device.ts'
import { reportDevice } from './push/report-device.ts'
import { testDevice } from './push/test-device.ts'
import { setPreferences } from './set-preferences.ts'
import { setRead } from './set-read.ts'

export const notificationsHandlers: Handlers<typeof notifications> = {
  getNotifications,
  setRead,
  getPreferences,
  setPreferences,
  getDevices,
  addDevice,
  reportDevice,
  renewDevice,
  removeDevice,
  testDevice,
}

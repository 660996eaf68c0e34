import { settings } from '@portal/contract/settings.ts'
import { useCall } from '../../lib/use-call.ts'
import { useFollowEvent } from '../../lib/use-follow-event.ts'

/** What a change of settings makes old, beside what every page follows by itself. */
export const settingAnswers = [
  settings.getAppSettings,
  settings.getSettings,
  settings.getSettingHistory,
  settings.getPlannedSettings,
]

/** Every setting, followed live: what somebody else changes meanwhile is shown before anything is saved over it. */
export function useAppSettings() {
  useFollowEvent('settingsUpdated', settingAnswers)
  return useCall(settings.getAppSettings, {})
}

/** Changes that wait for their moment, and those that did not take effect; followed as the settings are. */
export function usePlannedSettings() {
  return useCall(settings.getPlannedSettings, {})
}

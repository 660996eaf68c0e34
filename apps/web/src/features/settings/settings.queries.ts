import { settings } from '@portal/contract/settings.ts'
import { useCall } from '../../lib/use-call.ts'

/** Every setting. */
export function useAppSettings() {
  return useCall(settings.getAppSettings, {})
}

/** Changes that wait for their moment, and those that did not take effect. */
export function usePlannedSettings() {
  return useCall(settings.getPlannedSettings, {})
}

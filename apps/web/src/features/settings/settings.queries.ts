import type { hubEvents } from '@portal/contract/hub.ts'
import { settings } from '@portal/contract/settings.ts'
import { useEffect } from 'react'
import { onHubEvent } from '../../lib/hub.ts'
import { refreshCalls, useCall } from '../../lib/use-call.ts'

/** What a change of settings makes old, beside what every page follows by itself. */
export const settingAnswers = [settings.getAppSettings, settings.getSettings, settings.getSettingHistory]

function readAgain(): void {
  void refreshCalls(settingAnswers)
}

function followSettings(): () => void {
  const events = ['settingsUpdated', 'eventsMissed'] as const satisfies readonly (keyof typeof hubEvents)[]
  const stops = events.map((event) => onHubEvent(event, readAgain))
  return () => {
    for (const stop of stops) stop()
  }
}

/** Every setting, followed live: what somebody else changes meanwhile is seen before anything is saved over it. */
export function useAppSettings() {
  useEffect(followSettings, [])
  return useCall(settings.getAppSettings, {})
}

import type { AnyCall } from '@portal/contract/define.ts'
import type { HubEvent } from '@portal/contract/hub.ts'
import { useEffect } from 'react'
import { onHubEvent } from './hub.ts'
import { refreshCalls } from './use-call.ts'

/**
 * Reads calls again while a screen shows them, when the server tells that what they answer changed, or that something may
 * have been missed.
 * @param calls the same list at every drawing
 */
export function useFollowEvent(event: HubEvent, calls: readonly AnyCall[]): void {
  useEffect(() => {
    const stops = [event, 'eventsMissed' as const].map((one) => onHubEvent(one, () => void refreshCalls(calls)))
    return () => {
      for (const stop of stops) stop()
    }
  }, [event, calls])
}

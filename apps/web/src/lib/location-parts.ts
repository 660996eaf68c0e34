import { locationSubjects } from '@portal/contract/hub.ts'
import { onHubEvent } from './hub.ts'
import { readAgain } from './query-client.ts'

const pauseMs = 300

/**
 * Reads open answers again once the back office changed a part of a location that they are made of. Many locations at
 * once are one look.
 */
export function followLocationParts(): void {
  const changed = new Set<unknown>()
  const look = () => {
    const parts = new Set(changed)
    changed.clear()
    void readAgain({ predicate: ({ meta }) => meta?.reads?.some((part) => parts.has(part)) === true })
  }
  const note = (parts: readonly unknown[]) => {
    if (changed.size === 0) setTimeout(look, pauseMs)
    for (const part of parts) changed.add(part)
  }
  onHubEvent('locationDataUpdated', ({ delen }) => {
    if (Array.isArray(delen)) note(delen)
  })
  onHubEvent('eventsMissed', () => note(locationSubjects))
}

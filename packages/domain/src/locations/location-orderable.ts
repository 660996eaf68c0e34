import type { LocationState } from '../states/enums.ts'

/** The work goes on there: goods may come (OP-22). */
const openStates: readonly string[] = ['Production'] satisfies LocationState[]
/** The work has ended, and what stands there still has to leave. */
const endingStates: readonly string[] = ['Finished', 'Technical_Finished'] satisfies LocationState[]
const archivedStates: readonly string[] = ['Archive', 'Archived'] satisfies LocationState[]

interface PlaceFacts {
  readonly geblokkeerd: boolean
  readonly state: string
  readonly kind?: string
}

/** Whether nothing may come or go there (R-RULE-06, R-RULE-07): the back office blocks a location by a flag or by its kind. */
export function isBlocked(location: Pick<PlaceFacts, 'geblokkeerd' | 'kind'>): boolean {
  return location.geblokkeerd || location.kind === 'Geblokkeerd'
}

/** Why nothing can be ordered for a location, moved or transported to it; null when it can (R-RULE-07, OP-22). */
export function refuseOrderAt(location: PlaceFacts): 'locatie.geblokkeerd' | 'locatie.niet_bestelbaar' | null {
  if (isBlocked(location)) return 'locatie.geblokkeerd'
  return openStates.includes(location.state) ? null : 'locatie.niet_bestelbaar'
}

/** Why nothing can be removed, moved or transported from a location; null when it can (R-RULE-07, OP-22). */
export function refuseLeavingAt(location: PlaceFacts): 'locatie.geblokkeerd' | 'locatie.alleen_lezen' | null {
  if (isBlocked(location)) return 'locatie.geblokkeerd'
  return refuseWritingAt(location)
}

/** Why no feedback can be given about a location, blocked or not; null when it can (OP-22). */
export function refuseWritingAt({ state }: Pick<PlaceFacts, 'state'>): 'locatie.alleen_lezen' | null {
  return openStates.includes(state) || endingStates.includes(state) ? null : 'locatie.alleen_lezen'
}

/** Archived locations are read by who has their address, but are not offered, and not closed again (OP-22). */
export function isArchived({ state }: Pick<PlaceFacts, 'state'>): boolean {
  return archivedStates.includes(state)
}

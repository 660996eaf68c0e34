import { latestSightings, type Sighting } from '../site-walks/sighting.ts'
import { isOpen, type QueuedAction, type WalkOnSite } from './queued-action.ts'

/** The walk that goes on at a site, as far as this browser knows of it. */
export interface KnownWalk<S extends Sighting> extends WalkOnSite {
  readonly waarnemingen: readonly S[]
}

/**
 * The walk at a site as it will be once what waits has been sent: begun here, with what was seen here, or ended.
 * @param queue actions of one location, in order
 */
export function walkWithQueue<S extends Sighting>(
  queue: readonly QueuedAction[],
  stored: KnownWalk<S> | null,
  make: (sighting: Sighting) => S,
): KnownWalk<S> | null {
  return queue.filter(isOpen).reduce<KnownWalk<S> | null>((walk, { action }) => {
    if (action.kind === 'endWalk') return null
    if (action.kind !== 'see') return walk
    const now = walk ?? { ...action.walk, waarnemingen: [] }
    return { ...now, waarnemingen: latestSightings([...now.waarnemingen, ...action.sightings.map(make)]) }
  }, stored)
}

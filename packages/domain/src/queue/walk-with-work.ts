import { latestSightings, type Sighting } from '../site-walks/sighting.ts'
import { isOpen, type WalkOnSite, type Work } from './work.ts'

/** The walk that goes on at a site, as far as this browser knows of it. */
export interface KnownWalk<S extends Sighting> extends WalkOnSite {
  readonly waarnemingen: readonly S[]
}

/**
 * The walk at a site as it will be once what waits has been sent: begun here, with what was seen here, or ended.
 * @param works of one location, in order
 */
export function walkWithWork<S extends Sighting>(
  works: readonly Work[],
  stored: KnownWalk<S> | null,
  make: (sighting: Sighting) => S,
): KnownWalk<S> | null {
  return works.filter(isOpen).reduce<KnownWalk<S> | null>((walk, { deed }) => {
    if (deed.kind === 'endWalk') return null
    if (deed.kind !== 'see') return walk
    const now = walk ?? { ...deed.walk, waarnemingen: [] }
    return { ...now, waarnemingen: latestSightings([...now.waarnemingen, ...deed.sightings.map(make)]) }
  }, stored)
}

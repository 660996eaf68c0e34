import type { Subject } from '@portal/contract/subjects.ts'
import type { MirrorChanges } from '../../erp/mirror-changes.ts'
import { subjectOfMirror } from '../../erp/mirror-subjects.ts'
import type { MirrorName } from '../../erp/mirrors.ts'
import type { TenantParts } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import { mirrorUses } from './sync-parts.ts'
import { listTouchedPlaces } from './touched-places.store.ts'

/** So many rows or locations at once are told to everybody: looking them up costs more than some pages too many. */
const mostLookedUp = 2000
const mostTold = 200

/** The locations of what changed in one table; `all` when that cannot be told, as of rows that are gone. */
async function placesOf(
  db: Db,
  name: MirrorName,
  { gone, touched }: MirrorChanges,
): Promise<readonly string[] | 'all'> {
  if (touched.length === 0 || touched.length > mostLookedUp) return 'all'
  if (name === 'stock') return [...new Set(touched.flatMap((key) => key.location_no ?? []))]
  return gone > 0 ? 'all' : ((await listTouchedPlaces(db, name, touched)) ?? 'all')
}

/** Tells open pages which subjects a run changed at their location, so that they read them again. */
export async function tellLocations(
  { db, hub }: TenantParts,
  changes: ReadonlyMap<MirrorName, MirrorChanges>,
): Promise<void> {
  const ofAll = new Set<Subject>()
  const byPlace = new Map<string, Set<Subject>>()
  for (const [name, change] of changes) {
    if (!mirrorUses[name].isOfPlace || change.added + change.changed + change.gone === 0) continue
    const subject = subjectOfMirror[name]
    const places = await placesOf(db, name, change)
    if (places === 'all') ofAll.add(subject)
    else for (const place of places) byPlace.set(place, new Set([...(byPlace.get(place) ?? []), subject]))
  }
  if (byPlace.size > mostTold) for (const some of byPlace.values()) for (const subject of some) ofAll.add(subject)
  hub.changed('all', { subjects: [...ofAll] })
  for (const [place, some] of byPlace) {
    hub.changed({ location: place }, { subjects: [...some].filter((subject) => !ofAll.has(subject)) })
  }
}

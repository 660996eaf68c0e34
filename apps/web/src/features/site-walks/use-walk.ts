import type { CallInput } from '@portal/contract/define.ts'
import { type SentSighting, siteWalks } from '@portal/contract/site-walks.ts'
import { type PlantItem, stock } from '@portal/contract/stock.ts'
import { standsHere } from '@portal/domain/agenda/site-figures.ts'
import type { WalkOnSite } from '@portal/domain/queue/queued-action.ts'
import { latestSightings, type Sighting, thingKey } from '@portal/domain/site-walks/sighting.ts'
import { type WalkRow, type WalkSighting, walkRows } from '@portal/domain/site-walks/walk-report.ts'
import { useMemo } from 'react'
import { call } from '../../lib/call.ts'
import { isKept } from '../../lib/call-error.ts'
import { notifyError } from '../../lib/notifications.ts'
import { onOtherPerson, useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { momentNow, today } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { useWithQueue } from '../../shared/listing/with-queue.ts'

export type PageRow = WalkRow<PlantItem, WalkSighting>

/** What was seen with this page, by location: it shows at once, whatever the server has of it by then. */
const seenHere = createStore<ReadonlyMap<string, readonly Sighting[]>>(new Map())

onOtherPerson(() => seenHere.set(new Map()))

function changeSeen(locationNo: string, change: (seen: readonly Sighting[]) => readonly Sighting[]): void {
  seenHere.set((now) => new Map([...now, [locationNo, change(now.get(locationNo) ?? [])]]))
}

/**
 * The walk at a location with the books it goes by, and what came of each thing so far.
 * @param begun a walk that was begun on this page and has nothing seen yet
 */
export function useWalk(materieellocatie: string, begun: WalkOnSite | null) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const stillAfterDays = useSettings().int('Ronde_StilNaDagen')
  const place = { gebruikerLogin, materieellocatie }
  const query = useWithQueue(siteWalks.getWalk, place, useCall(siteWalks.getWalk, place))
  const books = useCall(stock.getStock, place)
  const seen = useStore(seenHere).get(materieellocatie)
  const known = query.data?.gaande ?? null
  const walk: WalkOnSite | null = known ?? begun
  const { begonnen = '', deel = '' } = walk ?? {}
  const waarnemingen = known?.waarnemingen
  const items = books.data?.items
  const rows = useMemo<readonly PageRow[]>(() => {
    if (items === undefined) return []
    // What was seen on a walk that somebody ended meanwhile is of that one.
    const own = (seen ?? []).filter(({ moment }) => moment >= begonnen).map((one) => ({ ...one, elders: '' }))
    const facts = { today: today(), stillAfterDays, part: deel, isClosed: false }
    return walkRows(items, latestSightings<WalkSighting>([...(waarnemingen ?? []), ...own]), facts)
  }, [items, waarnemingen, seen, begonnen, deel, stillAfterDays])
  return {
    query,
    books,
    walk,
    begunBy: known?.begonnenDoor ?? '',
    rows,
    place,
    stock: useMemo(() => items?.filter(standsHere) ?? [], [items]),
  }
}

type Place = Pick<CallInput<typeof siteWalks.record>, 'gebruikerLogin' | 'materieellocatie'>

/** Says what was seen; without a connection it waits in this browser (decision: offline). */
export async function see(place: Place, walk: WalkOnSite, thing: Omit<Sighting, 'moment'>): Promise<void> {
  const { ronde, deel, begonnen } = walk
  const sighting: Sighting = { ...thing, moment: momentNow() }
  changeSeen(place.materieellocatie, (seen) => [
    ...seen.filter((one) => thingKey(one) !== thingKey(sighting)),
    sighting,
  ])
  // A thing of the stock is of a kind that there is.
  const type = (thing.type === '' ? null : thing.type) as SentSighting['type']
  try {
    await call(siteWalks.record, { ...place, ronde, deel, begonnen, waarnemingen: [{ ...sighting, type }] })
  } catch (error) {
    if (isKept(error)) return
    changeSeen(place.materieellocatie, (seen) => seen.filter((one) => one !== sighting))
    notifyError(error)
  }
}

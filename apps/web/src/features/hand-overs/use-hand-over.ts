import type { CallAnswer } from '@portal/contract/define.ts'
import { type HandOver, handOvers } from '@portal/contract/hand-overs.ts'
import { handOverSums } from '@portal/domain/hand-overs/hand-over.ts'
import {
  goingHandOvers,
  type QueuedHandOver,
  queuedHandOver,
  queuedHandOvers,
} from '@portal/domain/queue/hand-over-with-queue.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { shownQueueStore } from '../../lib/queue/shown-queue.ts'
import { useSession } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLocations } from '../../shared/location/location-store.ts'

export type HandOverAnswer = CallAnswer<typeof handOvers.getHandOver>
type Words = HandOverAnswer['verklaring']

/** What waits here over an answer; `keptAt` where nothing was read, as without a connection nothing else may be known of it. */
function over<A>(query: UseQueryResult<A>, data: A, keptAt: string): UseQueryResult<A> {
  // Another answer of the same call changes nothing of how it was read.
  return { ...query, data, dataUpdatedAt: query.dataUpdatedAt || Date.parse(keptAt) } as UseQueryResult<A>
}

/** Words as calls take them, which may be changed. */
export const sentWords = ({ regels, ...words }: QueuedWords): Words => ({
  ...words,
  regels: regels.map((line) => ({ ...line, fotos: [...line.fotos] })),
})
type QueuedWords = NonNullable<QueuedHandOver['kept']>['words']

/** One hand-over as it will be once what waits in this browser was sent, and what that is. */
export function useHandOver(overdracht: string) {
  const { claims } = useSession()
  const { locations } = useLocations()
  const query = useCall(handOvers.getHandOver, { overdracht })
  const waiting = queuedHandOver(useStore(shownQueueStore), overdracht)
  const { data } = query
  const said = waiting?.signed ?? waiting?.kept ?? null
  if (waiting === null || said === null || (data !== undefined && data.zegel !== null)) return { query, waiting }
  const place = locations.find(({ nummer }) => nummer === waiting.location)
  const known = data ?? {
    ...{ overdracht, begonnen: waiting.begonnen, begonnenDoor: claims?.name ?? claims?.userName ?? '' },
    ...{ materieellocatie: waiting.location, locatieOmschrijving: place?.omschrijving ?? '' },
    ...{ fotos: [], zegel: null, bewaard: '' },
  }
  const bewaard = 'bewaard' in said ? said.bewaard : said.moment
  const isLater = bewaard >= known.bewaard
  const verklaring = isLater || !('verklaring' in known) ? sentWords(said.words) : known.verklaring
  const answer = { ...known, bewaard: isLater ? bewaard : known.bewaard, verklaring }
  return { query: over(query, answer, answer.bewaard), waiting }
}

/** A row of the list, and whether something of it waits in this browser. */
export type HandOverRow = HandOver & { readonly waits: boolean }

function rowOf({ overdracht, begonnen, kept, signed }: QueuedHandOver, begonnenDoor: string): readonly HandOver[] {
  const words = (signed ?? kept)?.words
  if (words === undefined) return []
  const { soort, ordernummer, overdrager, ontvanger } = words
  const row = { overdracht, soort, ordernummer, begonnen, begonnenDoor, ondertekend: null }
  return [{ ...row, overdrager: overdrager.naam, ontvanger: ontvanger.naam, ...handOverSums(words) }]
}

/** The hand-overs of a location, those too that this browser alone knows. */
export function useHandOvers(materieellocatie: string): UseQueryResult<{ readonly items: readonly HandOverRow[] }> {
  const { claims } = useSession()
  const query = useCall(handOvers.getHandOvers, { gebruikerLogin: claims?.userName ?? '', materieellocatie })
  const queue = useStore(shownQueueStore)
  const waiting = new Map(queuedHandOvers(queue, materieellocatie).map((one) => [one.overdracht, one]))
  const going = goingHandOvers(queue)
  const known = (query.data?.items ?? []).filter(({ overdracht }) => !going.has(overdracht))
  const begun = [...waiting.values()]
    .filter(({ overdracht }) => !known.some((one) => one.overdracht === overdracht))
    .flatMap((one) => rowOf(one, claims?.name ?? claims?.userName ?? ''))
  const items = [...begun, ...known].map((one) => ({ ...one, waits: waiting.has(one.overdracht) }))
  // Nothing read and nothing kept here: as the read says it.
  return query.data === undefined && items.length === 0
    ? // Without an answer there are no rows.
      (query as UseQueryResult<never>)
    : over<{ readonly items: readonly HandOverRow[] }>(
        query as UseQueryResult<never>,
        { items },
        items[0]?.begonnen ?? '',
      )
}

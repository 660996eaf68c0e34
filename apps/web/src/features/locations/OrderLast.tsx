import { useText } from '../../lib/text.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { AgainButton } from '../../shared/records/AgainLink.tsx'
import { useRequests } from '../../shared/records/use-requests.ts'

/** The last delivery that was asked for, ordered again with one tap. */
export function OrderLast({ location }: { readonly location: Location }) {
  const text = useText()
  const last = useRequests(location).data?.items.find(
    ({ soort, aantalRegels }) => soort === 'Aanvoer' && aantalRegels > 0,
  )
  if (last === undefined) return null
  return <AgainButton kind="aanvraag" number={last.aanvraagnummer} label={text('requests.againLast')} />
}

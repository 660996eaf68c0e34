import { may } from '@portal/domain/access/may.ts'
import { refuseWritingAt } from '@portal/domain/locations/location-orderable.ts'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../lib/session.ts'
import { useScreens } from '../frame/screens.ts'
import { tellLocations, useLocation, useLocations } from '../location/location-store.ts'
import { useMay } from '../location/use-may.ts'

/** What feedback is about, and the words that its form begins with. */
export interface FeedbackAbout {
  readonly over: 'stuk' | 'order' | 'aanvraag' | 'factuur'
  readonly nummer: string
  readonly omschrijving?: string | undefined
  /** A machine that is broken has words of its own. */
  readonly aanleiding?: 'defect' | undefined
}

/** Whether this person may give feedback about the chosen location (OP-22). */
export function useMayFile(): boolean {
  const location = useLocation()
  const mayFile = useMay('complaint.file')
  return mayFile && (location === null || refuseWritingAt(location) === null)
}

/**
 * Opens the form for feedback; null for who may not give it, or where it is switched off.
 * @param at number of the location that it is about, which is chosen then; the chosen one when left out
 */
export function useFeedback(at?: string): ((about: FeedbackAbout) => void) | null {
  const navigate = useNavigate()
  const isThere = useScreens()('/klachten-aanmaken')
  const mayHere = useMayFile()
  const { person } = useSession()
  const here = useLocation()
  const place = useLocations().locations.find(({ nummer }) => nummer === at)
  const mayThere = place !== undefined && may(person, 'complaint.file', place.rol) && refuseWritingAt(place) === null
  if (!isThere || !(at === undefined ? mayHere : mayThere)) return null
  return (about) => {
    if (place !== undefined && place.nummer !== here?.nummer) tellLocations({ type: 'selected', nummer: place.nummer })
    void navigate({ to: '/klachten-aanmaken', search: { ...about } })
  }
}

import { refuseWritingAt } from '@portal/domain/locations/location-orderable.ts'
import { useNavigate } from '@tanstack/react-router'
import { useScreens } from '../frame/screens.ts'
import { useLocation } from '../location/location-store.ts'
import { useMay } from '../location/use-may.ts'

/** What feedback is about, and the words that its form begins with. */
export interface FeedbackAbout {
  readonly over: 'stuk' | 'order' | 'aanvraag' | 'factuur'
  readonly nummer: string
  readonly omschrijving?: string | undefined
}

/** Whether this person may give feedback about the chosen location (OP-22). */
export function useMayFile(): boolean {
  const location = useLocation()
  const mayFile = useMay('complaint.file')
  return mayFile && (location === null || refuseWritingAt(location) === null)
}

/** Opens the form for feedback; null for who may not give it, or where it is switched off. */
export function useFeedback(): ((about: FeedbackAbout) => void) | null {
  const navigate = useNavigate()
  const isThere = useScreens()('/klachten-aanmaken')
  const mayFile = useMayFile()
  if (!isThere || !mayFile) return null
  return ({ over, nummer, omschrijving }) =>
    void navigate({ to: '/klachten-aanmaken', search: { over, nummer, omschrijving } })
}

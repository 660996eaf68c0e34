import { useNavigate } from '@tanstack/react-router'
import { useScreens } from '../frame/screens.ts'
import { useMay } from '../location/use-may.ts'

/** What feedback is about, and the words that its form begins with. */
export interface FeedbackAbout {
  readonly over: 'stuk' | 'order' | 'aanvraag' | 'factuur'
  readonly nummer: string
  readonly omschrijving?: string | undefined
}

/** Opens the form for feedback; null for who may not give it, or where it is switched off. */
export function useFeedback(): ((about: FeedbackAbout) => void) | null {
  const navigate = useNavigate()
  const isThere = useScreens()('/klachten-aanmaken')
  const mayFile = useMay('complaint.file')
  if (!isThere || !mayFile) return null
  return ({ over, nummer, omschrijving }) =>
    void navigate({ to: '/klachten-aanmaken', search: { over, nummer, omschrijving } })
}

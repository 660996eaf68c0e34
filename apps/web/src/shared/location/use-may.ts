import { may } from '@portal/domain/access/may.ts'
import type { Action } from '@portal/domain/access/vocabulary.ts'
import { useSession } from '../../lib/session.ts'
import { useLocation } from './location-store.ts'

/** Whether this person may do this at the chosen location; the server asks the same question again. */
export function useMay(action: Action): boolean {
  const { person } = useSession()
  const location = useLocation()
  return may(person, action, location === null ? undefined : location.rol)
}

import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useLocation } from '../location/location-store.ts'
import { useMay } from '../location/use-may.ts'

/** Whether this visitor can put items on an order list here, else what is in the way. */
export type Adding = 'ready' | 'switchedOff' | 'anonymous' | 'noLocation' | 'readOnly' | 'blocked' | 'notOrderable'

export function useAdding(): Adding {
  const { authenticated } = useSession()
  const location = useLocation()
  const mayEdit = useMay('orderList.edit')
  const active = useSettings().bool('AppBestellijst_Actief')
  if (!active) return 'switchedOff'
  if (!authenticated) return 'anonymous'
  if (location === null) return 'noLocation'
  if (!mayEdit) return 'readOnly'
  if (location.geblokkeerd) return 'blocked'
  return location.bestelbaar ? 'ready' : 'notOrderable'
}

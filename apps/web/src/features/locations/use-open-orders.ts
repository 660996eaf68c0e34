import { orders } from '@portal/contract/orders.ts'
import { useSession } from '../../lib/session.ts'
import { useCall } from '../../lib/use-call.ts'
import { useLocation } from '../../shared/location/location-store.ts'
import { useSelectedProject } from '../../shared/location/selected-project.ts'

/** How many orders are still to be carried out, by the screen that shows them; nothing while it is not known. */
export function useOpenOrders(): Readonly<Record<string, number>> {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const location = useLocation()
  const projectNummer = useSelectedProject()
  const input = { gebruikerLogin, materieellocatie: location?.nummer ?? '', ...(projectNummer && { projectNummer }) }
  const { data } = useCall(orders.getOpenOrders, input, { enabled: location !== null })
  if (data === undefined) return {}
  return {
    '/orders/aanvoer': data.aanvoer,
    '/orders/afvoer': data.afvoer,
    '/orders/naar-verplaatsing': data.naarVerplaatsing,
    '/orders/van-verplaatsing': data.vanVerplaatsing,
  }
}

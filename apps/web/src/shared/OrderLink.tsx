import type { Order } from '@portal/contract/orders.ts'
import { ScreenLink } from './ScreenLink.tsx'
import { useScreens } from './screens.ts'

/** A move opens as one to the location; who only has the other end opens it all the same. */
export const orderPaths: Readonly<Record<Order['type'], string>> = {
  Aanvoer: '/orders/aanvoer/',
  Afvoer: '/orders/afvoer/',
  Overige_verplaatsingen: '/orders/naar-verplaatsing/',
}

/** The number of an order, as a link where its screen is switched on. */
export function OrderLink({ type, ordernummer }: Pick<Order, 'type' | 'ordernummer'>) {
  const canOpen = useScreens()
  const to = `${orderPaths[type]}${encodeURIComponent(ordernummer)}`
  return <span translate="no">{canOpen(to) ? <ScreenLink to={to}>{ordernummer}</ScreenLink> : ordernummer}</span>
}

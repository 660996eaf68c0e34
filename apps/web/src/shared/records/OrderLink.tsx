import type { Order } from '@portal/contract/orders.ts'
import { type OrderKind, type Shown, unknownWord } from '@portal/domain/states/enums.ts'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import { useScreens } from '../frame/screens.ts'

/** A move opens as one to the location; who only has the other end opens it all the same. */
export const orderPaths: Readonly<Record<OrderKind, string>> = {
  Aanvoer: '/orders/aanvoer/',
  Afvoer: '/orders/afvoer/',
  Overige_verplaatsingen: '/orders/naar-verplaatsing/',
}

interface OrderLinkProps extends Pick<Order, 'ordernummer'> {
  readonly type: Shown<OrderKind>
}

/** The number of an order, as a link where its screen is switched on; one of an unknown kind has no screen. */
export function OrderLink({ type, ordernummer }: OrderLinkProps) {
  const canOpen = useScreens()
  if (type === unknownWord) return <span translate="no">{ordernummer}</span>
  const to = `${orderPaths[type]}${encodeURIComponent(ordernummer)}`
  return <span translate="no">{canOpen(to) ? <ScreenLink to={to}>{ordernummer}</ScreenLink> : ordernummer}</span>
}

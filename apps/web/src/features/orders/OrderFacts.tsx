import type { OrderDetails } from '@portal/contract/orders.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { FactList } from '../../shared/records/FactList.tsx'
import { placeName } from '../../shared/records/location-column.ts'
import type { OrderScreen } from './order-screens.ts'

/** Days, places and references of an order. */
export function OrderFacts({ screen, details }: { readonly screen: OrderScreen; readonly details: OrderDetails }) {
  const text = useText()
  const format = useFormat()
  const endOf = (isElsewhere: boolean, name: string) =>
    isElsewhere ? text('orders.elsewhere') : name || text('orders.depot')
  return (
    <FactList
      facts={[
        ['orders.orderDate', format.date(details.orderDatum)],
        [screen.day, format.date(details.leverDatum)],
        ['orders.postedDate', format.date(details.geboektOp)],
        ['requests.returnDate', format.date(details.retourDatum)],
        ['orders.from', endOf(details.vanElders, placeName(details.vanLocatie, details.vanOmschrijving))],
        ['orders.to', endOf(details.naarElders, placeName(details.naarLocatie, details.naarOmschrijving))],
        ['requests.requestedBy', details.aangevraagdDoor],
        ['requests.reference', details.referentie],
        ['orders.erpStatus', text(`enum.OrderStatus.${details.status}`)],
        ['orders.erpNumber', details.ordernummer],
        ['orders.request', details.aanvraagnummer !== null && <RequestLink number={details.aanvraagnummer} />],
      ]}
    />
  )
}

function RequestLink({ number }: { readonly number: string }) {
  const canOpen = useScreens()
  const to = `/aanvragen/${encodeURIComponent(number)}`
  return <span translate="no">{canOpen(to) ? <ScreenLink to={to}>{number}</ScreenLink> : number}</span>
}

import type { RequestDetails } from '@portal/contract/request-records.ts'
import { useFormat } from '../../lib/format.ts'
import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import { FactList } from '../../shared/records/FactList.tsx'
import { OrderLink } from '../../shared/records/OrderLink.tsx'
import { OrderStatusChip } from '../../shared/records/OrderStatusChip.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import classes from './Requests.module.css'
import { placeFacts, useTransportFacts } from './request-places.ts'

type Details = RequestDetails

/** Numbers, days, address and references of a request; what is empty is left out. */
export function RequestFacts({ details }: { readonly details: Details }) {
  const text = useText()
  const format = useFormat()
  const places = placeFacts(details)
  const transport = useTransportFacts(details)
  const phone = details.telefoonnummer
  const here = `${details.materieellocatie} ${details.locatieOmschrijving}`
  const isNamed = places.some(([, place]) => place === here)
  const orders = details.orders.length > 0 && <Orders orders={details.orders} />
  return (
    <FactList
      facts={[
        ['requests.erpNumber', details.erpNummer],
        ['requests.date', format.date(details.datum)],
        ['requests.requestedBy', details.aangevraagdDoor],
        ['requests.deliveryDate', format.date(details.leverDatum)],
        [
          details.transport === null ? 'requests.moveDate' : 'requests.transportDate',
          format.date(details.verplaatsDatum),
        ],
        ['requests.removalDate', format.date(details.afvoerDatum)],
        ['requests.returnDate', format.date(details.retourDatum)],
        ['requests.location', isNamed ? '' : here],
        ...places,
        ...transport,
        ['requests.transport', listWord(text, details.transportmiddel)],
        ['requests.contact', details.contactpersoon],
        ['requests.phone', phone && <PhoneLink number={phone} />],
        ['requests.reference', details.referentie],
        ['requests.remark', details.opmerking],
        ['requests.orders', orders],
      ]}
    />
  )
}

function Orders({ orders }: Pick<Details, 'orders'>) {
  return (
    <Stack as="ul" gap={2} className={classes.orders}>
      {orders.map((order) => (
        <li key={`${order.type} ${order.ordernummer}`}>
          <OrderLink {...order} />
          <OrderStatusChip {...order} />
        </li>
      ))}
    </Stack>
  )
}

import type { RequestDetails } from '@portal/contract/requests.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/ScreenLink.tsx'
import { useScreens } from '../../shared/screens.ts'
import classes from './Requests.module.css'

type Details = RequestDetails

/** Numbers, days, address and references of a request; what is empty is left out. */
export function RequestFacts({ details }: { readonly details: Details }) {
  const text = useText()
  const format = useFormat()
  const place = [details.adres, `${details.postcode} ${details.plaats}`.trim()].filter(Boolean).join(', ')
  const depot = details.depotOmschrijving || details.depotnummer
  const phone = details.telefoonnummer
  const facts: readonly (readonly [TextKey, ReactNode])[] = [
    ['requests.erpNumber', details.erpNummer],
    ['requests.date', format.date(details.datum)],
    ['requests.requestedBy', details.aangevraagdDoor],
    ['requests.deliveryDate', format.date(details.leverDatum)],
    ['requests.moveDate', format.date(details.verplaatsDatum)],
    ['requests.removalDate', format.date(details.afvoerDatum)],
    ['requests.returnDate', format.date(details.retourDatum)],
    ['requests.location', `${details.materieellocatie} ${details.locatieOmschrijving}`],
    ['requests.address', details.collect ? '' : place],
    ['requests.depot', details.collect ? depot : ''],
    ['requests.transport', details.transportmiddel],
    ['requests.contact', details.contactpersoon],
    ['requests.phone', phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
    ['requests.reference', details.referentie],
    ['requests.remark', details.opmerking],
    ['requests.orders', details.orders.length > 0 && <Orders details={details} />],
  ]
  return (
    <dl className={classes.facts}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== false)
        .map(([key, value]) => (
          <div key={key}>
            <dt>{text(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const orderScreens: Readonly<Record<Details['soort'], string>> = {
  Aanvoer: '/orders/aanvoer/',
  Afvoer: '/orders/afvoer/',
  Overige_verplaatsingen: '/orders/naar-verplaatsing/',
}

function Orders({ details }: { readonly details: Details }) {
  const canOpen = useScreens()
  return (
    <ul className={classes.orders}>
      {details.orders.map((number) => {
        const to = `${orderScreens[details.soort]}${encodeURIComponent(number)}`
        return (
          <li key={number} translate="no">
            {canOpen(to) ? <ScreenLink to={to}>{number}</ScreenLink> : number}
          </li>
        )
      })}
    </ul>
  )
}

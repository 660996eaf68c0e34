import type { Depot } from '@portal/contract/locations.ts'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Ordering.module.css'
import type { OrderReady } from './order-ready.ts'
import { useDepots } from './pickup-depots.ts'
import { useUrgentText } from './use-urgent-text.ts'

/** One answer to check; an empty one says so instead of leaving a hole. */
function Answer({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const text = useText()
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children === '' || children === null ? <span className={classes.none}>{text('value.none')}</span> : children}
      </dd>
    </div>
  )
}

function depotText(depots: readonly Depot[], form: OrderReady['form']): string {
  const depot = depots.find(({ nummer }) => nummer === form.bestemming?.nummer)
  if (depot === undefined) return form.bestemming?.nummer ?? ''
  const { adres, postcode, plaats } = depot.adressen.find(({ code }) => code === form.bestemmingadres) ?? depot
  return [depot.omschrijving, adres, `${postcode} ${plaats}`.trim()].filter(Boolean).join(', ')
}

/** Everything that will be sent, to check before it is sent, with one way back to change it. */
export function Answers({ ready }: { readonly ready: OrderReady }) {
  const text = useText()
  const search = useSearch({ strict: false })
  const { form, location } = ready
  const depots = useDepots(form.ophalen).data?.items ?? []
  const address = [form.werkadres === form.adres ? '' : form.werkadres, form.adres, `${form.postcode} ${form.plaats}`]
  return (
    <section className={classes.answers}>
      <header>
        <h2>{text('ordering.yourAnswers')}</h2>
        <Link to="/bestellen/gegevens" search={search}>
          {text('action.change')}
        </Link>
      </header>
      <dl>
        <Answer label={text('nav.location')}>{`${location.nummer} ${location.omschrijving}`}</Answer>
        <Answer label={text('ordering.delivery')}>
          {text(form.ophalen ? 'enum.DeliveryMode.pickup' : 'enum.DeliveryMode.delivery')}
        </Answer>
        <Days form={form} />
        {form.ophalen ? (
          <Answer label={text('ordering.depot')}>{depotText(depots, form)}</Answer>
        ) : (
          <Answer label={text('ordering.workAddress')}>
            {address
              .map((part) => part.trim())
              .filter(Boolean)
              .join(', ')}
          </Answer>
        )}
        <Answer label={text('ordering.transportMeans')}>{form.transportmiddel || text('ordering.noPreference')}</Answer>
        <Answer label={text('ordering.contact')}>{form.contactpersoon}</Answer>
        <Answer label={text('ordering.phone')}>{form.telefoonnummer}</Answer>
        <Answer label={text('ordering.reference')}>{form.referentie}</Answer>
        <Answer label={text('ordering.remark')}>{form.opmerking}</Answer>
      </dl>
    </section>
  )
}

function Days({ form }: Pick<OrderReady, 'form'>) {
  const text = useText()
  const format = useFormat()
  const urgent = useUrgentText()
  const day = (date: string) => `${format.longDate(date)}, ${text('date.week', { week: format.week(date) })}`
  return (
    <>
      <Answer label={text(form.ophalen ? 'ordering.pickupDate' : 'ordering.deliveryDate')}>
        {form.leverDatum && day(form.leverDatum)}
      </Answer>
      {form.spoed && (
        <Answer label={text('ordering.urgent')}>
          <StatusChip kind="warning">{urgent.label}</StatusChip>
          {urgent.price !== null && ` ${urgent.price}`}
        </Answer>
      )}
      <Answer label={text('ordering.returnDate')}>{form.retourDatum && day(form.retourDatum)}</Answer>
    </>
  )
}

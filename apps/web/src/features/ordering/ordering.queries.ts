import type { AgainForm } from '@portal/contract/again.ts'
import type { Address } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import { emptyOrderForm, type OrderForm } from '@portal/domain/ordering/order-form.ts'
import { prefillOrderForm } from '@portal/domain/ordering/prefill-order-form.ts'
import { validateOrder } from '@portal/domain/ordering/validate-order.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { today } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { applyWizardEvent } from '../../shared/requesting/wizard-draft.ts'
import { orderFlow, useOrderDraft } from './order-flow.ts'
import { firstWorkAddress } from './work-address.ts'

interface Start extends Pick<OrderForm, 'deliveryDate' | 'returnDate'> {
  /** What was asked the last time; null when nothing of it holds here. */
  readonly past: AgainForm | null
}

interface Started {
  readonly to: '/bestellen/gegevens' | '/bestellen/afronden'
  /** Puts the answers back that were there before. */
  readonly undo: () => void
}

/** The address of the last time: a work address that the location still has, else as it was typed. */
function pastFields(past: AgainForm, addresses: readonly Address[]): Partial<OrderForm> {
  const { adres, postcode, plaats } = past
  const known = addresses.find((one) => one.werkadres && one.adres === adres && one.postcode === postcode)
  const typed = { addressCode: '', addressName: adres, address: adres, postCode: postcode, city: plaats }
  const place = known === undefined ? typed : { ...typed, addressCode: known.code, addressName: known.naam }
  return {
    contact: past.contactpersoon,
    phoneNo: past.telefoonnummer,
    reference: past.referentie,
    collect: past.ophalen,
    depotNo: past.depotnummer,
    transportMeans: past.transportmiddel,
    ...(adres === '' ? {} : place),
  }
}

/**
 * Begins an order with its answers filled in, in place of those that were there. Where nothing is missing its last step is
 * open at once; the terms are accepted again.
 */
export function useOrderStart(location: Location): {
  readonly ready: boolean
  readonly start: (asked: Start) => Started
} {
  const settings = useSettings()
  const { claims } = useSession()
  const [, store] = useOrderDraft(location.nummer)
  const addresses = useCall(locations.getAddresses, { materieellocatie: location.nummer })
  const known = addresses.data?.items ?? []
  const formOf = ({ past, ...days }: Start): OrderForm => {
    const asked = past === null ? {} : pastFields(past, known)
    const filled = prefillOrderForm(
      { ...emptyOrderForm, ...asked },
      {
        location,
        workAddress: firstWorkAddress(location, known),
        user: { naam: claims?.name ?? claims?.userName ?? '', telefoonnummer: claims?.phone ?? '' },
        userIsContact: settings.bool('Gebruiker_AlsContactpersoon'),
      },
    )
    // The code of the first work address belongs to no typed one.
    const code = 'addressCode' in asked ? { addressCode: asked.addressCode ?? '' } : {}
    return { ...filled, ...code, ...days }
  }
  const start = (asked: Start): Started => {
    const before = store.get()
    const form = formOf(asked)
    const isWhole = validateOrder(form, { today: today(), termsAccepted: true, settings }).length === 0
    const events = [
      { type: 'changed', change: form },
      { type: 'termsSet', accepted: false },
      ...(isWhole ? [{ type: 'entered' } as const] : []),
    ] as const
    store.set(events.reduce((draft, event) => applyWizardEvent(draft, event, orderFlow.emptyForm), before))
    return { to: isWhole ? '/bestellen/afronden' : '/bestellen/gegevens', undo: () => store.set(before) }
  }
  return { ready: !addresses.isPending, start }
}

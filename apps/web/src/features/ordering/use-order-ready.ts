import type { Address } from '@portal/contract/locations.ts'
import { locations } from '@portal/contract/locations.ts'
import { orderList } from '@portal/contract/order-list.ts'
import type { SavedRequest } from '@portal/contract/ordering.ts'
import { ordering } from '@portal/contract/ordering.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { withPickupDepot } from '@portal/domain/ordering/pickup-depot.ts'
import { prefillOrderForm } from '@portal/domain/ordering/prefill-order-form.ts'
import { isOrderUrgent } from '@portal/domain/ordering/validate-order.ts'
import { fromWire } from '@portal/domain/requests/wire-fields.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { today } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { useWithQueue } from '../../shared/listing/with-queue.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useDepots } from '../../shared/requesting/depots.ts'
import { useWizardAnswers } from '../../shared/requesting/use-wizard-answers.ts'
import type { CompletedOrder, OrderAttempt, OrderReady } from './order-flow.ts'
import { orderFlow, useOrderDraft } from './order-flow.ts'
import { firstWorkAddress } from './work-address.ts'

/** The list to order; the empty id stands for the first list of the location (R-ENT-11). */
export function useOrderedList(location: Location, listId: string) {
  const userName = useSession().claims?.userName ?? ''
  const input = { gebruikerLogin: userName, materieellocatie: location.nummer, bestelijstId: listId }
  // Always read again: the version that is ordered has to be the one on the screen.
  return useWithQueue(orderList.getOrderList, input, useCall(orderList.getOrderList, input, { staleMs: 0 }))
}

/**
 * The form of a rejected request, so that it can be submitted again without filling it in again (R-ENT-15). Its work
 * address is a code; one that the location no longer has becomes a typed address.
 */
function formOfSavedRequest(saved: SavedRequest, addresses: readonly Address[]): OrderForm {
  const draft = fromWire('saved', saved)
  const known = addresses.find(({ code }) => code === draft.addressCode)
  const place = { addressCode: known?.code ?? '', addressName: known?.naam ?? draft.address }
  return { ...draft, ...place, urgent: false, prefilled: true }
}

/** Where the first values of the form come from: a rejected request, else user, location and work address. */
function useFirstForm(location: Location, rejectedListId: string | null) {
  const settings = useSettings()
  const { claims } = useSession()
  const addresses = useCall(locations.getAddresses, { materieellocatie: location.nummer })
  const saved = useCall(
    ordering.getSavedRequest,
    { bestellijstID: rejectedListId ?? '' },
    { enabled: rejectedListId !== null },
  )
  const known = addresses.data?.items ?? []
  const firstForm = (form: OrderForm): OrderForm => {
    if (form.prefilled) return form
    if (rejectedListId !== null && saved.data) return formOfSavedRequest(saved.data, known)
    return prefillOrderForm(form, {
      location,
      workAddress: firstWorkAddress(location, known),
      user: { naam: claims?.name ?? claims?.userName ?? '', telefoonnummer: claims?.phone ?? '' },
      userIsContact: settings.bool('Gebruiker_AlsContactpersoon'),
    })
  }
  // Without the addresses the form can still be filled in by hand, so a failure does not hold it up.
  const isWaiting = addresses.isPending || (rejectedListId !== null && saved.isPending)
  return { addresses: known, firstForm, isWaiting }
}

/** Everything a step needs, or null while it is being read; only asked for a list that is there. */
export function useOrderReady(location: Location, listQuery: ReturnType<typeof useOrderedList>): OrderReady | null {
  const settings = useSettings()
  const list = listQuery.data?.lijst ?? null
  const { addresses, firstForm, isWaiting } = useFirstForm(location, list?.toestand === 'afgekeurd' ? list.id : null)
  const [{ wizard }] = useOrderDraft(location.nummer)
  const depots = useDepots(wizard.form.collect).data?.items ?? []
  const answers = useWizardAnswers<OrderForm, OrderAttempt, CompletedOrder>(orderFlow, location.nummer, (form) => {
    const known = withPickupDepot(firstForm(form), depots, settings)
    return { ...known, urgent: isOrderUrgent(known, today(), settings) }
  })
  if (list === null || listQuery.data === undefined || isWaiting) return null

  return {
    location,
    list,
    items: listQuery.data.items,
    version: listQuery.data.versie,
    addresses,
    ...answers,
    readAt: listQuery.dataUpdatedAt,
    // One read at a time, however often it is asked for.
    reloadList: () => listQuery.refetch({ cancelRefetch: false }),
  }
}

import type { Locale } from '@portal/contract/values.ts'
import type { MoveForm } from '@portal/domain/moving/move-form.ts'
import { type LeavingList, requestLinesOf } from '../removing/removing.ts'
import type { NewRequest, PickupAddress } from '../requests/requests.store.ts'

interface Move {
  readonly form: MoveForm
  readonly list: LeavingList
  /** Where the goods are fetched. */
  readonly pickup: PickupAddress
}

/** The stored request of a move: the form and a copy of the lines. */
export function requestOfMove(
  { form, list, pickup }: Move,
  origin: { readonly id: string; readonly userName: string; readonly language: Locale },
): NewRequest {
  return {
    ...origin,
    type: 'Overige_verplaatsingen',
    locationNo: list.place.nummer,
    fromLocation: list.place.nummer,
    toLocation: form.endLocatie,
    listId: list.id,
    listName: '',
    reference: form.referentie,
    remark: form.opmerking,
    addressCode: form.endAdrescode,
    address: form.endAdres,
    postCode: form.endPostcode,
    city: form.endPlaats,
    contact: form.endContactpersoon,
    phoneNo: form.endTelefoonnummer,
    depotNo: '',
    depotAddressCode: '',
    transportMeans: form.transportmiddel,
    deliveryDate: form.verplaatsDatum,
    returnDate: form.retourDatum,
    collect: false,
    urgent: false,
    pickup,
    transport: null,
    lines: requestLinesOf(list),
  }
}

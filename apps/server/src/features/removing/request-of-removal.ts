import type { Locale } from '@portal/contract/values.ts'
import type { RemovalForm } from '@portal/domain/removing/removal-form.ts'
import type { NewRequest, PickupAddress } from '../requests/requests.store.ts'
import { type LeavingList, requestLinesOf } from './removing.ts'

interface Removal {
  readonly form: RemovalForm
  readonly list: LeavingList
  /** Where the goods are fetched. */
  readonly pickup: PickupAddress
}

/** The stored request of a removal: the form and a copy of the lines. Who brings the goods needs no address. */
export function requestOfRemoval(
  { form, list, pickup }: Removal,
  origin: { readonly id: string; readonly userName: string; readonly language: Locale },
): NewRequest {
  const isFetched = !form.zelfAfvoeren
  return {
    ...origin,
    type: 'Afvoer',
    locationNo: list.place.nummer,
    fromLocation: list.place.nummer,
    toLocation: '',
    listId: list.id,
    listName: '',
    reference: form.referentie,
    remark: form.opmerking,
    addressCode: isFetched ? pickup.code : '',
    address: isFetched ? pickup.address : '',
    postCode: isFetched ? pickup.postCode : '',
    city: isFetched ? pickup.city : '',
    contact: pickup.contact,
    phoneNo: pickup.phoneNo,
    depotNo: form.bestemming?.nummer ?? '',
    depotAddressCode: form.bestemmingadres,
    transportMeans: form.transportmiddel,
    deliveryDate: form.afvoerDatum,
    returnDate: null,
    collect: form.zelfAfvoeren,
    urgent: false,
    pickup: null,
    transport: null,
    lines: requestLinesOf(list),
  }
}

import type { Locale } from '@portal/contract/values.ts'
import type { NewRequest } from '../requests/requests.store.ts'
import type { CheckedTransport } from './check-transport.ts'

/** Who asks for transport and from where. */
interface TransportOrigin {
  readonly id: string
  readonly userName: string
  readonly locationNo: string
  readonly language: Locale
}

/** The stored request of a transport: a move without lines that names its means of transport. */
export function requestOfTransport({ form, target }: CheckedTransport, origin: TransportOrigin): NewRequest {
  return {
    ...origin,
    type: 'Overige_verplaatsingen',
    fromLocation: origin.locationNo,
    toLocation: target.nummer,
    listId: null,
    listName: '',
    reference: form.referentie,
    remark: '',
    addressCode: form.endAdrescode,
    address: form.endAdres,
    postCode: form.endPostcode,
    city: form.endPlaats,
    contact: form.endContactpersoon,
    phoneNo: form.endTelefoonnummer,
    depotNo: '',
    depotAddressCode: '',
    transportMeans: form.transportmiddel,
    deliveryDate: form.transportDatum,
    returnDate: null,
    collect: false,
    urgent: false,
    pickup: {
      code: form.vanAdrescode,
      name: form.vanWerkadres,
      address: form.vanAdres,
      postCode: form.vanPostcode,
      city: form.vanPlaats,
      contact: form.vanContactpersoon,
      phoneNo: form.vanTelefoonnummer,
    },
    transport: {
      load: form.lading,
      loadedBy: form.wieLaadt,
      loadingOptions: form.laadopties,
      loading: { choice: form.keuzeLaadTijd, from: form.laadtijdStart, until: form.laadtijdEind },
      unloading: { choice: form.keuzeLosTijd, from: form.lostijdStart, until: form.lostijdEind },
    },
    lines: [],
  }
}

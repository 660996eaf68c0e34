import type { Address } from '@portal/contract/locations.ts'
import type { SavedRequest } from '@portal/contract/ordering.ts'
import type { OrderForm } from '@portal/domain/ordering/order-form.ts'
import { emptyOrderForm } from '@portal/domain/ordering/order-form.ts'

/**
 * The form of a rejected request, so that it can be submitted anew without filling it in again (R-ENT-15). Its work
 * address is a code; one that the location no longer has becomes a typed address.
 */
export function formOfSavedRequest(saved: SavedRequest, addresses: readonly Address[]): OrderForm {
  const address = addresses.find((one) => one.code === saved.werkadres)
  return {
    ...emptyOrderForm,
    leverDatum: saved.deliveryDate,
    retourDatum: saved.expectedReturnDate,
    transportmiddel: saved.transportmiddel,
    ophalen: saved.collect,
    bestemming: saved.materieelDepotNr === '' ? null : { nummer: saved.materieelDepotNr },
    bestemmingadres: saved.depotAdressCode,
    adrescode: address?.code ?? '',
    werkadres: address?.naam ?? saved.address,
    adres: saved.address,
    postcode: saved.postcode,
    plaats: saved.plaats,
    contactpersoon: saved.contactperson,
    telefoonnummer: saved.phoneNumber,
    referentie: saved.reference,
    opmerking: saved.comments,
    prefilled: true,
  }
}

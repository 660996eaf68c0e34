import { sentOrBroken } from '../calendar/sent-date.ts'
import { chosenAddressesOf } from './chosen-addresses.ts'
import type { RemovalForm } from './removal-form.ts'
import type { RemovalFault } from './validate-removal.ts'

/** The part of AddAfvoer that comes from the form, with the names of the call (R-PAY-19). */
export interface RemovalCallFields {
  readonly reference: string
  readonly opmerking: string
  readonly vanLocatieAddressen: readonly { readonly materieellocatie: string; readonly adressCode: string }[]
  readonly gewensteAfvoerDatum: string | null
  readonly zelfAfvoeren: boolean
  readonly depotnummer: string
  readonly depotAdressCode: string
  readonly transportmiddel: string
}

/** Name in the call of each form field that can be at fault. */
export const removalCallFieldOf: Readonly<Record<RemovalFault['field'], string>> = {
  afvoerDatum: 'gewensteAfvoerDatum',
  zelfAfvoeren: 'zelfAfvoeren',
  transportmiddel: 'transportmiddel',
  bestemming: 'depotnummer',
  bestemmingadres: 'depotAdressCode',
  referentie: 'reference',
  opmerking: 'opmerking',
  addressSelected: 'vanLocatieAddressen',
  termsAccepted: 'voorwaardenGeaccepteerd',
}

/** The form a call stands for, so that the server judges it by the same rule (R-DATE-13). */
export function removalFormOfCall(call: RemovalCallFields): RemovalForm {
  return {
    afvoerDatum: sentOrBroken(call.gewensteAfvoerDatum),
    zelfAfvoeren: call.zelfAfvoeren,
    transportmiddel: call.transportmiddel,
    bestemming: call.depotnummer === '' ? null : { nummer: call.depotnummer },
    bestemmingadres: call.depotAdressCode,
    referentie: call.reference,
    opmerking: call.opmerking,
    addressSelected: chosenAddressesOf(call.vanLocatieAddressen),
  }
}

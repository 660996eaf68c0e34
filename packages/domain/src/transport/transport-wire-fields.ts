import { sentOrBroken } from '../calendar/sent-date.ts'
import type { EndPlaceCallFields } from '../moving/move-wire-fields.ts'
import { endPlaceCallFieldOf, endPlaceOfCall } from '../moving/move-wire-fields.ts'
import type { TransportForm } from './transport-form.ts'
import type { TransportFault } from './validate-transport.ts'

/** The part of AddTransportAanvraag that comes from the form, with the names of the call. */
export interface TransportCallFields extends EndPlaceCallFields, Omit<TransportForm, DifferentField> {
  readonly transportDatum: string | null
  readonly reference: string
  readonly vanAdressCode: string
}

/** Fields that the form and the call write differently. */
type DifferentField = 'transportDatum' | 'referentie' | 'vanAdrescode' | 'endAdrescode'

/** Name in the call of the form fields that it calls something else; the others have their own name there. */
const otherNames: Readonly<Partial<Record<TransportFault['field'], string>>> = {
  ...endPlaceCallFieldOf,
  referentie: 'reference',
  vanAdrescode: 'vanAdressCode',
  termsAccepted: 'voorwaardenGeaccepteerd',
}

/** Name in the call of a form field that can be at fault. */
export function transportCallField(field: TransportFault['field']): string {
  return otherNames[field] ?? field
}

/** The form a call stands for, so that the server judges it by the same rule (R-DATE-13). */
export function transportFormOfCall(call: TransportCallFields): TransportForm {
  return {
    ...endPlaceOfCall(call),
    transportDatum: sentOrBroken(call.transportDatum),
    referentie: call.reference,
    keuzeLaadTijd: call.keuzeLaadTijd,
    laadtijdStart: call.laadtijdStart,
    laadtijdEind: call.laadtijdEind,
    keuzeLosTijd: call.keuzeLosTijd,
    lostijdStart: call.lostijdStart,
    lostijdEind: call.lostijdEind,
    transportmiddel: call.transportmiddel,
    lading: call.lading,
    laadopties: call.laadopties,
    wieLaadt: call.wieLaadt,
    vanAdrescode: call.vanAdressCode,
    vanWerkadres: call.vanWerkadres,
    vanAdres: call.vanAdres,
    vanPostcode: call.vanPostcode,
    vanPlaats: call.vanPlaats,
    vanContactpersoon: call.vanContactpersoon,
    vanTelefoonnummer: call.vanTelefoonnummer,
  }
}

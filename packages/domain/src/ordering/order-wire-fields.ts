import { sentOrBroken } from '../calendar/sent-date.ts'
import type { OrderForm } from './order-form.ts'
import { relevantOrderForm } from './order-form.ts'
import type { OrderFault } from './validate-order.ts'

/** The part of the two order calls that comes from the form, with the names of the call (R-PAY-18, R-PAY-20). */
export interface OrderCallFields {
  readonly reference: string
  readonly opmerking: string
  readonly adressCode: string
  readonly adres: string
  readonly city: string
  readonly postCode: string
  readonly contactPersoon: string
  readonly contactTel: string
  readonly depotnummer: string
  readonly depotAdressCode: string
  readonly gewensteLeverDatum: string | null
  readonly verwachteEindDatum: string | null
  readonly spoed: boolean
  readonly ophalen: boolean
  readonly transportmiddel: string
}

/** Name in the call of each form field that can be at fault; the call has no field of its own for the work address. */
export const orderCallFieldOf: Readonly<Record<OrderFault['field'], string>> = {
  leverDatum: 'gewensteLeverDatum',
  retourDatum: 'verwachteEindDatum',
  transportmiddel: 'transportmiddel',
  ophalen: 'ophalen',
  bestemming: 'depotnummer',
  bestemmingadres: 'depotAdressCode',
  adrescode: 'adressCode',
  werkadres: 'adressCode',
  adres: 'adres',
  postcode: 'postCode',
  plaats: 'city',
  contactpersoon: 'contactPersoon',
  telefoonnummer: 'contactTel',
  referentie: 'reference',
  opmerking: 'opmerking',
  spoed: 'spoed',
  prefilled: '',
  termsAccepted: 'voorwaardenGeaccepteerd',
}

/** The fields a filled form sends. */
export function orderCallFields(form: OrderForm): OrderCallFields {
  const order = relevantOrderForm(form)
  return {
    reference: order.referentie.trim(),
    opmerking: order.opmerking.trim(),
    adressCode: order.adrescode,
    adres: order.adres.trim(),
    city: order.plaats.trim(),
    postCode: order.postcode.trim(),
    contactPersoon: order.contactpersoon.trim(),
    contactTel: order.telefoonnummer.trim(),
    depotnummer: order.bestemming?.nummer ?? '',
    depotAdressCode: order.bestemmingadres,
    gewensteLeverDatum: order.leverDatum,
    verwachteEindDatum: order.retourDatum,
    spoed: order.spoed,
    ophalen: order.ophalen,
    transportmiddel: order.transportmiddel,
  }
}

/**
 * The form a call stands for, so that the server judges it by the same rule. A date-time of an older client becomes its
 * calendar date (R-DATE-13); the work address is the address code, or the address when there is no code.
 */
export function orderFormOfCall(call: OrderCallFields): OrderForm {
  return {
    leverDatum: sentOrBroken(call.gewensteLeverDatum),
    retourDatum: sentOrBroken(call.verwachteEindDatum),
    transportmiddel: call.transportmiddel,
    ophalen: call.ophalen,
    bestemming: call.depotnummer === '' ? null : { nummer: call.depotnummer },
    bestemmingadres: call.depotAdressCode,
    adrescode: call.adressCode,
    werkadres: call.adressCode || call.adres,
    adres: call.adres,
    postcode: call.postCode,
    plaats: call.city,
    contactpersoon: call.contactPersoon,
    telefoonnummer: call.contactTel,
    referentie: call.reference,
    opmerking: call.opmerking,
    spoed: call.spoed,
    prefilled: true,
  }
}

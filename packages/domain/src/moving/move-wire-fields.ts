import { sentOrBroken } from '../calendar/sent-date.ts'
import { chosenAddressesOf } from '../removing/chosen-addresses.ts'
import type { EndPlace, MoveForm } from './move-form.ts'
import type { MoveFault } from './validate-move.ts'

/** The fields of the place that goods go to, with the names of the calls. */
export interface EndPlaceCallFields {
  readonly endLocatie: string
  readonly endAdressCode: string
  readonly endWerkadres: string
  readonly endAdres: string
  readonly endPostcode: string
  readonly endPlaats: string
  readonly endContactpersoon: string
  readonly endTelefoonnummer: string
}

/** The part of AddVerplaasting that comes from the form, with the names of the call. */
export interface MoveCallFields extends EndPlaceCallFields {
  readonly verplaatsDatum: string | null
  readonly retourDatum: string | null
  readonly transportmiddel: string
  readonly reference: string
  readonly opmerking: string
  readonly vanLocatieAddressen: readonly { readonly materieellocatie: string; readonly adressCode: string }[]
}

/** Name in the call of each field of the target place. */
export const endPlaceCallFieldOf = {
  endLocatie: 'endLocatie',
  endAdrescode: 'endAdressCode',
  endWerkadres: 'endWerkadres',
  endAdres: 'endAdres',
  endPostcode: 'endPostcode',
  endPlaats: 'endPlaats',
  endContactpersoon: 'endContactpersoon',
  endTelefoonnummer: 'endTelefoonnummer',
} as const satisfies Record<keyof EndPlace, keyof EndPlaceCallFields>

/** Name in the call of each form field that can be at fault. */
export const moveCallFieldOf: Readonly<Record<MoveFault['field'], string>> = {
  verplaatsDatum: 'verplaatsDatum',
  retourDatum: 'retourDatum',
  transportmiddel: 'transportmiddel',
  referentie: 'reference',
  opmerking: 'opmerking',
  addressSelected: 'vanLocatieAddressen',
  ...endPlaceCallFieldOf,
  termsAccepted: 'voorwaardenGeaccepteerd',
}

/** The target place a call stands for. */
export function endPlaceOfCall({ endAdressCode, ...call }: EndPlaceCallFields): EndPlace {
  const { endLocatie, endWerkadres, endAdres, endPostcode, endPlaats, endContactpersoon, endTelefoonnummer } = call
  return {
    ...{ endLocatie, endWerkadres, endAdres, endPostcode, endPlaats, endContactpersoon, endTelefoonnummer },
    endAdrescode: endAdressCode,
  }
}

/** The form a call stands for, so that the server judges it by the same rule (R-DATE-13). */
export function moveFormOfCall(call: MoveCallFields): MoveForm {
  return {
    ...endPlaceOfCall(call),
    verplaatsDatum: sentOrBroken(call.verplaatsDatum),
    retourDatum: sentOrBroken(call.retourDatum),
    transportmiddel: call.transportmiddel,
    referentie: call.reference,
    opmerking: call.opmerking,
    addressSelected: chosenAddressesOf(call.vanLocatieAddressen),
  }
}

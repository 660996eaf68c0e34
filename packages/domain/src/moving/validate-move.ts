import type { FormFaultCode } from '../forms/form-faults.ts'
import { dateFaults, firstFaults, overlongTexts, termsFaults, unlistedChoices } from '../forms/form-faults.ts'
import { missingFields } from '../ordering/required-fields.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { RemovalCheck } from '../removing/validate-removal.ts'
import { areAddressesChosen } from '../removing/validate-removal.ts'
import type { EndPlace } from '../requests/request-draft.ts'
import type { DraftOf } from '../requests/wire-fields.ts'

/** The form of the move wizard (R-ENT-16, R-ENT-43). */
export type MoveForm = DraftOf<'move'>

export type MoveFault = FieldRefusal<keyof MoveForm | 'termsAccepted', FormFaultCode>

/** What the record of an address says, so that nobody has to type it who names its code. */
const givenByCode = ['addressName', 'address', 'postCode', 'city'] as const satisfies (keyof EndPlace)[]

/**
 * Everything wrong with the form of a move, at most one fault a field; empty when it may be asked for. Without a target
 * location there is no move, whatever the settings say; a code of an address stands for its texts. The form and the call
 * use this one rule (R-REQ-04, R-REQ-07, R-REQ-09, R-DATE-07 to R-DATE-09, R-VAL-10).
 */
export function validateMove(form: MoveForm, check: RemovalCheck): readonly MoveFault[] {
  const { settings, fromLocations } = check
  const values = { ...form, fetchAddresses: areAddressesChosen(form.fetchAddresses, fromLocations) }
  const dates = {
    flow: 'transfer',
    date: ['deliveryDate', form.deliveryDate],
    returns: ['returnDate', form.returnDate],
  } as const
  return firstFaults<MoveFault>([
    ...missingFields('move', values, {
      isOn: (key) => settings.bool(key),
      skip: (field) => form.addressCode.trim() !== '' && givenByCode.some((given) => given === field),
    }),
    ...alwaysNeeded(form, check),
    ...overlongTexts(form),
    ...unlistedChoices(form, { transportMeans: 'Verplaatsen_Transportmiddelen' }, check),
    ...dateFaults<'deliveryDate' | 'returnDate'>(dates, check),
    ...termsFaults(check, 'Verplaatsen_VoorwaardenVerplicht'),
  ])
}

function alwaysNeeded(form: MoveForm, { settings }: RemovalCheck): MoveFault[] {
  const needsReturn = settings.bool('Verplaatsen_VerwachteRetourDatumVerplicht') && form.returnDate === null
  const fields = [...(form.toLocation.trim() === '' ? ['toLocation'] : []), ...(needsReturn ? ['returnDate'] : [])]
  // Both names are those of fields above.
  return fields.map((field) => ({ field: field as keyof MoveForm, code: 'validatie.verplicht', params: {} }))
}

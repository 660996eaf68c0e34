import type { FormCheck, FormFaultCode } from '../forms/form-faults.ts'
import { dateFaults, firstFaults, overlongTexts, termsFaults, unlistedChoices } from '../forms/form-faults.ts'
import { missingFields } from '../ordering/required-fields.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { ChosenAddresses } from '../requests/request-draft.ts'
import type { DraftOf } from '../requests/wire-fields.ts'

/** The form of the removal wizard (R-ENT-17). */
export type RemovalForm = DraftOf<'removal'>

export type RemovalFault = FieldRefusal<keyof RemovalForm | 'termsAccepted', FormFaultCode | 'error.niet_toegankelijk'>

export interface RemovalCheck extends FormCheck {
  /** The locations that goods leave. */
  readonly fromLocations: readonly string[]
}

/** Fields that play a part only when the goods are fetched. */
const fetchedOnly: readonly string[] = ['transportMeans', 'fetchAddresses']

/**
 * Everything wrong with the form of a removal, at most one fault a field; empty when it may be asked for. The form and the
 * call use this one rule (R-REQ-03, R-REQ-07, R-DATE-04 to R-DATE-06, R-VAL-10).
 */
export function validateRemoval(asked: RemovalForm, check: RemovalCheck): readonly RemovalFault[] {
  const { settings, fromLocations } = check
  const form = relevantRemovalForm(asked)
  const values = { ...form, fetchAddresses: areAddressesChosen(form.fetchAddresses, fromLocations) }
  return firstFaults<RemovalFault>([
    ...selfFaults(form, check),
    ...missingFields('removal', values, {
      isOn: (key) => settings.bool(key),
      skip: (field) => form.collect && fetchedOnly.includes(field),
    }),
    ...overlongTexts(form),
    ...unlistedChoices(form, { transportMeans: 'Afvoeren_Transportmiddelen' }, check),
    ...dateFaults({ flow: 'removal', date: ['deliveryDate', form.deliveryDate] }, check),
    ...termsFaults(check, 'Afvoeren_VoorwaardenVerplicht'),
  ])
}

function selfFaults({ collect }: RemovalForm, { settings }: RemovalCheck): RemovalFault[] {
  if (!collect || settings.bool('AppAfvoeren_ZelfAfvoeren')) return []
  return [{ field: 'collect', code: 'error.niet_toegankelijk', params: {} }]
}

/** The form without what playing no part left behind: who brings the goods needs neither truck nor address. */
export function relevantRemovalForm(form: RemovalForm): RemovalForm {
  return form.collect ? { ...form, transportMeans: '', fetchAddresses: {} } : form
}

/** Whether an address is chosen for every location that goods leave (R-REQ-03, R-REQ-04). */
export function areAddressesChosen(chosen: ChosenAddresses, locationNos: readonly string[]): boolean {
  return locationNos.every((no) => (chosen[no] ?? '').trim() !== '')
}

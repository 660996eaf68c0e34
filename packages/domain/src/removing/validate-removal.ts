import type { FormCheck, FormFaultCode } from '../forms/form-faults.ts'
import { dateFaults, firstFaults, overlongTexts, termsFaults, unlistedChoices } from '../forms/form-faults.ts'
import { missingFields } from '../ordering/required-fields.ts'
import type { FieldRefusal } from '../refusal.ts'
import { areAddressesChosen } from './chosen-addresses.ts'
import type { RemovalForm } from './removal-form.ts'
import { removalTextLengths } from './removal-form.ts'

export type RemovalFault = FieldRefusal<keyof RemovalForm | 'termsAccepted', FormFaultCode | 'error.niet_toegankelijk'>

export interface RemovalCheck extends FormCheck {
  /** The locations that goods leave. */
  readonly fromLocations: readonly string[]
}

/** Fields that play a part only when the goods are fetched. */
const fetchedOnly: readonly string[] = ['transportmiddel', 'addressSelected']

/**
 * Everything wrong with the form of a removal, at most one fault a field; empty when it may be asked for. The form and the
 * call use this one rule (R-REQ-03, R-REQ-07, R-DATE-04 to R-DATE-06, R-VAL-10).
 */
export function validateRemoval(asked: RemovalForm, check: RemovalCheck): readonly RemovalFault[] {
  const { settings, fromLocations } = check
  const form = relevantRemovalForm(asked)
  const values = { ...form, addressSelected: areAddressesChosen(form.addressSelected, fromLocations) }
  return firstFaults<RemovalFault>([
    ...selfFaults(form, check),
    ...missingFields('removal', values, {
      isOn: (key) => settings.bool(key),
      skip: (field) => form.zelfAfvoeren && fetchedOnly.includes(field),
    }),
    ...overlongTexts(form, removalTextLengths),
    ...unlistedChoices(form, { transportmiddel: 'Afvoeren_Transportmiddelen' }, check),
    ...dateFaults({ flow: 'removal', date: ['afvoerDatum', form.afvoerDatum] }, check),
    ...termsFaults(check, 'Afvoeren_VoorwaardenVerplicht'),
  ])
}

function selfFaults({ zelfAfvoeren }: RemovalForm, { settings }: RemovalCheck): RemovalFault[] {
  if (!zelfAfvoeren || settings.bool('AppAfvoeren_ZelfAfvoeren')) return []
  return [{ field: 'zelfAfvoeren', code: 'error.niet_toegankelijk', params: {} }]
}

/** The form without what playing no part left behind: who brings the goods needs neither truck nor address. */
export function relevantRemovalForm(form: RemovalForm): RemovalForm {
  return form.zelfAfvoeren ? { ...form, transportmiddel: '', addressSelected: {} } : form
}

import { ownNamesOf, refusePassword } from '../auth/password-rules.ts'
import type { FieldRefusal } from '../refusal.ts'
import type { BoolKey } from '../settings/catalogue.ts'
import { requiredFields } from '../settings/required-field-keys.ts'
import { type AccountField, type AccountForm, accountFaults } from './account-form.ts'

/** What a visitor fills in who asks for an account; the password may be left for later. */
export interface RegistrationForm extends AccountForm {
  readonly wachtwoord: string
}

export type RegistrationField = keyof RegistrationForm

/** Undecided registrations of one network in a day; more is refused, so that nobody fills the list. */
export const registrationsPerDay = 20

/** The fields that a registration needs under these settings (R-REQ-05). */
export function neededToRegister(isOn: (key: BoolKey) => boolean): readonly RegistrationField[] {
  return requiredFields('registration', isOn)
}

/** The first fault of each field of a registration (R-REQ-05, R-PWD-01 to R-PWD-05); none when it can be stored. */
export function registrationFaults(
  form: RegistrationForm,
  needed: readonly RegistrationField[],
): readonly FieldRefusal<RegistrationField, RegistrationFault>[] {
  const { wachtwoord, ...person } = form
  const isOfAccount = (field: RegistrationField): field is AccountField => field !== 'wachtwoord'
  const faults = accountFaults(person, needed.filter(isOfAccount))
  const field = 'wachtwoord' as const
  if (wachtwoord === '')
    return needed.includes(field) ? [...faults, { field, code: 'validatie.verplicht', params: {} }] : faults
  const names = { userName: form.gebruikersnaam, firstName: form.voornaam, lastName: form.achternaam }
  const weak = refusePassword(wachtwoord, ownNamesOf({ ...names, companyName: form.bedrijfsnaam }))
  return weak === null ? faults : [...faults, { field, ...weak }]
}

type RegistrationFault =
  | ReturnType<typeof accountFaults>[number]['code']
  | NonNullable<ReturnType<typeof refusePassword>>['code']

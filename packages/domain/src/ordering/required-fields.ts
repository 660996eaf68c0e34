import type { FieldRefusal } from '../refusal.ts'
import type { BoolKey } from '../settings/catalogue.ts'
import type { RequiredField, RequiredFieldForm } from '../settings/required-field-keys.ts'
import { requiredFields } from '../settings/required-field-keys.ts'

/** Whether a form field holds something: no blank text, no null, no unticked choice. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return value !== null && value !== undefined && value !== false
}

/**
 * The required fields of a form that are empty (R-REQ-01 to R-REQ-06), each with the key of its message.
 * @param skip fields that play no part in this form's present state
 */
export function missingFields<Form extends RequiredFieldForm>(
  form: Form,
  values: Readonly<Record<RequiredField<Form>, unknown>>,
  rules: {
    readonly isOn: (key: BoolKey) => boolean
    readonly skip?: (field: RequiredField<Form>) => boolean
  },
): readonly FieldRefusal<RequiredField<Form> & string, 'validatie.verplicht'>[] {
  return requiredFields(form, rules.isOn)
    .filter((field) => !rules.skip?.(field) && !isFilled(values[field]))
    .map((field) => ({
      // Keys of the table are texts; keyof alone would also admit symbols.
      field: field as RequiredField<Form> & string,
      code: 'validatie.verplicht',
      params: {},
    }))
}

import type { BoolKey } from '@portal/domain/settings/catalogue.ts'
import type { RequiredFieldForm } from '@portal/domain/settings/required-field-keys.ts'
import { requiredFields } from '@portal/domain/settings/required-field-keys.ts'
import { useSettings } from '../../lib/settings.ts'

/**
 * Which fields of a form have to be filled under the settings (R-REQ-02 to R-REQ-04, R-REQ-07 to R-REQ-09).
 * @param also fields that a setting outside the form's own table makes required
 */
export function useRequiredFields<Field extends string>(
  form: RequiredFieldForm,
  also: Readonly<Partial<Record<Field, BoolKey>>>,
): (field: Field) => boolean {
  const settings = useSettings()
  const flagged = new Set<string>(requiredFields(form, (key) => settings.bool(key)))
  return (field) => {
    const key = also[field]
    return flagged.has(field) || (key !== undefined && settings.bool(key))
  }
}

import type { FieldRefusal } from '@portal/domain/refusal.ts'
import type { CallError } from '../../lib/call-error.ts'
import { type MissingWords, missingKey } from '../../lib/fault-words.ts'
import type { Format } from '../../lib/format.ts'
import { useFormat } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { knownKey, useText } from '../../lib/text.ts'
import type { FormFault } from '../../ui/Wizard.tsx'

/** Id of the input of a field, for the error summary that jumps to it. */
export function fieldId(field: string): string {
  return `wizard-${field}`
}

interface FaultWords {
  readonly text: Text
  readonly format: Format
  readonly missing: MissingWords
}

/** The words of a fault; what is empty is asked for, and dates are written as the language writes them. */
function faultText(fault: FieldRefusal, { text, format, missing }: FaultWords): string {
  const asked = missingKey(fault, missing)
  if (asked !== null) return text(asked)
  const { date } = fault.params
  const params = typeof date === 'string' ? { ...fault.params, date: format.date(date) } : fault.params
  return text(knownKey(fault.code) ?? 'error.algemeen', params)
}

export interface FormFaultSources<Field extends string> {
  readonly faults: readonly FieldRefusal<Field>[]
  readonly labelOf: (field: Field) => string
  readonly missing: MissingWords
  /** Why what was typed in a field is no answer to it; that says more than that the answer is missing. */
  readonly unreadable?: ReadonlyMap<Field, string>
}

/** The faults as the error summary shows them, one for each field. */
export function useFormFaults<Field extends string>(sources: FormFaultSources<Field>): readonly FormFault[] {
  const { faults, labelOf, missing, unreadable } = sources
  const words = { text: useText(), format: useFormat(), missing }
  const shown = new Map<Field, FormFault>()
  const show = (field: Field, message: string, label: string | null) => {
    if (!shown.has(field)) shown.set(field, { field: fieldId(field), label, message })
  }
  for (const [field, message] of unreadable ?? []) show(field, message, labelOf(field))
  for (const fault of faults) {
    const label = missingKey(fault, missing) === null ? labelOf(fault.field) : null
    show(fault.field, faultText(fault, words), label)
  }
  return [...shown.values()]
}

/**
 * The faults that the server found in the call that completes a wizard, by the field of the form they belong to.
 * @param wireNames form field → its name in the call
 */
export function faultsOfCall<Field extends string>(
  error: CallError,
  wireNames: Readonly<Record<Field, string>>,
): readonly FieldRefusal<Field>[] {
  return error.fields.flatMap(({ field, code, params }) => {
    const entry = Object.entries(wireNames).find(([, wire]) => wire !== '' && wire === field)
    // The keys of the table are the fields of the form; Object.entries widens them to string.
    return entry === undefined ? [] : [{ field: entry[0] as Field, code, params: params ?? {} }]
  })
}

/** Label, id, required flag and error of a field. */
export interface FieldLook {
  readonly id: string
  readonly label: string
  readonly required: boolean
  readonly error: string | null
}

interface LookSources<Field extends string> {
  /** The faults of the last try; they go as soon as the answer is right. */
  readonly faults: readonly FieldRefusal<Field>[]
  readonly labelOf: (field: Field) => string
  readonly isRequired: (field: Field) => boolean
  readonly missing: MissingWords
}

/** How each field of a form looks, from the rules. */
export function useFieldLooks<Field extends string>({ faults, labelOf, isRequired, missing }: LookSources<Field>) {
  const words = { text: useText(), format: useFormat(), missing }
  return (field: Field): FieldLook => {
    const fault = faults.find((one) => one.field === field)
    return {
      id: fieldId(field),
      label: labelOf(field),
      required: isRequired(field),
      error: fault === undefined ? null : faultText(fault, words),
    }
  }
}

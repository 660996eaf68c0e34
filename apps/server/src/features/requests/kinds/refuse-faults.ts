import { type ErrorCode, type ErrorParams, PortalError } from '@portal/contract/errors.ts'

interface Fault<Field extends string> {
  readonly field: Field
  readonly code: ErrorCode
  readonly params: ErrorParams
}

/** Refuses with what is wrong with a form, every fault beside the field of the call that it is about. */
export function refuseFaults<Field extends string>(
  faults: readonly Fault<Field>[],
  callField: Readonly<Record<Field, string>>,
): void {
  const fields = faults.map(({ field, code, params }) => ({ field: callField[field], code, params }))
  const [first] = fields
  if (first !== undefined) throw new PortalError(first.code, first.params, { field: first.field, fields })
}

import { textMaxLength } from '@portal/domain/constants.ts'
import type { Refusal } from '@portal/domain/refusal.ts'

/** The remark of a line is at most 250 characters (R-VAL-10, R-VAL-21). */
export function refuseTooLong(remark: string): Refusal<'validatie.max_tekens'> | null {
  return remark.trim().length <= textMaxLength
    ? null
    : { code: 'validatie.max_tekens', params: { amount: textMaxLength } }
}

import type { Refusal } from '@portal/domain/refusal.ts'

/** The remark of a line is at most so many characters (R-VAL-10, R-VAL-11, R-VAL-21). */
export function refuseTooLong(remark: string, limit: number): Refusal<'validatie.max_tekens'> | null {
  return remark.trim().length <= limit ? null : { code: 'validatie.max_tekens', params: { amount: limit } }
}

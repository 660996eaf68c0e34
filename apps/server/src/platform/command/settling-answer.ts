import type { TenantParts } from '../context.ts'

/**
 * A command's answer that a fact outside the transaction may still complete. `value` is stored with the idempotency key;
 * after the commit `settle` runs and its answer is sent instead (and stored for repeats). When it fails, `value` is sent.
 */
export interface SettlingAnswer<T> {
  readonly settles: true
  readonly value: T
  /** @param parts the tenant's own database and back office: the call's transaction is over */
  settle(parts: TenantParts): Promise<T>
}

export function isSettlingAnswer(answer: unknown): answer is SettlingAnswer<unknown> {
  return typeof answer === 'object' && answer !== null && 'settles' in answer && 'settle' in answer
}

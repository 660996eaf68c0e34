import type { MetacomLocation } from '@portal/erp-protocol/metacom.ts'
import { ErpError } from '../erp-error.ts'
import type { Metacom } from '../metacom/metacom.ts'
import type { TryAnswer } from './decide-next.ts'

/** The back office has it not, and will not take it as it is. */
const isRefused = (error: unknown): boolean =>
  error instanceof ErpError && (error.kind === 'business' || error.kind === 'contract')

/**
 * Two books as one order (decision: variants): MetaCom first, because it can take out again what it saved, then the back
 * office. Whatever fails on the way is tried again from the beginning under the same id, which both books take once. When
 * the back office refuses, MetaCom takes it out before the refusal is reported, so that nothing is left half.
 */
export async function bookFirst(
  metacom: Metacom,
  { id, location }: { readonly id: string; readonly location: MetacomLocation },
  send: () => Promise<TryAnswer>,
): Promise<TryAnswer> {
  await metacom.save(id, location)
  try {
    return await send()
  } catch (error) {
    if (isRefused(error)) await metacom.withdraw(id)
    throw error
  }
}

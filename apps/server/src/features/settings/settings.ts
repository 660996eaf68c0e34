import type { TenantParts } from '../../platform/context.ts'
import { isPreviewedValue } from './preview/previews.store.ts'

/** Whether a preview that is open now shows this file: it is no setting yet, and its address is open meanwhile. */
export function isPreviewedFile({ db, clock }: Pick<TenantParts, 'db' | 'clock'>, hash: string): Promise<boolean> {
  return isPreviewedValue(db, hash, clock.now())
}

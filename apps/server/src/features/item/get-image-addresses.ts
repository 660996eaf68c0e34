import type { item } from '@portal/contract/item.ts'
import type { UseCase } from '../../http/handlers.ts'
import { listImageHashes } from './item.store.ts'

/** Picture addresses keyed by item number (R-PAY-23); items without a picture have no key. */
export const getImageAddresses: UseCase<typeof item.getImageAddresses> = (ctx, input) =>
  listImageHashes(ctx.db, input.materieelsoorten)

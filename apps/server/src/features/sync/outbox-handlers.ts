import type { outbox } from '@portal/contract/outbox.ts'
import type { Handlers } from '../../http/handlers.ts'
import { cancelOutboxRegel, confirmOutboxRegel, editOutboxRegel, retryOutboxRegel } from './outbox-decide.ts'
import { getOutboxRegel } from './outbox-details.ts'
import { getOutbox } from './outbox-list.ts'

export const outboxHandlers: Handlers<typeof outbox> = {
  getOutbox,
  getOutboxRegel,
  retryOutboxRegel,
  editOutboxRegel,
  cancelOutboxRegel,
  confirmOutboxRegel,
}

import type { outbox } from '@portal/contract/outbox.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  cancelOutboxRegel,
  confirmOutboxRegel,
  editOutboxRegel,
  retryOutboxRegel,
  retryOutboxRegels,
} from './decide-outbox-regel.ts'
import { getOutbox } from './get-outbox.ts'
import { getOutboxRegel } from './get-outbox-regel.ts'

export const outboxHandlers: Handlers<typeof outbox> = {
  getOutbox,
  getOutboxRegel,
  retryOutboxRegel,
  retryOutboxRegels,
  editOutboxRegel,
  cancelOutboxRegel,
  confirmOutboxRegel,
}

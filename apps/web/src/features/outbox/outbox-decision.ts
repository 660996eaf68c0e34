import { type OutboxDetails, outbox } from '@portal/contract/outbox.ts'
import { notify } from '../../lib/notifications.ts'

export type OutboxAction = 'retry' | 'edit' | 'cancel' | 'confirm'

export interface OutboxActionProps {
  readonly write: OutboxDetails
  readonly onClose: () => void
}

/** What every decision has in common: it names the state it was made on, and the page reads again whatever came of it. */
export function useDecision(action: OutboxAction, onClose: () => void) {
  return {
    refresh: [outbox.getOutbox, outbox.getOutboxRegel],
    onDone: () => {
      notify(`outbox.done.${action}`, { severity: 'success' })
      onClose()
    },
  }
}

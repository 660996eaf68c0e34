import type { OutboxDetails } from '@portal/contract/outbox.ts'
import { notify } from '../../lib/notifications.ts'

export type OutboxAction = 'retry' | 'edit' | 'cancel' | 'confirm'

export interface OutboxActionProps {
  readonly write: OutboxDetails
  readonly onClose: () => void
}

/** What every decision has in common. */
export function useDecision(action: OutboxAction, onClose: () => void) {
  return {
    onDone: () => {
      notify(`outbox.done.${action}`, { severity: 'success' })
      onClose()
    },
  }
}

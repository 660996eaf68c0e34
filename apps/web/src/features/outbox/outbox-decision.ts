import { type OutboxDetails, outbox } from '@portal/contract/outbox.ts'
import { notify } from '../../lib/notifications.ts'

export type Deed = 'retry' | 'edit' | 'cancel' | 'confirm'

export interface DeedProps {
  readonly write: OutboxDetails
  readonly onClose: () => void
}

/** What every decision has in common: it names the state it was made on, and the page reads anew whatever came of it. */
export function useDecision(deed: Deed, onClose: () => void) {
  return {
    refresh: [outbox.getOutbox, outbox.getOutboxRegel],
    onDone: () => {
      notify(`outbox.done.${deed}`, { severity: 'success' })
      onClose()
    },
  }
}

import type { OutboxDetails } from '@portal/contract/outbox.ts'
import { outbox } from '@portal/contract/outbox.ts'
import type { ReactNode } from 'react'
import { notify } from '../../lib/notifications.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import classes from './Outbox.module.css'

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

interface FrameProps {
  readonly title: string
  readonly action: string
  readonly kind?: 'primary' | 'danger'
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSend: () => void
  readonly children: ReactNode
}

export function DeedFrame({ title, action, kind = 'primary', busy, onClose, onSend, children }: FrameProps) {
  const text = useText()
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('action.back')}</Button>
          <Button kind={kind} busy={busy} onClick={onSend}>
            {action}
          </Button>
        </>
      }
    >
      <div className={classes.form}>{children}</div>
    </Modal>
  )
}

import type { ReactNode } from 'react'
import { useText } from '../lib/text.ts'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'

interface ConfirmOnceProps {
  readonly open: boolean
  readonly title: string
  /** What will happen, with the object and the count by name. */
  readonly children: ReactNode
  /** The action as a verb: "Verwijderen", never "Ok". */
  readonly action: string
  readonly onConfirm: () => void
  readonly onCancel: () => void
  readonly busy?: boolean
}

/** Asks once, for what leaves the house or cannot be undone; everything else is done at once with an undo. */
export function ConfirmOnce({ open, title, children, action, onConfirm, onCancel, busy = false }: ConfirmOnceProps) {
  const text = useText()
  return (
    <Modal
      open={open}
      onClose={onCancel}
      title={title}
      footer={
        <>
          <Button onClick={onCancel}>{text('action.cancel')}</Button>
          <Button kind="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Modal>
  )
}

import type { ReactNode } from 'react'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Modal } from '../../ui/Modal.tsx'

interface ActionFrameProps {
  readonly title: string
  readonly action: string
  readonly kind?: 'primary' | 'danger'
  readonly busy: boolean
  readonly onClose: () => void
  readonly onSend: () => void
  readonly children: ReactNode
}

/** Asks once before something is done: what it means, and back or on. */
export function ActionFrame({ title, action, kind = 'primary', busy, onClose, onSend, children }: ActionFrameProps) {
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
      <Stack gap={4}>{children}</Stack>
    </Modal>
  )
}

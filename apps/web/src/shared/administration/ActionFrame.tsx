import type { ReactNode } from 'react'
import { ActionModal } from '../../ui/ActionModal.tsx'
import { Stack } from '../../ui/Layout.tsx'

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
  return (
    <ActionModal
      title={title}
      onClose={onClose}
      action={action}
      kind={kind}
      back="action.back"
      busy={busy}
      onSend={onSend}
    >
      <Stack gap={4}>{children}</Stack>
    </ActionModal>
  )
}

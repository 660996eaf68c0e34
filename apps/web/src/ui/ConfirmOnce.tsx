import type { ReactNode } from 'react'
import { ActionModal } from './ActionModal.tsx'

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
export function ConfirmOnce({ open, onConfirm, onCancel, ...ask }: ConfirmOnceProps) {
  return open && <ActionModal kind="danger" {...ask} onClose={onCancel} onSend={onConfirm} />
}

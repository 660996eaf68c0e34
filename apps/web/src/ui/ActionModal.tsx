import type { ReactNode } from 'react'
import { useId } from 'react'
import { useText } from '../lib/text.ts'
import { Button } from './Button.tsx'
import { Stack } from './Layout.tsx'
import { Modal } from './Modal.tsx'

interface ActionModalProps {
  readonly title: string
  /** What is done as a verb: "Verwijderen", never "Ok". */
  readonly action: string
  readonly kind?: 'primary' | 'danger'
  readonly shape?: 'wide'
  /** The word of the way back. */
  readonly back?: 'action.cancel' | 'action.back'
  /** Other buttons, before these two. */
  readonly before?: ReactNode
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Its fields are a form: Enter in one of them sends it too. */
  readonly isForm?: boolean
  readonly onClose: () => void
  readonly onSend: () => void
  readonly children: ReactNode
}

/** Asks before something is done: what it means or what it needs, and back or on. */
export function ActionModal(props: ActionModalProps) {
  const { title, action, kind = 'primary', shape, back = 'action.cancel', before, busy = false, disabled } = props
  const { isForm = false, onClose, onSend, children } = props
  const text = useText()
  const form = useId()
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      {...(shape && { shape })}
      footer={
        <>
          {before}
          <Button onClick={onClose}>{text(back)}</Button>
          <Button {...{ kind, busy, disabled }} {...(isForm ? { type: 'submit' as const, form } : { onClick: onSend })}>
            {action}
          </Button>
        </>
      }
    >
      {isForm ? (
        <Stack
          as="form"
          gap={4}
          id={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // A form of the page that the window opened from is not sent with it.
            event.stopPropagation()
            onSend()
          }}
        >
          {children}
        </Stack>
      ) : (
        children
      )}
    </Modal>
  )
}

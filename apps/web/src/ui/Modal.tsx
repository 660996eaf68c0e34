import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { focusScreen, isFocusLost } from '../lib/screen-focus.ts'
import { useText } from '../lib/text.ts'
import { IconButton } from './IconButton.tsx'
import { Row } from './Layout.tsx'
import classes from './Modal.module.css'

interface ModalProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Actions at the bottom; on a phone they stay in view. */
  readonly footer?: ReactNode
  /** A sheet comes from the side, on a phone from below; `top` hangs under the bar, for what grows while typing. */
  readonly shape?: 'dialog' | 'sheet' | 'wide' | 'top'
  /** False for what must be answered: then there is no cross and Escape does nothing. */
  readonly closable?: boolean
}

/**
 * The browser's own dialog: the page behind it is out of reach for mouse, keyboard and screen reader. Closed, it gives
 * the focus back to what opened it, or to the heading of the screen when that is gone.
 */
export function Modal({ open, ...parts }: ModalProps) {
  return open && <OpenModal {...parts} />
}

type OpenModalProps = Omit<ModalProps, 'open'>

function OpenModal({ onClose, title, children, footer, shape = 'dialog', closable = true }: OpenModalProps) {
  const text = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Who marks text and lets go beside the dialog clicked on neither, though the browser says it was the dialog.
  const isPressedBeside = useRef(false)

  // Before the dialog leaves the page: one that has left it cannot give the focus back any more.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
    return () => {
      element?.close()
      if (isFocusLost()) focusScreen()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself, as the cancel event
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-shape={shape}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (closable) onClose()
      }}
      onPointerDown={(event) => {
        isPressedBeside.current = event.target === dialog.current
      }}
      onClick={(event) => {
        if (closable && isPressedBeside.current && event.target === dialog.current) onClose()
      }}
    >
      <div className={classes.box}>
        <Row as="header" align="center" justify="between" className={classes.head}>
          <h2 id={titleId}>{title}</h2>
          {closable && <IconButton label={text('action.close')} icon={<IconX />} onClick={onClose} />}
        </Row>
        <div className={classes.body}>{children}</div>
        {footer && (
          <Row as="footer" gap={3} justify="end" wrap className={classes.foot}>
            {footer}
          </Row>
        )}
      </div>
    </dialog>
  )
}

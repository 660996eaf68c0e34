import { IconArrowBackUp } from '@tabler/icons-react'
import { useText } from '../lib/text.ts'
import { Button } from './Button.tsx'
import { Row } from './Layout.tsx'
import classes from './UndoBar.module.css'
import { useUndoTime } from './use-undo-time.ts'

interface UndoBarProps {
  /** What was done: "3 regels verwijderd". */
  readonly message: string
  readonly onUndo: () => void
  /** Called when the time is over or the person closed it. */
  readonly onGone: () => void
}

/** Ten seconds to take something back; the time stands still while the pointer or the focus is on it. */
export function UndoBar({ message, onUndo, onGone }: UndoBarProps) {
  const text = useText()
  const holding = useUndoTime(onGone)
  return (
    <Row gap={3} align="center" className={classes.bar} role="status" {...holding}>
      <span>{message}</span>
      <Button kind="quiet" icon={<IconArrowBackUp />} className={classes.undo ?? ''} onClick={onUndo}>
        {text('action.undo')}
      </Button>
    </Row>
  )
}

import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useText } from '../lib/text.ts'
import { Button } from './Button.tsx'
import classes from './UndoBar.module.css'

const undoMs = 10_000

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
  const [held, setHeld] = useState(false)
  const leftMs = useRef(undoMs)
  const go = useEffectEvent(onGone)

  useEffect(() => {
    if (held) return
    const startedAt = performance.now()
    const timer = setTimeout(() => go(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [held])

  return (
    <div
      className={classes.bar}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{message}</span>
      <Button kind="quiet" icon={<IconArrowBackUp />} className={classes.undo ?? ''} onClick={onUndo}>
        {text('action.undo')}
      </Button>
    </div>
  )
}

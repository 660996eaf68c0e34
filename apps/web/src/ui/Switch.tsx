import type { ReactNode } from 'react'
import { useId } from 'react'
import { useText } from '../lib/text.ts'
import { Row } from './Layout.tsx'
import classes from './Switch.module.css'

interface SwitchProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  readonly id?: string
  /** Id of the words that say what is wrong. */
  readonly describedBy?: string | undefined
}

/** On or off, at once readable as such: its state stands in words beside it. */
export function Switch({ label, checked, onChange, disabled = false, id, describedBy }: SwitchProps) {
  const text = useText()
  const ownId = useId()
  const labelId = `${id ?? ownId}-label`
  return (
    <Row gap={4} align="center" justify="between" className={classes.switch}>
      <label id={labelId} className={classes.label} htmlFor={id ?? ownId}>
        {label}
      </label>
      <button
        type="button"
        role="switch"
        id={id ?? ownId}
        className={classes.track}
        aria-checked={checked}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      >
        <span className={classes.knob} aria-hidden />
        <span aria-hidden>{text(checked ? 'switch.on' : 'switch.off')}</span>
      </button>
    </Row>
  )
}

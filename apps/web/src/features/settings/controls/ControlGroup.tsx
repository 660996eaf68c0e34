import type { ReactNode } from 'react'
import { Stack } from '../../../ui/Layout.tsx'
import classes from '../Controls.module.css'
import { ControlError } from './ControlError.tsx'
import type { ControlProps } from './control-props.ts'

interface ControlGroupProps extends Pick<ControlProps, 'item' | 'label' | 'error'> {
  readonly children: ReactNode
}

/** The parts of a control that is no plain field, under its name. */
export function ControlGroup({ item, label, error, children }: ControlGroupProps) {
  const id = `field-${item.name}`
  return (
    <Stack
      as="fieldset"
      gap={2}
      id={id}
      tabIndex={-1}
      className={classes.options}
      aria-describedby={error === null ? undefined : `${id}-error`}
    >
      <legend>{label}</legend>
      {children}
      <ControlError id={id} error={error} />
    </Stack>
  )
}

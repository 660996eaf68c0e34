import { IconAlertCircle } from '@tabler/icons-react'
import classes from '../Controls.module.css'

/** The words beside a control that is no plain field. */
export function ControlError({ id, error }: { readonly id: string; readonly error: string | null }) {
  if (error === null) return null
  return (
    <div id={`${id}-error`} className={classes.error}>
      <IconAlertCircle size={18} aria-hidden />
      {error}
    </div>
  )
}

import type { ReactNode } from 'react'
import classes from './RequestWizard.module.css'

/** Fields that belong together, under the question they answer. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  )
}

import type { ReactNode } from 'react'
import classes from './StatusChip.module.css'

/** Chips side by side, announced when they change. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.row} role="status">
      {children}
    </div>
  )
}

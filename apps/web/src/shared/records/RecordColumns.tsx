import type { ReactNode } from 'react'
import classes from './RecordColumns.module.css'

/** What a record consists of, with its facts beside it on a wide screen and below it on a phone. */
export function RecordColumns({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <div className={classes.columns}>
      <div className={classes.side}>{main}</div>
      <div className={classes.side}>{side}</div>
    </div>
  )
}

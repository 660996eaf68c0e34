import type { ReactNode } from 'react'
import { Stack } from '../../ui/Layout.tsx'
import classes from './RecordColumns.module.css'

/** What a record consists of, with its facts beside it on a wide screen and below it on a phone. */
export function RecordColumns({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <Stack gap={4} align="start" shrinks className={classes.columns}>
      <Stack gap={4} className={classes.side}>
        {main}
      </Stack>
      <Stack gap={4} className={classes.side}>
        {side}
      </Stack>
    </Stack>
  )
}

import type { ReactNode } from 'react'
import { Row } from './Layout.tsx'
import classes from './StatusChip.module.css'

export type ChipKind = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

/** The state of something in one or two words; a dot of the state's colour stands before it. */
export function StatusChip({ kind = 'neutral', children }: { readonly kind?: ChipKind; readonly children: ReactNode }) {
  return (
    <Row as="span" inline align="center" className={classes.chip} data-kind={kind}>
      {children}
    </Row>
  )
}

import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row } from '../../ui/Layout.tsx'
import classes from './StandingBar.module.css'

/** What stands above every screen as long as it lasts, such as that somebody looks along, with the way to end it. */
export function StandingBar({ children, actions }: { readonly children: ReactNode; readonly actions: ReactNode }) {
  return (
    <Row as="section" align="center" wrap className={classes.bar} role="status" data-screen-only>
      <IconEye aria-hidden />
      <div className={classes.words}>{children}</div>
      <Row gap={2} wrap>
        {actions}
      </Row>
    </Row>
  )
}

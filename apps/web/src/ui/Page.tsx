import type { ReactNode } from 'react'
import { useScreenName } from '../lib/screen-name.ts'
import { Row, Stack } from './Layout.tsx'
import classes from './Page.module.css'

export interface PageProps {
  readonly title: string
  /** A line below the title. */
  readonly intro?: ReactNode
  readonly breadcrumbs?: ReactNode
  /** Buttons right of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
  /** Narrow for forms and text. */
  readonly narrow?: boolean
}

/** Title and body of a screen, the same on every screen. */
export function Page({ title, intro, breadcrumbs, actions, children, narrow = false }: PageProps) {
  useScreenName(title)
  return (
    <Stack gap={4} shrinks className={classes.page} data-narrow={narrow || undefined}>
      {breadcrumbs}
      <Row as="header" align="start" justify="between" wrap className={classes.head}>
        <div>
          <h1>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions && (
          <Row gap={2} wrap data-screen-only>
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </Stack>
  )
}

/** A block with a hairline round it. */
export function Panel({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <Stack as="section" gap={4} card={5} className={classes.panel} data-panel>
      {title && <h2>{title}</h2>}
      {children}
    </Stack>
  )
}

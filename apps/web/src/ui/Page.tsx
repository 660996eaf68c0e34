import type { ReactNode } from 'react'
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
  return (
    <div className={classes.page} data-narrow={narrow || undefined}>
      {breadcrumbs}
      <header className={classes.head}>
        <div>
          <h1>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
        </div>
        {actions && (
          <div className={classes.actions} data-screen-only>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  )
}

/** A block with a hairline round it. */
export function Panel({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <section className={classes.panel} data-panel>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import classes from './Auth.module.css'

interface AuthFrameProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** A narrow block in the middle of the page for everything about the own account. */
export function AuthFrame({ title, intro, children }: AuthFrameProps) {
  return (
    <section className={classes.frame}>
      <h1>{title}</h1>
      {intro && <p className={classes.intro}>{intro}</p>}
      {children}
    </section>
  )
}

import type { ReactNode } from 'react'
import { Stack } from '../../ui/Layout.tsx'
import classes from './Auth.module.css'

interface AuthFrameProps {
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** A narrow block in the middle of the page for everything about the own account. */
export function AuthFrame({ title, intro, children }: AuthFrameProps) {
  return (
    <Stack as="section" gap={4} card={6} className={classes.frame}>
      <h1>{title}</h1>
      {intro && <p className="soft">{intro}</p>}
      {children}
    </Stack>
  )
}

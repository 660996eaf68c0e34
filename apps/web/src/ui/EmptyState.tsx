import type { ReactNode } from 'react'
import classes from './EmptyState.module.css'
import { Stack } from './Layout.tsx'

interface EmptyStateProps {
  /** One sentence. */
  readonly title: string
  /** Where it stands in place of a whole screen, its title is that of the screen. */
  readonly isScreen?: boolean
  readonly children?: ReactNode
  /** The one action that helps. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
}

export function EmptyState({ title, isScreen = false, children, action, icon }: EmptyStateProps) {
  const Title = isScreen ? 'h1' : 'p'
  return (
    <Stack gap={3} justify="center" className={classes.state}>
      {icon && <span className={classes.icon}>{icon}</span>}
      <Title className={classes.title}>{title}</Title>
      {children && <div className={classes.text}>{children}</div>}
      {action}
    </Stack>
  )
}

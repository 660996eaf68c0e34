import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ScreenLinkProps {
  /** A path that is composed or comes from a table, such as `/content-page/nieuws`; else use Link, which is checked. */
  readonly to: string
  readonly exact?: boolean
  readonly className?: string | undefined
  readonly label?: string
  readonly children: ReactNode
}

export function ScreenLink({ to, exact = false, className, label, children }: ScreenLinkProps) {
  return (
    // The path is checked against the route table by useScreens before it is offered.
    <Link
      to={to as '/'}
      className={className ?? ''}
      activeOptions={{ exact, includeSearch: false }}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Link>
  )
}

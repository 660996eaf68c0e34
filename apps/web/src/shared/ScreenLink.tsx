import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface ScreenLinkProps {
  /** A path that is composed or comes from a table, such as `/content-page/nieuws`; else use Link, which is checked. */
  readonly to: string
  readonly exact?: boolean
  /** Search params of that screen. */
  readonly search?: Readonly<Record<string, string>>
  readonly className?: string | undefined
  readonly label?: string
  readonly children: ReactNode
}

export function ScreenLink({ to, exact = false, search, className, label, children }: ScreenLinkProps) {
  return (
    // The path is checked against the route table by useScreens before it is offered.
    <Link
      to={to as '/'}
      // The screen's own validator reads them.
      search={(search ?? {}) as never}
      className={className ?? ''}
      activeOptions={{ exact }}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </Link>
  )
}

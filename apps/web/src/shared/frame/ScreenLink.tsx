import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRouteFor } from './screens.ts'

interface ScreenLinkProps {
  /** A path that is composed or comes from a table, such as `/content-page/nieuws`; else use Link, which is checked. */
  readonly to: string
  readonly exact?: boolean
  readonly className?: string | undefined
  readonly label?: string
  readonly search?: Readonly<Record<string, string>>
  readonly onClick?: () => void
  readonly children: ReactNode
}

export function ScreenLink({ to, exact = false, className, label, search, onClick, children }: ScreenLinkProps) {
  const leadTo = useRouteFor()
  return (
    // The path is checked against the route table by useScreens before it is offered.
    <Link
      to={leadTo(to) as '/'}
      className={className ?? ''}
      activeOptions={{ exact, includeSearch: false }}
      {...(label && { 'aria-label': label })}
      // The params of a path that is composed are not known here.
      {...(search && { search: search as never })}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRouteFor } from './screens.ts'

interface ScreenLinkProps {
  /** A path that is composed or comes from a table, such as `/content-page/nieuws`; else use Link, which is checked. */
  readonly to: string
  readonly exact?: boolean
  readonly className?: string | undefined
  readonly label?: string
  /** It is marked although another screen is open. */
  readonly isCurrent?: boolean
  readonly search?: Readonly<Record<string, string | boolean>>
  readonly onClick?: () => void
  readonly children: ReactNode
}

export function ScreenLink(props: ScreenLinkProps) {
  const { to, exact = false, className, label, isCurrent = false, search, onClick, children } = props
  const leadTo = useRouteFor()
  return (
    // The path is checked against the route table by useScreens before it is offered.
    <Link
      to={leadTo(to) as '/'}
      className={className ?? ''}
      activeOptions={{ exact, includeSearch: false }}
      {...(label && { 'aria-label': label })}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      // The params of a path that is composed are not known here.
      {...(search && { search: search as never })}
      {...(onClick && { onClick })}
    >
      {children}
    </Link>
  )
}

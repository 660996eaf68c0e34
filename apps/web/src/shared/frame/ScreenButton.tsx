import type { ReactNode } from 'react'
import type { ButtonKind } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useRouteFor, useScreens } from './screens.ts'

interface ScreenButtonProps {
  readonly to: string
  readonly kind?: ButtonKind
  readonly icon?: ReactNode
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A button to a screen of another feature; nothing where that screen is switched off or not there. */
export function ScreenButton({ to, children, ...looks }: ScreenButtonProps) {
  const screens = useScreens()
  const leadTo = useRouteFor()
  if (!screens(to)) return null
  return (
    // useScreens has checked the path against the route table.
    <ButtonLink to={leadTo(to) as '/'} {...looks}>
      {children}
    </ButtonLink>
  )
}

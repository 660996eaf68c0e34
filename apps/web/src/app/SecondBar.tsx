import { useRouterState } from '@tanstack/react-router'
import type { TextKey } from '../lib/text.ts'
import { useText } from '../lib/text.ts'
import { ScreenLink } from '../shared/frame/ScreenLink.tsx'
import { useScreens } from '../shared/frame/screens.ts'
import { useOrderListCount } from '../shared/listing/use-order-list-count.ts'
import { useRemovalListCount } from '../shared/listing/use-removal-list.ts'
import classes from './Bars.module.css'
import { CountBadge } from './CountBadge.tsx'
import { secondBarEntries } from './menu/navigation.ts'

/** The main menu (R-SCR-SHELL-09 to R-SCR-SHELL-16); what cannot be opened is left out. */
export function SecondBar() {
  const text = useText()
  const canOpen = useScreens()
  const here = useRouterState({ select: ({ location }) => location.pathname.toLowerCase() })
  const orderListCount = useOrderListCount()
  const removalListCount = useRemovalListCount()
  const counted = (to: string): Counted | null => {
    if (to === '/bestellijst') return { count: orderListCount, label: 'nav.orderListCount' }
    return to === '/afvoerlijst' ? { count: removalListCount, label: 'nav.removalListCount' } : null
  }
  return (
    <nav className={classes.second} aria-label={text('nav.main')}>
      <ul>
        {secondBarEntries
          .filter(({ to }) => canOpen(to))
          .map(({ to, label, also }) => (
            <li key={to}>
              <Entry to={to} label={text(label)} counted={counted(to)} isBeside={isBelow(also ?? [], here)} />
            </li>
          ))}
      </ul>
    </nav>
  )
}

function isBelow(paths: readonly string[], here: string): boolean {
  return paths.some((path) => here === path || here.startsWith(`${path}/`))
}

interface Counted {
  readonly count: number
  readonly label: TextKey
}

interface EntryProps {
  readonly to: string
  readonly label: string
  readonly counted: Counted | null
  /** A screen beside it is open for which it stands. */
  readonly isBeside: boolean
}

function Entry({ to, label, counted, isBeside }: EntryProps) {
  const text = useText()
  if (counted === null || counted.count === 0) {
    return (
      <ScreenLink to={to} exact={to === '/'} isCurrent={isBeside}>
        {label}
      </ScreenLink>
    )
  }
  return (
    <ScreenLink to={to} label={text(counted.label, { count: counted.count })}>
      {label}
      <CountBadge count={counted.count} />
    </ScreenLink>
  )
}

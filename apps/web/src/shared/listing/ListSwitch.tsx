import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import { useScreens } from '../frame/screens.ts'
import classes from './ListSwitch.module.css'
import { useOrderListCount } from './use-order-list-count.ts'
import { useRemovalListCount } from './use-removal-list.ts'

interface ListLink {
  readonly to: string
  readonly label: TextKey
  readonly counted: TextKey
  readonly count: number
}

/** From one list to the other on a phone, where one entry of the bar stands for both. */
export function ListSwitch() {
  const text = useText()
  const canOpen = useScreens()
  const narrow = useNarrowScreen()
  const lists: readonly ListLink[] = [
    { to: '/bestellijst', label: 'nav.orderList', counted: 'nav.orderListCount', count: useOrderListCount() },
    { to: '/afvoerlijst', label: 'nav.removalList', counted: 'nav.removalListCount', count: useRemovalListCount() },
  ]
  const open = lists.filter(({ to }) => canOpen(to))
  if (!narrow || open.length < 2) return null
  return (
    <Row as="nav" gap={4} className={classes.lists} aria-label={text('nav.lists')} data-screen-only>
      {open.map(({ to, label, counted, count }) => (
        <ScreenLink key={to} to={to} {...(count > 0 && { label: text(counted, { count }) })}>
          {text(label)}
          {count > 0 && <span>{count}</span>}
        </ScreenLink>
      ))}
    </Row>
  )
}

import { IconClipboardList, IconCrane, IconListCheck, IconListDetails, IconMapPin } from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/ScreenLink.tsx'
import { useScreens } from '../../shared/screens.ts'
import { useOrderListCount } from '../../shared/use-order-list-count.ts'
import classes from './Locations.module.css'

interface Tile {
  readonly to: string
  readonly label: TextKey
  readonly hint: TextKey
  readonly Icon: typeof IconCrane
}

const tiles: readonly Tile[] = [
  { to: '/materieel', label: 'locations.order', hint: 'locations.orderHint', Icon: IconCrane },
  { to: '/bestellijst', label: 'locations.list', hint: 'locations.listHint', Icon: IconListCheck },
  { to: '/bestellijsten', label: 'locations.lists', hint: 'locations.listsHint', Icon: IconListDetails },
  { to: '/aanvragen', label: 'locations.requests', hint: 'locations.requestsHint', Icon: IconClipboardList },
  { to: '/locatie-gegevens', label: 'locations.data', hint: 'locations.dataHint', Icon: IconMapPin },
]

/** A tile for each screen of the location that exists and is switched on (R-SCR-SHELL-25). */
export function LocationTiles() {
  const text = useText()
  const canOpen = useScreens()
  const count = useOrderListCount()
  return (
    <ul className={classes.tiles}>
      {tiles
        .filter(({ to }) => canOpen(to))
        .map(({ to, label, hint, Icon }) => (
          <li key={to}>
            <ScreenLink to={to} className={classes.tile}>
              <Icon size={28} stroke={1.6} aria-hidden />
              <span>
                <strong>{text(label)}</strong>
                <small>{text(hint, { count })}</small>
              </span>
            </ScreenLink>
          </li>
        ))}
    </ul>
  )
}

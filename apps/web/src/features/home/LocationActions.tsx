import {
  IconClipboardList,
  IconCrane,
  IconListCheck,
  IconListDetails,
  IconMapPin,
  IconTruckReturn,
} from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/ScreenLink.tsx'
import { useScreens } from '../../shared/screens.ts'
import classes from './HomePage.module.css'

const actions: readonly { readonly to: string; readonly label: TextKey; readonly Icon: typeof IconCrane }[] = [
  { to: '/materieel', label: 'home.order', Icon: IconCrane },
  { to: '/bestellijst', label: 'nav.orderList', Icon: IconListCheck },
  { to: '/Afvoeren/gegevens', label: 'home.remove', Icon: IconTruckReturn },
  { to: '/afvoerlijst', label: 'nav.removalList', Icon: IconListDetails },
  { to: '/aanvragen', label: 'nav.requests', Icon: IconClipboardList },
  { to: '/locatie', label: 'page./locatie', Icon: IconMapPin },
]

/** What one does at a location, in one tap. */
export function LocationActions() {
  const text = useText()
  const canOpen = useScreens()
  return (
    <ul className={classes.actions}>
      {actions
        .filter(({ to }) => canOpen(to))
        .map(({ to, label, Icon }) => (
          <li key={to}>
            <ScreenLink to={to} className={classes.action}>
              <Icon size={24} stroke={1.75} aria-hidden />
              {text(label)}
            </ScreenLink>
          </li>
        ))}
    </ul>
  )
}

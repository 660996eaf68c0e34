import { isBlocked } from '@portal/domain/locations/location-orderable.ts'
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
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import type { Location } from '../../shared/location/location-store.ts'
import { useMay } from '../../shared/location/use-may.ts'
import classes from './HomePage.module.css'

const actions: readonly { readonly to: string; readonly label: TextKey; readonly Icon: typeof IconCrane }[] = [
  { to: '/materieel', label: 'home.order', Icon: IconCrane },
  { to: '/bestellijst', label: 'nav.orderList', Icon: IconListCheck },
  { to: '/Afvoeren/gegevens', label: 'home.remove', Icon: IconTruckReturn },
  { to: '/afvoerlijst', label: 'nav.removalList', Icon: IconListDetails },
  { to: '/aanvragen', label: 'nav.requests', Icon: IconClipboardList },
  { to: '/locatie', label: 'page./locatie', Icon: IconMapPin },
]

/** What one does at a location, in one tap; nothing that the place or the role refuses (R-RULE-07, R-ROLE-30). */
export function LocationActions({ location }: { readonly location: Location }) {
  const text = useText()
  const canOpen = useScreens()
  const mayOrder = useMay('request.submit') && location.bestelbaar
  const mayRemove = useMay('removalList.edit') && !isBlocked(location)
  const labelOf = (to: string, label: TextKey): TextKey => (to === '/materieel' && !mayOrder ? 'nav.catalogue' : label)
  return (
    <ul className={classes.actions}>
      {actions
        .filter(({ to }) => canOpen(to) && (to !== '/Afvoeren/gegevens' || mayRemove))
        .map(({ to, label, Icon }) => (
          <li key={to}>
            <ScreenLink to={to} className={classes.action}>
              <Icon size={24} stroke={1.75} aria-hidden />
              {text(labelOf(to, label))}
            </ScreenLink>
          </li>
        ))}
    </ul>
  )
}

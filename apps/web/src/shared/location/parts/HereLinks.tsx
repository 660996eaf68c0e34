import { IconListDetails, IconMapPin } from '@tabler/icons-react'
import type { TextKey } from '../../../lib/text.ts'
import { useText } from '../../../lib/text.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Stack } from '../../../ui/Layout.tsx'
import { useNarrowScreen } from '../../../ui/use-narrow-screen.ts'
import { useScreens } from '../../frame/screens.ts'
import { useLocation } from '../location-store.ts'
import classes from './LocationChoice.module.css'

const links: readonly { readonly to: string; readonly label: TextKey; readonly Icon: typeof IconMapPin }[] = [
  { to: '/locatie', label: 'location.toHub', Icon: IconMapPin },
  { to: '/afvoerlijst', label: 'nav.removalList', Icon: IconListDetails },
]

/** The screens of the chosen location, on a phone: the main menu that leads to them has no room there. */
export function HereLinks({ onOpen }: { readonly onOpen: () => void }) {
  const text = useText()
  const canOpen = useScreens()
  const location = useLocation()
  const narrow = useNarrowScreen()
  const open = links.filter(({ to }) => canOpen(to))
  if (!narrow || location === null || open.length === 0) return null
  return (
    <Stack
      as="nav"
      gap={2}
      className={classes.here}
      aria-label={text('shell.locationCurrent', { name: location.omschrijving })}
    >
      <strong>{location.omschrijving}</strong>
      {open.map(({ to, label, Icon }) => (
        // useScreens has checked the path against the route table.
        <ButtonLink key={to} to={to as '/'} icon={<Icon aria-hidden />} onClick={onOpen}>
          {text(label)}
        </ButtonLink>
      ))}
    </Stack>
  )
}

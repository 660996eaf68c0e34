import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { Stack } from '../../ui/Layout.tsx'
import classes from './HomePage.module.css'

const screens: readonly { readonly to: string; readonly label: TextKey }[] = [
  { to: '/settings/overzicht', label: 'home.administration' },
  { to: '/gebruikers', label: 'page./gebruikers' },
  { to: '/settings/registraties', label: 'page./settings/registraties' },
  { to: '/settings/outbox', label: 'page./settings/outbox' },
  { to: '/settings', label: 'page./settings' },
]

/** The daily work of an administrator, who comes for no location; nothing for anybody else. */
export function AdministrationWork() {
  const text = useText()
  const canOpen = useScreens()
  const open = screens.filter(({ to }) => canOpen(to))
  if (open.length === 0) return null
  return (
    <Stack as="section" gap={3} className={classes.places}>
      <h2>{text('nav.administration')}</h2>
      <ul>
        {open.map(({ to, label }) => (
          <li key={to}>
            <ScreenLink to={to}>{text(label)}</ScreenLink>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

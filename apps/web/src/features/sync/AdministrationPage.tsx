import {
  IconAdjustments,
  IconCategory,
  IconHistory,
  IconLogin2,
  IconMail,
  IconPlugConnected,
  IconSend,
  IconShieldLock,
  IconStack2,
  IconUserOff,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { SettingsFrame } from '../../shared/administration/SettingsFrame.tsx'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { useScreens } from '../../shared/frame/screens.ts'
import { Stack } from '../../ui/Layout.tsx'
import { ExchangePanel } from './ExchangePanel.tsx'
import { PortalStanding } from './PortalStanding.tsx'
import classes from './Sync.module.css'
import { SyncActions } from './SyncActions.tsx'

interface Tile {
  readonly to: string
  readonly label: TextKey
  readonly hint: TextKey
  readonly Icon: typeof IconSend
}

const tiles: readonly Tile[] = [
  { to: '/settings', label: 'page./settings', hint: 'settings.hint', Icon: IconAdjustments },
  { to: '/settings/categories', label: 'page./settings/categories', hint: 'categories.hint', Icon: IconCategory },
  {
    to: '/settings/cron-dashboard',
    label: 'page./settings/cron-dashboard',
    hint: 'tasks.hint',
    Icon: IconStack2,
  },
  { to: '/settings/outbox', label: 'page./settings/outbox', hint: 'outbox.hint', Icon: IconSend },
  { to: '/settings/mails', label: 'page./settings/mails', hint: 'mails.hint', Icon: IconMail },
  { to: '/gebruikers', label: 'page./gebruikers', hint: 'users.hint', Icon: IconUsers },
  {
    to: '/settings/registraties',
    label: 'page./settings/registraties',
    hint: 'registrations.hint',
    Icon: IconUserPlus,
  },
  {
    to: '/settings/accounts',
    label: 'page./settings/accounts',
    hint: 'auth.waitingHint',
    Icon: IconUserOff,
  },
  { to: '/settings/audit', label: 'page./settings/audit', hint: 'audit.hint', Icon: IconHistory },
  { to: '/settings/logins', label: 'page./settings/logins', hint: 'logins.hint', Icon: IconLogin2 },
  {
    to: '/settings/tweede-stap',
    label: 'page./settings/tweede-stap',
    hint: 'security.rulesHint',
    Icon: IconShieldLock,
  },
  {
    to: '/settings/api-info/ws-testen',
    label: 'page./settings/api-info/ws-testen',
    hint: 'serviceCheck.hint',
    Icon: IconPlugConnected,
  },
]

/** The start of the administration: what is wrong, where to go, how the exchange is, and what can be synchronised (R-SCR-ADMIN-04). */
export function AdministrationPage() {
  const text = useText()
  const canOpen = useScreens()
  return (
    <SettingsFrame title={text('nav.administration')} intro={text('sync.overviewIntro')} below={false}>
      <PortalStanding />
      <Stack as="ul" gap={3} className={classes.tiles}>
        {tiles
          .filter(({ to }) => canOpen(to))
          .map(({ to, label, hint, Icon }) => (
            <li key={to}>
              <ScreenLink to={to}>
                <Icon size={28} stroke={1.6} aria-hidden />
                <span>
                  <strong>{text(label)}</strong>
                  <small>{text(hint)}</small>
                </span>
              </ScreenLink>
            </li>
          ))}
      </Stack>
      <ExchangePanel />
      <SyncActions />
    </SettingsFrame>
  )
}

import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { Page } from '../../ui/Page.tsx'
import { ScreenLink } from '../frame/ScreenLink.tsx'
import { useScreens } from '../frame/screens.ts'
import classes from './SettingsFrame.module.css'

interface Section {
  readonly to: string
  readonly label: TextKey
}

const sections: readonly Section[] = [
  { to: '/settings/overzicht', label: 'sync.overview' },
  { to: '/settings', label: 'page./settings' },
  { to: '/settings/geschiedenis', label: 'settings.history' },
  { to: '/settings/cron-dashboard', label: 'page./settings/cron-dashboard' },
  { to: '/settings/outbox', label: 'page./settings/outbox' },
  { to: '/settings/mails', label: 'page./settings/mails' },
  { to: '/gebruikers', label: 'page./gebruikers' },
  { to: '/settings/registraties', label: 'page./settings/registraties' },
  { to: '/settings/accounts', label: 'page./settings/accounts' },
  { to: '/settings/audit', label: 'page./settings/audit' },
  { to: '/settings/rondes', label: 'page./settings/rondes' },
  { to: '/settings/logins', label: 'page./settings/logins' },
  { to: '/settings/tweede-stap', label: 'page./settings/tweede-stap' },
  { to: '/settings/api-info/ws-testen', label: 'page./settings/api-info/ws-testen' },
  { to: '/settings/categories', label: 'page./settings/categories' },
  { to: '/settings/content-paginas-beheer', label: 'page./settings/content-paginas-beheer' },
  { to: '/pagina-gebruik', label: 'page./pagina-gebruik' },
]

interface SettingsFrameProps {
  readonly title: string
  readonly intro?: ReactNode
  readonly actions?: ReactNode
  /** False for the overview itself. */
  readonly below?: boolean
  readonly children: ReactNode
}

/** On a phone the sections are one row that scrolls: the one that is open stands in view. */
function showCurrent(list: HTMLUListElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!list || !current) return
  list.scrollLeft = current.offsetLeft - list.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
}

/** What is around every screen of the administration: its sections, of which only those that can be opened show. */
export function SettingsFrame({ title, intro, actions, below = true, children }: SettingsFrameProps) {
  const text = useText()
  const canOpen = useScreens()
  const crumbs = [
    <Link key="settings" to="/settings/overzicht">
      {text('nav.administration')}
    </Link>,
    title,
  ]
  return (
    <Stack gap={4} align="start" shrinks className={classes.frame}>
      <nav className={classes.sections} aria-label={text('sync.menu')}>
        {/* The router carries the place of a list over to the same list of the next screen; each is one by itself. */}
        <ul ref={showCurrent} data-scroll-restoration-id={`sections ${title}`}>
          {sections
            .filter(({ to }) => canOpen(to))
            .map(({ to, label }) => (
              <li key={to}>
                <ScreenLink to={to} exact>
                  {text(label)}
                </ScreenLink>
              </li>
            ))}
        </ul>
      </nav>
      <Page
        title={title}
        intro={intro}
        actions={actions}
        breadcrumbs={below ? <Breadcrumbs>{crumbs}</Breadcrumbs> : undefined}
      >
        {children}
      </Page>
    </Stack>
  )
}

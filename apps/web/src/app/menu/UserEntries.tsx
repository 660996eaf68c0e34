import {
  IconKey,
  IconKeyboard,
  IconLock,
  IconLogin2,
  IconLogout,
  IconPhone,
  IconRefresh,
  IconSettings,
} from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { phoneAddress } from '../../lib/phone-address.ts'
import type { Density, Theme } from '../../lib/preferences.ts'
import { densities, setPreference, themes, usePreferences } from '../../lib/preferences.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { logOut } from '../../shared/frame/log-out.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { MenuAnchor, MenuHeading, MenuItem, MenuLine, MenuLink } from '../../ui/MenuItem.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { sheetOpenStore } from '../shortcuts/sheet-open.ts'
import { refreshAndTell } from './account-actions.ts'
import { LanguageEntries } from './LanguagePicker.tsx'
import classes from './UserMenu.module.css'

/** Only who decides somewhere has it; whether that is so is asked when the menu opens, which goes on without a connection. */
const ApprovalsEntry = lazy(() =>
  import('../../features/approvals/ApprovalsEntry.tsx').then(
    ({ ApprovalsEntry: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
)

const themeLabels: Readonly<Record<Theme, TextKey>> = {
  system: 'theme.system',
  light: 'theme.light',
  dark: 'theme.dark',
  contrast: 'theme.highContrast',
}

const densityLabels: Readonly<Record<Density, TextKey>> = {
  comfortable: 'density.comfortable',
  compact: 'density.compact',
}

/** What the menu of a person has in it, fetched when it is opened. */
export function UserEntries({ close }: { readonly close: () => void }) {
  const text = useText()
  const session = useSession()
  const name = session.claims?.name ?? session.claims?.userName ?? ''
  return (
    <>
      {session.authenticated && <MenuHeading>{text('user.signedInAs', { name })}</MenuHeading>}
      {session.authenticated ? <AccountEntries close={close} /> : <LoginEntry close={close} />}
      <Call />
      <ShortcutsEntry close={close} />
      <MenuLine />
      <Languages close={close} />
      <Looks />
    </>
  )
}

function LoginEntry({ close }: { readonly close: () => void }) {
  const text = useText()
  return (
    <MenuLink to="/inlog-methode" icon={<IconLogin2 />} onClick={close}>
      {text('user.login')}
    </MenuLink>
  )
}

function AccountEntries({ close }: { readonly close: () => void }): ReactNode {
  const text = useText()
  const { claims } = useSession()
  const canOpen = useScreens()
  const then = (work: () => Promise<void>) => () => {
    close()
    void work()
  }
  return (
    <>
      {claims?.loginType === 'Identity' && (
        <MenuLink to="/wachtwoord-wijzigen" icon={<IconKey />} onClick={close}>
          {text('user.changePassword')}
        </MenuLink>
      )}
      <MenuLink to="/beveiliging" icon={<IconLock />} onClick={close}>
        {text('page./beveiliging')}
      </MenuLink>
      <MenuItem icon={<IconRefresh />} onChoose={then(refreshAndTell)}>
        {text('user.refreshLocations')}
      </MenuItem>
      {canOpen('/goed-te-keuren-aanvragen') && (
        <Suspense>
          <ApprovalsEntry close={close} />
        </Suspense>
      )}
      {canOpen('/settings/overzicht') && (
        <MenuLink to="/settings/overzicht" icon={<IconSettings />} onClick={close}>
          {text('user.administration')}
        </MenuLink>
      )}
      <MenuItem icon={<IconLogout />} onChoose={then(logOut)}>
        {text('user.logout')}
      </MenuItem>
    </>
  )
}

/** The one number that helps, wherever somebody is stuck. */
function Call() {
  const text = useText()
  const phone = useSettings().string('Contact_Telefoon')
  if (phone === '') return null
  return (
    <MenuAnchor href={phoneAddress(phone)} icon={<IconPhone />}>
      {text('user.call')}
    </MenuAnchor>
  )
}

/** A phone has no keys. */
function ShortcutsEntry({ close }: { readonly close: () => void }) {
  const text = useText()
  if (useNarrowScreen()) return null
  const open = () => {
    close()
    sheetOpenStore.set(true)
  }
  return (
    <MenuItem icon={<IconKeyboard />} onChoose={open}>
      {text('user.shortcuts')}
    </MenuItem>
  )
}

/** On a phone the top bar has no room for the language picker. */
function Languages({ close }: { readonly close: () => void }) {
  const text = useText()
  if (!useNarrowScreen()) return null
  return (
    <>
      <MenuHeading>{text('language.label')}</MenuHeading>
      <div className={classes.pairs}>
        <LanguageEntries close={close} />
      </div>
    </>
  )
}

function Looks() {
  const text = useText()
  const { theme, density } = usePreferences()
  return (
    <>
      <MenuHeading>{text('theme.label')}</MenuHeading>
      <div className={classes.pairs}>
        {themes.map((one) => (
          <MenuItem key={one} chosen={one === theme} onChoose={() => setPreference('theme', one)}>
            {text(themeLabels[one])}
          </MenuItem>
        ))}
      </div>
      <MenuHeading>{text('density.label')}</MenuHeading>
      <div className={classes.pairs}>
        {densities.map((one) => (
          <MenuItem key={one} chosen={one === density} onChoose={() => setPreference('density', one)}>
            {text(densityLabels[one])}
          </MenuItem>
        ))}
      </div>
    </>
  )
}

import { portalTitle } from '@portal/domain/constants.ts'
import { Link, useRouterState } from '@tanstack/react-router'
import { useSession } from '../lib/session.ts'
import { useText } from '../lib/text.ts'
import { useSettingFile } from '../lib/use-setting-file.ts'
import { LocationPicker } from '../shared/location/LocationPicker.tsx'
import { Row } from '../ui/Layout.tsx'
import { Mark } from '../ui/Mark.tsx'
import { LanguagePicker } from './menu/LanguagePicker.tsx'
import { NotificationsBell } from './menu/NotificationsBell.tsx'
import { SunButton } from './menu/SunButton.tsx'
import { UserMenu } from './menu/UserMenu.tsx'
import { SearchBox } from './search/SearchBox.tsx'
import classes from './TopBar.module.css'

/** Where the screen itself is about logging in. */
const loginPaths: ReadonlySet<string> = new Set(['/inlog-methode', '/inloggen'])

export function TopBar() {
  const text = useText()
  const { authenticated } = useSession()
  const isLogin = useRouterState({ select: ({ location }) => loginPaths.has(location.pathname.toLowerCase()) })
  const logo = useSettingFile('Standaard_Logo')
  return (
    <header className={classes.top}>
      <Row gap={4} align="center" className={classes.topInner}>
        <Link to="/" className={classes.brand ?? ''} aria-label={portalTitle}>
          {logo === null ? <Mark /> : <img src={logo} alt="" />}
          <span>{portalTitle}</span>
        </Link>
        <div className={classes.place}>
          <LocationPicker />
        </div>
        <div className={classes.searchPlace}>
          <SearchBox />
        </div>
        <Row align="center" className={classes.tools}>
          {!authenticated && !isLogin && (
            <Link to="/inlog-methode" className={classes.login ?? ''}>
              {text('user.login')}
            </Link>
          )}
          {authenticated && <SunButton />}
          <NotificationsBell />
          <span className={classes.language}>
            <LanguagePicker />
          </span>
          <UserMenu />
        </Row>
      </Row>
    </header>
  )
}

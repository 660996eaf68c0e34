import { portalTitle } from '@portal/domain/constants.ts'
import { Link } from '@tanstack/react-router'
import { baseAddress } from '../lib/base-address.ts'
import { useSession } from '../lib/session.ts'
import { useSettings } from '../lib/settings.ts'
import { useText } from '../lib/text.ts'
import { LanguagePicker } from '../shared/LanguagePicker.tsx'
import { LocationPicker } from '../shared/LocationPicker.tsx'
import { NotificationsBell } from '../shared/NotificationsBell.tsx'
import { SearchBox } from '../shared/SearchBox.tsx'
import { UserMenu } from '../shared/UserMenu.tsx'
import { Mark } from '../ui/Mark.tsx'
import classes from './TopBar.module.css'

export function TopBar() {
  const text = useText()
  const { authenticated } = useSession()
  const logo = useSettings().file('Standaard_Logo')
  return (
    <header className={classes.top}>
      <div className={classes.topInner}>
        <Link to="/" className={classes.brand ?? ''} aria-label={portalTitle}>
          {logo === null ? <Mark /> : <img src={`${baseAddress()}/bestanden/${logo}`} alt="" />}
          <span>{portalTitle}</span>
        </Link>
        <div className={classes.place}>
          <LocationPicker />
        </div>
        <div className={classes.searchPlace}>
          <SearchBox />
        </div>
        <div className={classes.tools}>
          {!authenticated && (
            <Link to="/inlog-methode" className={classes.login ?? ''}>
              {text('user.login')}
            </Link>
          )}
          <NotificationsBell />
          <span className={classes.language}>
            <LanguagePicker />
          </span>
          <UserMenu />
        </div>
      </div>
    </header>
  )
}

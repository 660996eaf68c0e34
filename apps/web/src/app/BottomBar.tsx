import { IconBuildingWarehouse, IconHome, IconListCheck, IconScan, IconSearch } from '@tabler/icons-react'
import { useText } from '../lib/text.ts'
import { openSearch } from '../shared/frame/open-search.ts'
import { ScreenLink } from '../shared/frame/ScreenLink.tsx'
import { useScreens } from '../shared/frame/screens.ts'
import { useOrderListCount } from '../shared/listing/use-order-list-count.ts'
import { useRemovalListCount } from '../shared/listing/use-removal-list.ts'
import { LocationPicker } from '../shared/location/LocationPicker.tsx'
import { useLocation } from '../shared/location/location-store.ts'
import classes from './Bars.module.css'
import { CountBadge } from './CountBadge.tsx'

/** The five things a thumb needs on a phone. */
export function BottomBar() {
  const text = useText()
  const canOpen = useScreens()
  const location = useLocation()
  const ordered = useOrderListCount()
  const returned = useRemovalListCount()
  const count = ordered + returned
  // One entry for two lists leads to the one with something on it.
  const list = canOpen('/afvoerlijst') && ordered === 0 && returned > 0 ? '/afvoerlijst' : '/bestellijst'
  return (
    <nav className={classes.bottom} aria-label={text('nav.bottom')}>
      <ScreenLink to="/" exact className={classes.bottomEntry}>
        <IconHome size={24} aria-hidden />
        {text('nav.home')}
      </ScreenLink>
      <button type="button" className={classes.bottomEntry} onClick={openSearch}>
        <IconSearch size={24} aria-hidden />
        {text('nav.search')}
      </button>
      {canOpen('/materieelvoorraad/scannen') && (
        <ScreenLink to="/materieelvoorraad/scannen" className={classes.bottomEntry}>
          <IconScan size={24} aria-hidden />
          {text('nav.scan')}
        </ScreenLink>
      )}
      {canOpen(list) && (
        <ScreenLink to={list} className={classes.bottomEntry}>
          <IconListCheck size={24} aria-hidden />
          {text('nav.lists')}
          {count > 0 && <CountBadge count={count} />}
        </ScreenLink>
      )}
      {/* The top bar says where one is and changes it. */}
      {location !== null && canOpen('/materieelvoorraad') ? (
        <ScreenLink to="/materieelvoorraad" exact className={classes.bottomEntry}>
          <IconBuildingWarehouse size={24} aria-hidden />
          {text('page./materieelvoorraad')}
        </ScreenLink>
      ) : (
        <LocationPicker shape="bottom" />
      )}
    </nav>
  )
}

import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ExtraInfo } from '../../shared/content/ExtraInfo.tsx'
import { openSearch } from '../../shared/frame/open-search.ts'
import { LocationNotice } from '../../shared/location/LocationNotice.tsx'
import { LocationPicker } from '../../shared/location/LocationPicker.tsx'
import { useLocation } from '../../shared/location/location-store.ts'
import { Categories } from './Categories.tsx'
import classes from './HomePage.module.css'
import { HomePicture } from './HomePicture.tsx'
import { HomeSearch } from './HomeSearch.tsx'
import { LocationActions } from './LocationActions.tsx'
import { Standing } from './Standing.tsx'

/** The start: where you are, what you look for, and what waits for you. */
export function HomePage() {
  const text = useText()
  const { authenticated } = useSession()
  const location = useLocation()
  return (
    <div className={classes.home}>
      <section className={classes.hero}>
        <HomePicture />
        <h1>{location === null ? text('home.title') : text('home.titleAt', { name: location.omschrijving })}</h1>
        <HomeSearch onOpen={openSearch} />
        {authenticated && location === null && (
          <div className={classes.choose}>
            <p>{text('home.chooseLocation')}</p>
            <LocationPicker shape="button" />
          </div>
        )}
        {location !== null && <LocationNotice location={location} />}
        {location !== null && <LocationActions location={location} />}
      </section>
      <ExtraInfo place="home" />
      {location === null ? (
        <Categories />
      ) : (
        <Standing location={location}>
          <Categories />
        </Standing>
      )}
    </div>
  )
}

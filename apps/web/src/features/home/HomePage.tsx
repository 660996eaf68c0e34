import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { ExtraInfo } from '../../shared/content/ExtraInfo.tsx'
import { openSearch } from '../../shared/frame/open-search.ts'
import { Stack } from '../../ui/Layout.tsx'
import { AdministrationWork } from './AdministrationWork.tsx'
import { Categories } from './Categories.tsx'
import { ChoosePlace } from './ChoosePlace.tsx'
import classes from './HomePage.module.css'
import { HomePicture } from './HomePicture.tsx'
import { HomeSearch } from './HomeSearch.tsx'

/** The start without a location: what you look for, and where you can choose one. */
export function HomePage() {
  const text = useText()
  const { authenticated } = useSession()
  return (
    <Stack gap={7} shrinks>
      <Stack as="section" gap={4} justify="start" shrinks className={classes.hero}>
        <HomePicture />
        <h1>{text('home.title')}</h1>
        <HomeSearch onOpen={openSearch} />
        <AdministrationWork />
        {authenticated && <ChoosePlace />}
      </Stack>
      <Categories />
      {/* Last, because it comes when it comes: nothing is below it that could move. */}
      <ExtraInfo place="home" />
    </Stack>
  )
}

import type { Today } from '@portal/contract/agenda.ts'
import { useFormat } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'
import { ExtraInfo } from '../../shared/content/ExtraInfo.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { ProjectSwitch } from '../../shared/location/ProjectSwitch.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { useDrawnWhole } from '../../ui/use-drawn-whole.ts'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import { ExportsMenu } from './ExportsMenu.tsx'
import { LocationNotice } from './LocationNotice.tsx'
import { LocationTiles } from './LocationTiles.tsx'
import { OrderLast } from './OrderLast.tsx'
import { SiteActions } from './SiteActions.tsx'
import { SiteFigures } from './SiteFigures.tsx'
import classes from './SitePage.module.css'
import { SiteSkeleton } from './SiteSkeleton.tsx'
import { StandingStill } from './StandingStill.tsx'
import { useToday } from './use-today.ts'
import { WaitingList } from './WaitingList.tsx'
import { WeekPlan } from './WeekPlan.tsx'

interface SitePageProps {
  readonly location: Location
  /** Which place of the company's own words it has: it is the start and the page of the location. */
  readonly place: 'home' | 'location'
}

/** About how high the page of a phone is below the week. */
const belowPx = 2200

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** One page for the site: what happens, what waits, five figures, what one does, and then everything else. */
export function SitePage({ location, place }: SitePageProps) {
  const text = useText()
  const format = useFormat()
  const query = useToday(location)
  const isNarrow = useNarrowScreen()
  // A phone shows the week first: all that is below takes a slow one as long again.
  const isWhole = useDrawnWhole() || !isNarrow
  // Who decides about lists of others has that to do first; a wide screen shows both beside each other.
  const decidesFirst = isNarrow && query.data?.wacht.some(({ soort }) => soort === 'goedkeuren') === true
  const { nummer, omschrijving, adres, postcode, plaats } = location
  const town = [postcode, plaats].filter(Boolean).join(' ')
  const address = [adres, town].filter(Boolean).join(', ')
  return (
    <Stack gap={5} shrinks className={classes.page}>
      <Row as="header" gap={4} align="center" justify="between" wrap className={classes.head}>
        <div>
          <h1>{capital(format.weekday(query.data?.dag ?? todayNow()))}</h1>
          <p className={classes.summary}>{query.data === undefined ? ' ' : daySummary(query.data, text)}</p>
        </div>
        <SiteActions location={location} />
      </Row>
      <LocationNotice location={location} />
      <StateView query={query} skeleton={<SiteSkeleton />}>
        {(today) => (
          <>
            <Stack gap={5} align="start" shrinks className={classes.halves}>
              {decidesFirst && <WaitingList things={today.wacht} locationNo={nummer} />}
              <WeekPlan today={today} />
              {isWhole && !decidesFirst && <WaitingList things={today.wacht} locationNo={nummer} />}
            </Stack>
            {isWhole && <SiteFigures figures={today.cijfers} />}
            {isWhole && <StandingStill still={today.stil} />}
          </>
        )}
      </StateView>
      {/* Below the day, as soon as it is known how high that is. */}
      {!isWhole && <div aria-hidden style={{ height: belowPx }} />}
      {isWhole && !query.isLoading && (
        <>
          <Panel title={text('agenda.rest')}>
            <Row as="p" wrap className={classes.place}>
              <strong>{omschrijving}</strong> <span>{[nummer, address].filter(Boolean).join(' · ')}</span>
            </Row>
            <Row gap={2} wrap className={classes.deeds}>
              <OrderLast location={location} />
              <ExportsMenu />
            </Row>
            <ProjectSwitch />
            <LocationTiles />
          </Panel>
          <ExtraInfo place={place} />
        </>
      )}
    </Stack>
  )
}

/** The day in one line: how often something comes and goes, and how much waits. */
function daySummary({ dag, regels, wacht }: Today, text: Text): string {
  const moving = regels.filter((entry) => entry.dag === dag && entry.richting !== null)
  const comes = moving.filter(({ richting }) => richting === 'naar').length
  const goes = moving.length - comes
  return [
    comes === 0 ? text('agenda.comesNone') : text('agenda.comes', { count: comes }),
    ...(goes === 0 ? [] : [text('agenda.goes', { count: goes })]),
    wacht.length === 0 ? text('agenda.waitsNone') : text('agenda.waits', { count: wacht.length }),
  ].join(' · ')
}

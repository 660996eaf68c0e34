import { agenda } from '@portal/contract/agenda.ts'
import { addDays, type CalendarDate, dayOfWeek } from '@portal/domain/plain/calendar-date.ts'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import type { Location } from '../../shared/location/location-store.ts'
import { usePlaceName, useSelectedProject } from '../../shared/location/selected-project.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { CalendarButton } from '../../shared/records/CalendarButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Row } from '../../ui/Layout.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts'
import classes from './Agenda.module.css'
import { DayList } from './DayList.tsx'
import { LateList } from './LateList.tsx'
import { WeekGrid } from './WeekGrid.tsx'

const daysInWeek = 7

/** What comes, goes, moves, is driven, inspected and to go back at the chosen location, week by week. */
export function AgendaPage() {
  const text = useText()
  return <AtLocation title={text('page./agenda')}>{(location) => <AgendaOf location={location} />}</AtLocation>
}

const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, 1 - dayOfWeek(date))

function AgendaOf({ location }: { readonly location: Location }) {
  const text = useText()
  const narrow = useNarrowScreen()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const projectNummer = useSelectedProject()
  const { week } = useSearch({ from: '/agenda' })
  const monday = mondayOf(week ?? todayNow())
  const days = Array.from({ length: daysInWeek }, (_, day) => addDays(monday, day))
  const span = { van: monday, tot: addDays(monday, daysInWeek - 1) }
  const input = { gebruikerLogin, materieellocatie: location.nummer, ...span }
  const query = useCall(agenda.getAgenda, { ...input, ...(projectNummer !== null && { projectNummer }) })
  const name = usePlaceName(location)
  const canOpen = useScreens()
  return (
    <LocationScreen
      title={text('page./agenda')}
      intro={text('agenda.intro', { name })}
      // Its calls belong to the inspections.
      actions={canOpen('/materieelkeuringen') && <CalendarButton />}
    >
      <WeekTurner monday={monday} />
      <StateView query={query} skeleton="entries">
        {({ items, dag }) => (
          <>
            <LateList entries={items.filter(({ dagenTeLaat }) => dagenTeLaat > 0)} today={dag} />
            {narrow ? (
              <DayList days={days} entries={items} today={dag} />
            ) : (
              <WeekGrid days={days} entries={items} today={dag} />
            )}
          </>
        )}
      </StateView>
      <AreaAge of="AanvragenEnOrdersSync" />
    </LocationScreen>
  )
}

/** The week that is shown, and the ways to the ones beside it. */
function WeekTurner({ monday }: { readonly monday: CalendarDate }) {
  const text = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const turnTo = (week: CalendarDate | undefined) =>
    void navigate({ to: '/agenda', search: week === undefined ? {} : { week }, replace: true, resetScroll: false })
  const isNow = monday === mondayOf(todayNow())
  const until = addDays(monday, daysInWeek - 1)
  return (
    <Row gap={2} align="center" wrap className={classes.turner}>
      <IconButton
        label={text('agenda.previous')}
        icon={<IconChevronLeft />}
        onClick={() => turnTo(addDays(monday, -daysInWeek))}
      />
      <h2 aria-live="polite">
        {text('agenda.weekOf', { week: format.week(monday), from: format.day(monday), until: format.day(until) })}
      </h2>
      <IconButton
        label={text('agenda.next')}
        icon={<IconChevronRight />}
        onClick={() => turnTo(addDays(monday, daysInWeek))}
      />
      {!isNow && <Button onClick={() => turnTo(undefined)}>{text('agenda.now')}</Button>}
    </Row>
  )
}

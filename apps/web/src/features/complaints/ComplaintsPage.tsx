import { type Complaint, complaints } from '@portal/contract/complaints.ts'
import { mayAcross } from '@portal/domain/access/may.ts'
import { isOpenComplaint } from '@portal/domain/complaints/open-complaint.ts'
import { complaintFigures, figuresByType } from '@portal/domain/complaints/throughput.ts'
import { useMemo } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { type Text, useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { ScreenLink } from '../../shared/frame/ScreenLink.tsx'
import { AtLocation, LocationScreen } from '../../shared/location/LocationScreen.tsx'
import { type Location, useLocations } from '../../shared/location/location-store.ts'
import { usePlaceName, useSelectedProject } from '../../shared/location/selected-project.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { useMayFile } from '../../shared/records/use-feedback.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Complaints.module.css'
import { ComplaintsTable } from './ComplaintsTable.tsx'
import { standingOf } from './complaint-view.ts'

const mostShown = 8

function usePlaceComplaints({ nummer }: Location) {
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const project = useSelectedProject()
  const input = { gebruikerLogin, materieellocatie: nummer, ...(project !== null && { projectNummer: project }) }
  return useCall(complaints.getComplaints, input)
}

/** Whether the feedback of the whole company is for this person (OP-48). */
function useMayOversee(): boolean {
  const { person } = useSession()
  const roles = useLocations().locations.map(({ rol }) => rol)
  return mayAcross(person, 'complaint.oversee', roles)
}

/** Where feedback begins: what is open here, and the ways on (R-ROUTE-57, OP-05). */
export function ComplaintsPage() {
  const text = useText()
  return <AtLocation title={text('page./klachten')}>{(place) => <StartOf place={place} />}</AtLocation>
}

function StartOf({ place }: { readonly place: Location }) {
  const text = useText()
  const query = usePlaceComplaints(place)
  const mayFile = useMayFile()
  const mayOversee = useMayOversee()
  return (
    <LocationScreen narrow title={text('page./klachten')} intro={text('complaints.intro')}>
      <Row gap={3} wrap>
        {mayFile && (
          <ScreenButton kind="primary" to="/klachten-aanmaken">
            {text('complaints.give')}
          </ScreenButton>
        )}
        <ScreenButton to="/klachten-overzicht">{text('complaints.all')}</ScreenButton>
        {mayOversee && <ScreenButton to="/klachten-overzicht-directie">{text('complaints.oversee')}</ScreenButton>}
      </Row>
      <Panel title={text('complaints.openHere')}>
        <StateView query={query} skeleton="entries">
          {({ items }) => <OpenList items={items.filter((one) => isOpenComplaint(one) || one.ongelezen > 0)} />}
        </StateView>
      </Panel>
    </LocationScreen>
  )
}

function OpenList({ items }: { readonly items: readonly Complaint[] }) {
  const text = useText()
  const format = useFormat()
  if (items.length === 0) return <p className="soft">{text('complaints.noneOpen')}</p>
  return (
    <Stack as="ul" gap={3} className={classes.list}>
      {items.slice(0, mostShown).map((one) => {
        const { words, kind } = standingOf(one, text)
        return (
          <li key={one.id}>
            <Row gap={2} align="center" justify="between" wrap className={classes.head}>
              <ScreenLink to={`/klacht-details/${encodeURIComponent(one.id)}`}>{one.omschrijving}</ScreenLink>
              <StatusChip kind={kind}>{words}</StatusChip>
            </Row>
            <span className="soft">
              {[one.type, one.nummer ?? '', format.date(one.ontvangenOp)].filter((part) => part !== '').join(' · ')}
              {one.ongelezen > 0 && ` · ${text('complaints.unread', { count: one.ongelezen })}`}
            </span>
          </li>
        )
      })}
    </Stack>
  )
}

/** All feedback of the location or the project (R-ROUTE-59). */
export function ComplaintsOverviewPage() {
  const text = useText()
  return <AtLocation title={text('page./klachten-overzicht')}>{(place) => <OverviewOf place={place} />}</AtLocation>
}

function OverviewOf({ place }: { readonly place: Location }) {
  const text = useText()
  const name = usePlaceName(place)
  const query = usePlaceComplaints(place)
  const inProject = useSelectedProject() !== null
  const title = text('page./klachten-overzicht')
  return (
    <LocationScreen title={title} intro={text('complaints.overviewIntro', { name })}>
      <StateView query={query} skeleton="table">
        {({ items }) => <ComplaintsTable rows={items} ofPlaces={inProject} label={title} />}
      </StateView>
      <AreaAge of="MaterieelKlachtenSync" />
    </LocationScreen>
  )
}

/** All feedback of the company with how long it takes (R-ROUTE-60, OP-48). */
export function ComplaintsManagementPage() {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const mayOversee = useMayOversee()
  const query = useCall(complaints.getOverview, { gebruikerLogin }, { enabled: mayOversee })
  const title = text('page./klachten-overzicht-directie')
  if (!mayOversee)
    return (
      <LocationScreen narrow title={title}>
        <Notice kind="warning" title={text('error.niet_toegankelijk')} />
      </LocationScreen>
    )
  return (
    <LocationScreen title={title} intro={text('complaints.managementIntro')}>
      <StateView query={query} skeleton="table">
        {({ items }) => (
          <>
            <Figures items={items} />
            <ComplaintsTable rows={items} ofPlaces label={title} />
          </>
        )}
      </StateView>
      <AreaAge of="MaterieelKlachtenSync" />
    </LocationScreen>
  )
}

const daysOf = (count: number | null, text: Text): string => (count === null ? '–' : text('complaints.days', { count }))

function Figures({ items }: { readonly items: readonly Complaint[] }) {
  const text = useText()
  const format = useFormat()
  const figures = useMemo(() => complaintFigures(items, today()), [items])
  const types = useMemo(() => figuresByType(items, today()), [items])
  const share = figures.inTime === null ? '–' : `${format.number(figures.inTime * 100)} %`
  const shown = [
    ['complaints.figure.open', format.number(figures.open)],
    ['complaints.figure.overdue', format.number(figures.overdue)],
    ['complaints.figure.resolved', format.number(figures.resolved)],
    ['complaints.figure.average', daysOf(figures.averageDays, text)],
    ['complaints.figure.median', daysOf(figures.medianDays, text)],
    ['complaints.figure.inTime', share],
  ] as const
  return (
    <>
      <Stack as="dl" gap={3} className={classes.figures}>
        {shown.map(([key, value]) => (
          <div key={key}>
            <dt>{text(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      {types.length > 0 && (
        <Panel title={text('complaints.byType')}>
          <DataTable
            label={text('complaints.byType')}
            columns={[
              { id: 'type', header: text('complaints.type'), value: (row) => row.type, title: true, required: true },
              { id: 'total', header: text('complaints.total'), value: (row) => row.total, kind: 'number' },
              { id: 'open', header: text('complaints.figure.open'), value: (row) => row.open, kind: 'number' },
              { id: 'late', header: text('complaints.figure.overdue'), value: (row) => row.overdue, kind: 'number' },
              {
                id: 'average',
                header: text('complaints.figure.average'),
                value: (row) => row.averageDays,
                cell: (row) => daysOf(row.averageDays, text),
                kind: 'number',
              },
            ]}
            rows={types}
            rowKey={(row) => row.type}
            state="own"
            empty={null}
            unpaged
          />
        </Panel>
      )}
    </>
  )
}

import type { WalkReportRow } from '@portal/contract/site-walks.ts'
import { type PlantItem, stock } from '@portal/contract/stock.ts'
import { weekRentOf } from '@portal/domain/agenda/site-figures.ts'
import { thingKey } from '@portal/domain/site-walks/sighting.ts'
import { needsAttention } from '@portal/domain/site-walks/walk-report.ts'
import { useNavigate } from '@tanstack/react-router'
import { onlineStore } from '../../lib/connectivity.ts'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useScreens } from '../../shared/frame/screens.ts'
import { useMayReturn } from '../../shared/listing/use-may-return.ts'
import { useReturn } from '../../shared/listing/use-return.ts'
import { type Location, useLocation } from '../../shared/location/location-store.ts'
import { moveFlow } from '../../shared/requesting/move-flow.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { Decision, type Report, useDecide } from './AskedRows.tsx'
import { ReportRow } from './ReportRow.tsx'

/** What stands there as the books say and asks for attention: late, badly inspected, or standing still at a cost. */
export function AttentionRows({ report }: { readonly report: Report }) {
  const location = useLocation()
  return location === null ? null : <AttentionAt report={report} location={location} />
}

function AttentionAt({ report, location }: { readonly report: Report; readonly location: Location }) {
  const text = useText()
  const gebruikerLogin = useSession().claims?.userName ?? ''
  const isHere = location.nummer === report.materieellocatie
  // What it costs is worked out of the stock of now, for who may see it.
  const { data } = useCall(stock.getStock, { gebruikerLogin, materieellocatie: location.nummer }, { enabled: isHere })
  const now = new Map((data?.items ?? []).map((row) => [thingKey({ ...row, code: '' }), row] as const))
  const rows = report.items.filter(needsAttention)
  if (rows.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <h2>{text('siteWalks.attention')}</h2>
      <ul className="card lined">
        {rows.map((row) => {
          const standing = now.get(thingKey(row))
          return (
            <ReportRow key={thingKey(row)} row={row} about={<Marks row={row} {...(standing && { standing })} />}>
              <Decision row={row} report={report}>
                {isHere && standing !== undefined && (
                  <Leaving row={row} standing={standing} location={location} ronde={report.ronde} />
                )}
              </Decision>
            </ReportRow>
          )
        })}
      </ul>
    </Stack>
  )
}

function Marks({ row, standing }: { readonly row: WalkReportRow; readonly standing?: PlantItem }) {
  const text = useText()
  const format = useFormat()
  const daysInWeek = useSettings().int('MaterieelPrijs_DaysInWeek')
  const rent = standing === undefined ? 0 : weekRentOf(standing, daysInWeek)
  return (
    <Row as="span" gap={1} align="center" wrap>
      {row.dagenTeLaat > 0 && <StatusChip kind="danger">{text('agenda.late', { count: row.dagenTeLaat })}</StatusChip>}
      {row.keuringFout && <StatusChip kind="danger">{text('siteWalks.inspection')}</StatusChip>}
      {row.dagenStil > 0 && <StatusChip>{text('siteWalks.still', { count: row.dagenStil })}</StatusChip>}
      {rent > 0 && <span className="soft">{text('siteWalks.perWeek', { amount: format.money(rent) })}</span>}
    </Row>
  )
}

interface LeavingProps {
  readonly row: WalkReportRow
  readonly standing: PlantItem
  readonly location: Location
  readonly ronde: string
}

/** Puts what is left of it on the removal list with one tap, to go back or on to another site. */
function Leaving({ row, standing, location, ronde }: LeavingProps) {
  const text = useText()
  const navigate = useNavigate()
  const canOpen = useScreens()
  const mayReturn = useMayReturn(location)
  const { decide } = useDecide(ronde)
  const removal = useReturn(location.nummer, () => decide(row, 'afvoer'))
  const move = useReturn(location.nummer, () => {
    decide(row, 'verplaatsen')
    // Its path is checked against the route table by useScreens. Without a connection the list waits.
    void navigate({ to: (onlineStore.get() ? moveFlow.steps.gegevens : '/afvoerlijst') as '/' })
  })
  if (!mayReturn || standing.retourAantal <= 0) return null
  const name = [row.omschrijving, row.materieelNummer].filter(Boolean).join(' ')
  const wanted = [{ row: standing, quantity: standing.retourAantal }]
  return (
    <>
      <Button
        busy={removal.busy}
        aria-label={`${text('siteWalks.offRent')}: ${name}`}
        onClick={() => removal.send(wanted)}
      >
        {text('siteWalks.offRent')}
      </Button>
      {canOpen(moveFlow.steps.gegevens) && (
        <Button busy={move.busy} aria-label={`${text('machines.move')}: ${name}`} onClick={() => move.send(wanted)}>
          {text('machines.move')}
        </Button>
      )}
    </>
  )
}

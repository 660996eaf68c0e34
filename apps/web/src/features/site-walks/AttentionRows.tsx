import type { WalkReportRow } from '@portal/contract/site-walks.ts'
import { type PlantItem, stock } from '@portal/contract/stock.ts'
import { weekRentOf } from '@portal/domain/agenda/site-figures.ts'
import { thingKey } from '@portal/domain/site-walks/sighting.ts'
import { useFormat } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { useSettings } from '../../lib/settings.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { useMayReturn } from '../../shared/listing/use-may-return.ts'
import { useReturn } from '../../shared/listing/use-return.ts'
import { type Location, useLocation } from '../../shared/location/location-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { type Report, useDecide } from './AskedRows.tsx'
import { ReportRow } from './ReportRow.tsx'

/** What stands there as the books say and asks for attention: late, badly inspected, or standing still at a cost. */
export function AttentionRows({ report }: { readonly report: Report }) {
  const location = useLocation()
  return location === null ? null : <AttentionAt report={report} location={location} />
}

const needsAttention = ({ stand, dagenTeLaat, keuringFout, dagenStil }: WalkReportRow): boolean =>
  stand !== 'ontbreekt' && (dagenTeLaat > 0 || keuringFout || dagenStil > 0)

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
              {isHere && standing !== undefined && (
                <OffRent row={row} standing={standing} location={location} ronde={report.ronde} />
              )}
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

interface OffRentProps {
  readonly row: WalkReportRow
  readonly standing: PlantItem
  readonly location: Location
  readonly ronde: string
}

/** Puts what is left of it on the removal list, with one tap. */
function OffRent({ row, standing, location, ronde }: OffRentProps) {
  const text = useText()
  const mayReturn = useMayReturn(location)
  const { decide } = useDecide(ronde)
  const { send, busy } = useReturn(location.nummer, () => decide(row, 'afvoer'))
  if (!mayReturn || standing.retourAantal <= 0) return null
  if (row.besluit === 'afvoer') return <StatusChip kind="info">{text('siteWalks.decision.afvoer')}</StatusChip>
  const name = [row.omschrijving, row.materieelNummer].filter(Boolean).join(' ')
  return (
    <Button
      busy={busy}
      data-screen-only
      aria-label={`${text('siteWalks.offRent')}: ${name}`}
      onClick={() => send([{ row: standing, quantity: standing.retourAantal }])}
    >
      {text('siteWalks.offRent')}
    </Button>
  )
}

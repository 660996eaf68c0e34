import type { CallAnswer } from '@portal/contract/define.ts'
import { siteWalks, type WalkDecision, type WalkReportRow } from '@portal/contract/site-walks.ts'
import { thingKey } from '@portal/domain/site-walks/sighting.ts'
import { asksWhat } from '@portal/domain/site-walks/walk-report.ts'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { useCommand } from '../../lib/use-command.ts'
import { useMay } from '../../shared/location/use-may.ts'
import { useFeedback } from '../../shared/records/use-feedback.ts'
import { Button } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ReportRow } from './ReportRow.tsx'

export type Report = CallAnswer<typeof siteWalks.getWalkReport>

/** Notes what becomes of a thing; nothing in the books changes by it. */
export function useDecide(ronde: string) {
  const { mutate, isPending } = useCommand(siteWalks.decide)
  const decide = ({ type, materieelSoort, materieelNummer, code }: WalkReportRow, besluit: WalkDecision | null) =>
    mutate({ ronde, besluit, dingen: [{ type, materieelSoort, materieelNummer, code }] })
  return { decide, busy: isPending }
}

/** A walk that was hardly begun misses hundreds. */
const firstShown = 50

/** What does not stand there as the books say, each with what can be done about it. */
export function AskedRows({ report }: { readonly report: Report }) {
  const text = useText()
  const [isWhole, setWhole] = useState(false)
  const asked = report.items.filter(({ stand }) => asksWhat({ state: stand }))
  const shown = isWhole ? asked : asked.slice(0, firstShown)
  if (asked.length === 0) return null
  return (
    <Stack as="section" gap={2}>
      <h2>{text('siteWalks.asked')}</h2>
      <ul className="card lined">
        {shown.map((row) => (
          <ReportRow key={thingKey(row)} row={row}>
            <Decision row={row} report={report} />
          </ReportRow>
        ))}
      </ul>
      {shown.length < asked.length && (
        <Button onClick={() => setWhole(true)}>{text('siteWalks.showAll', { count: asked.length })}</Button>
      )}
    </Stack>
  )
}

/** What feedback about a thing begins with. */
function useReportWords(row: WalkReportRow, name: string): string {
  const text = useText()
  const format = useFormat()
  const { stand, gezien, verwacht } = row
  if (stand === 'ontbreekt') return text('siteWalks.reportMissing', { name })
  if (stand === 'gevonden' || stand === 'open') return text('siteWalks.reportSeen', { name })
  if (stand !== 'minder' && stand !== 'meer') return text('siteWalks.reportExtra', { name })
  const [seen, total] = [gezien ?? 0, verwacht].map((count) => format.number(count, 2))
  return text('siteWalks.reportCounted', { name, seen: seen ?? '', total: total ?? '' })
}

interface DecisionProps {
  readonly row: WalkReportRow
  readonly report: Report
  /** What else can become of it, first. */
  readonly children?: ReactNode
}

/** What was decided about a thing, or each decision as one tap. */
export function Decision({ row, report, children }: DecisionProps) {
  const text = useText()
  const mayDecide = useMay('site.record')
  const feedback = useFeedback(report.materieellocatie)
  const { decide, busy } = useDecide(report.ronde)
  const name = [row.omschrijving, row.materieelNummer].filter(Boolean).join(' ')
  const omschrijving = useReportWords(row, name)
  if (row.besluit !== null) {
    return (
      <Row gap={2} align="center" wrap>
        <StatusChip kind="info">{`${text(`siteWalks.decision.${row.besluit}`)} · ${row.besluitDoor}`}</StatusChip>
        {mayDecide && (
          <Button kind="quiet" busy={busy} data-screen-only onClick={() => decide(row, null)}>
            {text('action.undo')}
          </Button>
        )}
      </Row>
    )
  }
  if (!mayDecide) return null
  const tell = () => {
    decide(row, 'vermist')
    feedback?.({ over: 'stuk', nummer: row.materieelNummer || row.code || row.materieelSoort, omschrijving })
  }
  return (
    <Row gap={2} wrap data-screen-only>
      {children}
      {feedback !== null && (
        <Button busy={busy} aria-label={`${text('siteWalks.tell')}: ${name}`} onClick={tell}>
          {text('siteWalks.tell')}
        </Button>
      )}
      <Button
        kind="quiet"
        busy={busy}
        aria-label={`${text('siteWalks.decision.klopt')}: ${name}`}
        onClick={() => decide(row, 'klopt')}
      >
        {text('siteWalks.decision.klopt')}
      </Button>
    </Row>
  )
}

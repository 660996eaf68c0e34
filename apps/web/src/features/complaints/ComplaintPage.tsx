import { type ComplaintDetails, complaints } from '@portal/contract/complaints.ts'
import { isOverdue } from '@portal/domain/complaints/throughput.ts'
import { daysBetween } from '@portal/domain/plain/calendar-date.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { call } from '../../lib/call.ts'
import { callKey } from '../../lib/call-key.ts'
import { useFormat } from '../../lib/format.ts'
import { listWord } from '../../lib/list-words.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { useCall } from '../../lib/use-call.ts'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { type Fact, FactList } from '../../shared/records/FactList.tsx'
import { RecordColumns } from '../../shared/records/RecordColumns.tsx'
import { RecordScreen } from '../../shared/records/RecordScreen.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChipRow } from '../../ui/ChipRow.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ComplaintCourse } from './ComplaintCourse.tsx'
import { ComplaintFiles } from './ComplaintFiles.tsx'
import { standingOf } from './complaint-view.ts'

/** For a phone whose connection to the hub is gone. */
const askAgainMs = 5000

/** One piece of feedback with what was said and added (R-ENT-32, R-ROUTE-26). */
export function ComplaintPage() {
  const text = useText()
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const query = useCall(complaints.getComplaint, { klachtId: id })
  const waits = query.data?.verzending === 'wachtrij'
  useCall(complaints.getComplaint, { klachtId: id }, { everyMs: askAgainMs, enabled: waits })
  const number = query.data?.nummer ?? null
  const waiting = query.data === undefined ? text('page./klachten') : text('complaints.titleWaiting')
  return (
    <RecordScreen
      title={number === null ? waiting : text('complaints.title', { number })}
      id={number ?? '…'}
      list="/klachten-overzicht"
      unknown={{ title: 'klachten.niet_gevonden', toAll: 'complaints.toAll' }}
      query={query}
      hasCourse={false}
    >
      {(details) => <ComplaintView details={details} />}
    </RecordScreen>
  )
}

/** What is on screen counts as read: it is new nowhere any more. */
function useSeen({ id, ongelezen }: ComplaintDetails): void {
  useEffect(() => {
    if (ongelezen === 0) return
    const shown = callKey(complaints.getComplaint, { klachtId: id })
    call(complaints.setRead, { klachtId: id }, { except: [shown] }).catch(() => undefined)
  }, [id, ongelezen])
}

function ComplaintView({ details }: { readonly details: ComplaintDetails }) {
  const text = useText()
  useSeen(details)
  const { words, kind } = standingOf(details, text)
  const late = isOverdue(details, today()) && details.verwachteOplosDatum !== null
  return (
    <>
      <ChipRow>
        <StatusChip kind={kind}>{words}</StatusChip>
        <StatusChip>{listWord(text, details.type)}</StatusChip>
        <StatusChip>{listWord(text, details.urgentie)}</StatusChip>
        {late && (
          <StatusChip kind="danger">
            {text('complaints.overdue', { count: daysBetween(details.verwachteOplosDatum ?? '', today()) })}
          </StatusChip>
        )}
      </ChipRow>
      <Standing details={details} />
      <RecordColumns
        main={
          <Panel title={details.omschrijving}>
            <ComplaintCourse details={details} />
          </Panel>
        }
        side={
          <>
            <Panel title={text('complaints.facts')}>
              <Facts details={details} />
            </Panel>
            <Panel title={text('complaints.photos')}>
              <ComplaintFiles id={details.id} mayAdd={details.magReageren} />
            </Panel>
          </>
        }
      />
      <AreaAge of="MaterieelKlachtenSync" />
    </>
  )
}

/** What somebody must know before anything else: on its way, held, refused with its reason. */
function Standing({ details }: { readonly details: ComplaintDetails }) {
  const text = useText()
  const navigate = useNavigate()
  const { verzending, reden, vervangen, eigen, id } = details
  if (vervangen) return <Notice kind="info">{text('complaints.replaced')}</Notice>
  if (verzending === 'wachtrij') return <Notice kind="info">{text('complaints.numberFollows')}</Notice>
  if (verzending === 'aangehouden') return <Notice kind="warning">{text('complaints.held')}</Notice>
  if (!isNeverTaken(verzending)) return null
  return (
    <Notice
      kind="danger"
      title={text('complaints.refused')}
      action={
        eigen && (
          <Button onClick={() => void navigate({ to: '/klachten-aanmaken', search: { corrigeer: id } })}>
            {text('complaints.correct')}
          </Button>
        )
      }
    >
      {reden}
    </Notice>
  )
}

function Facts({ details }: { readonly details: ComplaintDetails }) {
  const text = useText()
  const format = useFormat()
  const { over, doorlooptijd } = details
  const facts: readonly Fact[] = [
    ['complaints.number', details.nummer],
    ['complaints.about', over !== null && text(`complaints.about.${over.soort}`, { number: over.nummer })],
    ['complaints.location', `${details.materieellocatie} ${details.locatieOmschrijving}`],
    ['complaints.received', format.date(details.ontvangenOp)],
    ['complaints.expected', format.date(details.verwachteOplosDatum)],
    ['complaints.resolved', format.date(details.werkelijkeOplosDatum)],
    ['complaints.throughput', doorlooptijd !== null && text('complaints.days', { count: doorlooptijd })],
    ['complaints.invoice', details.factuurNummer],
    ['complaints.reference', details.referentie],
    ['complaints.phone', details.telefoonnummer],
    ['complaints.note', details.notitie],
    ['complaints.reporter', details.gemeldDoor],
  ]
  return <FactList facts={facts} />
}

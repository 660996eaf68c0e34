import type { RequestDetails } from '@portal/contract/request-records.ts'
import { requests } from '@portal/contract/requests.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import { useParams } from '@tanstack/react-router'
import { useText } from '../../lib/text.ts'
import { useRecordCall } from '../../shared/location/selected-project.ts'
import { AgainButton } from '../../shared/records/AgainLink.tsx'
import { AreaAge } from '../../shared/records/AreaAge.tsx'
import { FeedbackButton } from '../../shared/records/FeedbackButton.tsx'
import { LateNotice } from '../../shared/records/LateNotice.tsx'
import { PromiseLine } from '../../shared/records/PromiseLine.tsx'
import { ReceiptButton } from '../../shared/records/ReceiptButton.tsx'
import { RecordColumns } from '../../shared/records/RecordColumns.tsx'
import { RecordScreen } from '../../shared/records/RecordScreen.tsx'
import { isEndedHere, RequestStatusChip, SendingChip } from '../../shared/records/RequestChips.tsx'
import { useRecordTitle } from '../../shared/records/use-record-title.ts'
import { Row } from '../../ui/Layout.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Panel } from '../../ui/Page.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { ApprovalNotice } from './ApprovalNotice.tsx'
import { EndedNotice } from './EndedNotice.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import { RequestLines } from './RequestLines.tsx'
import { RequestMenu } from './RequestMenu.tsx'
import classes from './Requests.module.css'

type Details = RequestDetails

/** One request: where it stands, what was asked, where it goes (R-ENT-33). */
export function RequestPage() {
  const text = useText()
  const { id = '' }: { id?: string } = useParams({ strict: false })
  const query = useRecordCall(
    { own: requests.getRequest, ofProject: requests.getProjectRequest },
    { aanvraagnummer: id },
  )
  const { aanvraagnummer: number = id, inhoud } = query.data ?? {}
  const heading = useRecordTitle(inhoud, text('requests.title', { number }))
  return (
    <RecordScreen
      {...heading}
      id={id}
      list="/aanvragen"
      unknown={{ title: 'aanvragen.niet_gevonden', toAll: 'requests.toAll' }}
      query={query}
    >
      {(details) => <RequestView details={details} name={heading.title} />}
    </RecordScreen>
  )
}

/** What was asked for in the portal and not refused: the desk's own requests have the number of the back office. */
function hasReceipt({ soort, status, verzending, aanvraagnummer, erpNummer }: Details): boolean {
  return soort === 'Afvoer' && status !== 'Disapproved' && !isNeverTaken(verzending) && aanvraagnummer !== erpNummer
}

/** The day on which it was to be carried out; null where nothing is waited for any more. */
function dayOf(details: Details): CalendarDate | null {
  const { status, verzending } = details
  if (isEndedHere(details) || isNeverTaken(verzending) || status === 'Cancelled' || status === 'Disapproved')
    return null
  return details.leverDatum ?? details.afvoerDatum ?? details.verplaatsDatum
}

function RequestView({ details, name }: { readonly details: Details; readonly name: string }) {
  const text = useText()
  return (
    <>
      <Row inline gap={1} wrap role="status">
        <RequestStatusChip {...details} />
        {!isEndedHere(details) && <SendingChip verzending={details.verzending} />}
        <StatusChip>{text(`enum.RequestType.${details.soort}`)}</StatusChip>
        {details.spoed && <StatusChip kind="warning">{text('requests.urgent')}</StatusChip>}
        {details.collect && (
          <StatusChip>{text(details.soort === 'Afvoer' ? 'requests.bring' : 'requests.pickup')}</StatusChip>
        )}
        {hasReceipt(details) && <ReceiptButton requestNo={details.aanvraagnummer} />}
      </Row>
      <Row inline gap={1} wrap data-screen-only>
        {details.regels.length > 0 && <AgainButton kind="aanvraag" number={details.aanvraagnummer} />}
        <FeedbackButton over="aanvraag" at={details.materieellocatie} nummer={details.aanvraagnummer} />
        <RequestMenu details={details} name={name} />
      </Row>
      <LateNotice
        points={details.beloften}
        day={dayOf(details)}
        over="aanvraag"
        at={details.materieellocatie}
        id={details.aanvraagnummer}
        number={details.aanvraagnummer}
      />
      {isNeverTaken(details.verzending) && <EndedNotice details={details} />}
      {details.verzending === 'bevestigd' && details.status === 'Disapproved' && (
        <Notice kind="danger" title={text('requests.disapprovedBecause')}>
          {details.reden}
        </Notice>
      )}
      {details.verzending === 'aangehouden' && <Notice kind="warning">{text('requests.heldBecause')}</Notice>}
      <ApprovalNotice approval={details.goedkeuring} />
      <Panel title={text('requests.course')}>
        <PromiseLine points={details.beloften} kind={details.soort} />
      </Panel>
      <RecordColumns
        main={
          <Panel title={text(details.transport === null ? 'requests.what' : 'requests.load')}>
            {details.transport === null ? (
              <RequestLines lines={details.regels} />
            ) : (
              <p className={classes.load}>{details.transport.lading}</p>
            )}
          </Panel>
        }
        side={
          <>
            <Panel title={text('requests.details')}>
              <RequestFacts details={details} />
            </Panel>
            <Panel title={text('requests.history')}>
              <RequestHistory steps={details.verloop} />
            </Panel>
          </>
        }
      />
      <AreaAge of="AanvragenEnOrdersSync" />
    </>
  )
}

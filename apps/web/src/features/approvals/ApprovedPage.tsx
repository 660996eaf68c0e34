import { approvals } from '@portal/contract/approvals.ts'
import type { SubmissionCard } from '@portal/contract/submissions.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLocale } from '../../lib/preferences.ts'
import { useText } from '../../lib/text.ts'
import { useCall } from '../../lib/use-call.ts'
import { PromiseLine } from '../../shared/records/PromiseLine.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Row, Stack } from '../../ui/Layout.tsx'
import { Page, Panel } from '../../ui/Page.tsx'
import { StateView } from '../../ui/StateView.tsx'
import { UndoBar } from '../../ui/UndoBar.tsx'
import classes from './Approvals.module.css'
import { DecisionLines } from './DecisionLines.tsx'
import { DecisionTotals } from './DecisionTotals.tsx'
import { useSubmissions } from './SubmissionList.tsx'
import { useSubmissionWords } from './submission-words.ts'
import { useUndo } from './use-deciding.ts'
import { useLineDecisions } from './use-line-decisions.ts'

/** What an approved list became: the request's number, how far it is, and for ten seconds the way back (R-ROUTE-29, R-APPR-04). */
export function ApprovedPage() {
  const text = useText()
  const language = useLocale()
  const { id } = useParams({ from: '/goed-te-keuren-aanvragen/approved/$id' })
  const query = useCall(approvals.getSubmission, { savedAanvraagNummer: id, language })
  return (
    <Page
      title={text('page./goed-te-keuren-aanvragen/approved/{id}')}
      breadcrumbs={
        <Breadcrumbs>
          {[
            <Link key="list" to="/goed-te-keuren-aanvragen" search={{}}>
              {text('page./goed-te-keuren-aanvragen')}
            </Link>,
            id,
          ]}
        </Breadcrumbs>
      }
    >
      <StateView query={query} skeleton="record">
        {(card) => <Approved card={card} />}
      </StateView>
    </Page>
  )
}

function Approved({ card }: { readonly card: SubmissionCard }) {
  const text = useText()
  const words = useSubmissionWords()
  const lines = useLineDecisions(card)
  const undo = useUndo()
  const [isUndoGone, setUndoGone] = useState(false)
  const { savedAanvraagNummer, aanvraagnummer, status, besluitOp } = card
  if (status !== 'Approved' || aanvraagnummer === null) return <NotApproved number={savedAanvraagNummer} />
  return (
    <Stack gap={4} className={classes.card}>
      <Row gap={4} align="center" card={4} className={classes.completed}>
        <IconCircleCheck size={40} aria-hidden />
        <p>
          <span className={classes.number}>{aanvraagnummer}</span>
          <span>{text('goedkeuren.goedgekeurd', { number: aanvraagnummer })}</span>
          <span className="soft">
            {text('approvals.approvedBy', {
              name: words.decider(card),
              moment: besluitOp === null ? '' : words.moment(besluitOp),
            })}
            {` · ${text('approvals.asksFor', { name: card.aangevraagdDoor, location: card.locatieOmschrijving })}`}
          </span>
        </p>
      </Row>
      <NextOne />
      <Panel title={text('requests.course')}>
        <PromiseLine points={card.beloften} kind="Aanvoer" />
      </Panel>
      <DecisionTotals card={{ ...card, ...card.besluitDagen }} lines={lines.counted} />
      <DecisionLines card={card} lines={lines} />
      {card.herroepbaar && !isUndoGone && (
        <UndoBar
          message={text('approvals.done')}
          onUndo={() => undo.mutate({ savedAanvraagNummer })}
          onGone={() => setUndoGone(true)}
        />
      )}
    </Stack>
  )
}

/** The next list that waits for this person; without one, the way back to work. */
function NextOne() {
  const text = useText()
  const { data } = useSubmissions('open')
  const [next, ...more] = data?.items.filter(({ magBesluiten }) => magBesluiten) ?? []
  if (next === undefined)
    return (
      <Row as="p" gap={3} align="center" wrap>
        <ButtonLink to="/goed-te-keuren-aanvragen" search={{}}>
          {text('approvals.toAll')}
        </ButtonLink>
      </Row>
    )
  return (
    <Row as="p" gap={3} align="center" wrap>
      <ButtonLink kind="primary" to="/goed-te-keuren-aanvragen" search={{ aanvraag: next.savedAanvraagNummer }}>
        {text('approvals.next', { count: more.length + 1 })}
      </ButtonLink>
    </Row>
  )
}

function NotApproved({ number }: { readonly number: string }) {
  const text = useText()
  return (
    <Row as="p" gap={3} align="center" wrap>
      {text('approvals.notApproved')}{' '}
      <ButtonLink to="/goed-te-keuren-aanvragen" search={{ aanvraag: number }}>
        {text('approvals.decide')}
      </ButtonLink>
    </Row>
  )
}

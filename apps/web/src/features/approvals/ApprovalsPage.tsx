import { IconLock } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { UndoBar } from '../../ui/UndoBar.tsx'
import { useApprovalStanding } from './approvals.queries.ts'
import { DecisionScreen } from './DecisionScreen.tsx'
import { SubmissionList } from './SubmissionList.tsx'
import { useUndo } from './use-deciding.ts'

/** What waits for a decision; the one that the address names is open (R-ROUTE-28). */
export function ApprovalsPage() {
  const text = useText()
  const { aanvraag } = useSearch({ from: '/goed-te-keuren-aanvragen' })
  const standing = useApprovalStanding()
  const [rejected, setRejected] = useState<string | null>(null)
  const undo = useUndo()
  if (standing.isKnown && !standing.isOpen) return <NotForYou />
  return (
    <>
      {aanvraag === undefined ? <SubmissionList /> : <DecisionScreen number={aanvraag} onRejected={setRejected} />}
      {rejected !== null && (
        <UndoBar
          key={rejected}
          message={text('goedkeuren.afgekeurd')}
          onUndo={() => {
            undo.mutate({ savedAanvraagNummer: rejected })
            setRejected(null)
          }}
          onGone={() => setRejected(null)}
        />
      )}
    </>
  )
}

function NotForYou() {
  const text = useText()
  return (
    <Page title={text('page./goed-te-keuren-aanvragen')}>
      <EmptyState
        icon={<IconLock />}
        title={text('approvals.notForYou')}
        action={<ButtonLink to="/locatie">{text('approvals.toLocation')}</ButtonLink>}
      />
    </Page>
  )
}

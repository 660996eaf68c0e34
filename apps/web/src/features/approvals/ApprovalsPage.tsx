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
import { useUndoSeveral } from './use-undo-several.ts'

/** What was decided just now and can be taken back. */
interface JustDecided {
  readonly message: string
  readonly numbers: readonly string[]
}

/** What waits for a decision; the one that the address names is open (R-ROUTE-28). */
export function ApprovalsPage() {
  const text = useText()
  const { aanvraag } = useSearch({ from: '/goed-te-keuren-aanvragen' })
  const standing = useApprovalStanding()
  const [decided, setDecided] = useState<JustDecided | null>(null)
  const undo = useUndoSeveral()
  if (standing.isKnown && !standing.isOpen) return <NotForYou />
  const tellRejected = (number: string) => setDecided({ message: text('goedkeuren.afgekeurd'), numbers: [number] })
  const tellApproved = (numbers: readonly string[]) =>
    setDecided({ message: text('approvals.approvedUndo', { count: numbers.length }), numbers })
  return (
    <>
      {aanvraag === undefined ? (
        <SubmissionList onApproved={tellApproved} />
      ) : (
        <DecisionScreen number={aanvraag} onRejected={tellRejected} />
      )}
      {decided !== null && (
        <UndoBar
          key={decided.numbers.join(' ')}
          message={decided.message}
          onUndo={() => {
            void undo(decided.numbers)
            setDecided(null)
          }}
          onGone={() => setDecided(null)}
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

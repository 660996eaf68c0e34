import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../frame/ScreenButton.tsx'
import { CompletedFrame } from './CompletedFrame.tsx'
import { ToRemovalList } from './LeavingGate.tsx'
import { OtherRequests } from './parts/OtherRequests.tsx'
import { useCheckStep } from './use-check-step.ts'
import type { CompletedLeaving } from './use-finish-leaving.ts'
import { useFollowedRequest } from './use-followed-request.ts'

interface LeavingCompletedProps {
  readonly title: string
  /** All of it in words, for a screen reader. */
  readonly heard?: string
  readonly completed: CompletedLeaving
  /** What happens between the check of the request and the end, and when. */
  readonly nextSteps: readonly string[]
}

/** The third step of removing and moving. */
export function LeavingCompleted({ title, heard, completed, nextSteps }: LeavingCompletedProps) {
  const text = useText()
  const request = useFollowedRequest(completed.number)
  return (
    <CompletedFrame
      title={title}
      {...(heard && { heard })}
      completed={completed}
      request={request}
      nextSteps={[useCheckStep(), ...nextSteps]}
      afterRefusal={<p>{text('wizard.refusedLines')}</p>}
      also={completed.others.length > 0 && <OtherRequests others={completed.others} />}
      actions={
        <>
          <ToRemovalList />
          <ScreenButton to="/materieelvoorraad">{text('wizard.toStock')}</ScreenButton>
          <ScreenButton to="/locatie">{text('wizard.backToLocation')}</ScreenButton>
        </>
      }
    />
  )
}

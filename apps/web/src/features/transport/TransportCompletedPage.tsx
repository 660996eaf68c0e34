import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ScreenButton } from '../../shared/frame/ScreenButton.tsx'
import { CompletedFrame } from '../../shared/requesting/CompletedFrame.tsx'
import { CompletedGuard } from '../../shared/requesting/StepGuards.tsx'
import { useCheckStep } from '../../shared/requesting/use-check-step.ts'
import { useFollowedRequest } from '../../shared/requesting/use-followed-request.ts'
import type { CompletedTransport } from './transport-flow.ts'
import { transportFlow } from './transport-flow.ts'

/** Third step: the number, what happens next and where to go. */
export function TransportCompletedPage() {
  return (
    <CompletedGuard<CompletedTransport> flow={transportFlow}>
      {(completed) => <Completed completed={completed} />}
    </CompletedGuard>
  )
}

function Completed({ completed }: { readonly completed: CompletedTransport }) {
  const text = useText()
  const format = useFormat()
  const { number, wantedDate } = completed
  const request = useFollowedRequest(number)
  return (
    <CompletedFrame
      title={text('transport.voltooid')}
      completed={completed}
      request={request}
      nextSteps={[
        useCheckStep('transport.nextPlan'),
        ...(wantedDate === null ? [] : [text('transport.nextOn', { date: format.longDate(wantedDate) })]),
      ]}
      afterRefusal={<p>{text('transport.refusedWhat')}</p>}
      actions={
        <>
          <ScreenButton to="/locatie">{text('wizard.backToLocation')}</ScreenButton>
          <ScreenButton to="/">{text('error.toHome')}</ScreenButton>
        </>
      }
    />
  )
}

import type { RequestDetails } from '@portal/contract/request-records.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import type { ReactNode } from 'react'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PlainStep } from '../../ui/Wizard.tsx'
import { WithdrawButton } from '../records/Withdraw.tsx'
import classes from './parts/Completed.module.css'
import { CompletedNumbers } from './parts/CompletedNumbers.tsx'
import { NextSteps } from './parts/NextSteps.tsx'
import { useStepViews } from './parts/step-views.ts'
import type { CompletedRequest } from './wizard-draft.ts'

const endings: Readonly<Partial<Record<RequestDetails['verzending'], TextKey>>> = {
  vervallen: 'requests.givenUpBecause',
  ingetrokken: 'requests.delivery.ingetrokken',
}

interface CompletedFrameProps {
  readonly title: string
  /** All of it in words, for a screen reader. */
  readonly heard?: string
  readonly completed: CompletedRequest
  readonly request?: RequestDetails | undefined
  readonly submitted?: boolean
  /** What happens next, in order. */
  readonly nextSteps: readonly string[]
  /** What became of the list after a refusal, and what to do with it. */
  readonly afterRefusal?: ReactNode
  /** Other requests that were made with this one. */
  readonly also?: ReactNode
  /** The ways back to work. */
  readonly actions: ReactNode
}

/** The third step: the number, what happens next, whether a mail went, and where to go. */
export function CompletedFrame({ title, completed, request, submitted = false, ...parts }: CompletedFrameProps) {
  const text = useText()
  const steps = useStepViews()
  const isRefused = request !== undefined && isNeverTaken(request.verzending)
  const isWithdrawn = request?.verzending === 'ingetrokken'
  const ended = text(endings[request?.verzending ?? 'geweigerd'] ?? 'wizard.refused')
  return (
    <PlainStep title={isRefused ? ended : title} steps={steps} current="voltooid">
      {parts.heard && !isRefused && (
        <p className="out-of-sight" role="status">
          {parts.heard}
        </p>
      )}
      <CompletedNumbers completed={completed} submitted={submitted} {...(request && { request })} />
      {isRefused && (
        <Notice kind={isWithdrawn ? 'info' : 'danger'} title={request.reden || ended}>
          {parts.afterRefusal}
        </Notice>
      )}
      {completed.mail === 'mislukt' && <Notice kind="warning" title={text('aanvraag.mail_niet_verzonden')} />}
      {parts.also}
      {!isRefused && <NextSteps steps={parts.nextSteps} mail={submitted ? null : completed.mail} />}
      <div className={classes.actions}>
        {!submitted && (
          <ButtonLink kind="primary" to="/aanvragen/$id" params={{ id: completed.number }}>
            {text('wizard.toRequest')}
          </ButtonLink>
        )}
        {request !== undefined && <WithdrawButton request={request} />}
        {parts.actions}
      </div>
    </PlainStep>
  )
}

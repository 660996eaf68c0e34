import { useText } from '../../../lib/text.ts'
import { Panel } from '../../../ui/Page.tsx'
import type { CompletedRequest } from '../wizard-draft.ts'
import classes from './Completed.module.css'

interface NextStepsProps {
  readonly steps: readonly string[]
  /** Whether a mail comes is no step; null where the steps say who gets one. */
  readonly mail: CompletedRequest['mail'] | null
}

const mailWords = {
  verzonden: 'wizard.nextMail',
  uit: 'wizard.nextNoMail',
  bewaard: 'wizard.nextNoMail',
  mislukt: null,
} as const

/** What happens now and when, in the order in which it happens, and below it whether a mail comes. */
export function NextSteps({ steps, mail }: NextStepsProps) {
  const text = useText()
  const words = mail === null ? null : mailWords[mail]
  return (
    <Panel title={text('wizard.whatNext')}>
      <ol className={classes.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {words !== null && <p className={classes.mail}>{text(words)}</p>}
    </Panel>
  )
}

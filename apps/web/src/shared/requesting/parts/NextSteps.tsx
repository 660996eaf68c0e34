import { useText } from '../../../lib/text.ts'
import { Panel } from '../../../ui/Page.tsx'
import classes from './Completed.module.css'

/** What happens now and when, in the order in which it happens. */
export function NextSteps({ steps }: { readonly steps: readonly string[] }) {
  const text = useText()
  return (
    <Panel title={text('wizard.whatNext')}>
      <ol className={classes.next}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Panel>
  )
}

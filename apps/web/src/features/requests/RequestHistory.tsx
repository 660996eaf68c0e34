import type { RequestStep } from '@portal/contract/request-records.ts'
import { useFormat } from '../../lib/format.ts'
import type { Text } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import classes from './Requests.module.css'

type Step = RequestStep

function wordsOf({ stap, status }: Step, text: Text): string {
  switch (stap) {
    case 'ontvangen':
      return text('requests.step.received')
    case 'akkoord':
      return text('requests.step.approved')
    case 'verzonden':
      return text('requests.step.sent')
    case 'bevestigd':
      return text('requests.step.confirmed')
    case 'geweigerd':
      return text('requests.step.refused')
    case 'vervallen':
      return text('requests.step.givenUp')
    case 'ingetrokken':
      return text('requests.delivery.ingetrokken')
    case 'aangehouden':
      return text('requests.step.held')
    case 'order':
      return text('requests.step.order')
    case 'status':
      return status === null ? text('requests.status') : text(`enum.RequestStatus.${status}`)
  }
}

/** Everything that happened to a request, the newest first. */
export function RequestHistory({ steps }: { readonly steps: readonly Step[] }) {
  const text = useText()
  const format = useFormat()
  if (steps.length === 0) return <p className="soft">{text('requests.historyNone')}</p>
  return (
    <ol className={classes.history} reversed>
      {steps.toReversed().map((step) => (
        <li key={`${step.moment} ${step.stap} ${step.status} ${step.tekst}`}>
          <span>{wordsOf(step, text)}</span>
          <time dateTime={step.moment}>{format.moment(step.moment)}</time>
          {step.tekst !== '' && <small translate="no">{step.tekst}</small>}
        </li>
      ))}
    </ol>
  )
}

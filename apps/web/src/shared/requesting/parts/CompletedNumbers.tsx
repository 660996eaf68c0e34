import type { RequestDetails } from '@portal/contract/request-records.ts'
import { isNeverTaken } from '@portal/domain/requests/delivery.ts'
import { IconCircleCheckFilled, IconCircleXFilled, IconHourglass } from '@tabler/icons-react'
import { useText } from '../../../lib/text.ts'
import type { CompletedRequest } from '../wizard-draft.ts'
import classes from './Completed.module.css'

interface CompletedNumbersProps {
  readonly completed: Pick<CompletedRequest, 'number' | 'erpNumber'>
  /** What is known of the request now. */
  readonly request?: Pick<RequestDetails, 'erpNummer' | 'verzending'>
  /** Submitted for approval: there is no request yet that the back office could number. */
  readonly submitted?: boolean
}

/** The one number people need, at once and large (OP-09); whether the planning has the request follows by itself. */
export function CompletedNumbers({ completed, request, submitted = false }: CompletedNumbersProps) {
  const text = useText()
  const isTaken = (request?.erpNummer ?? completed.erpNumber) !== null
  const isRefused = request !== undefined && isNeverTaken(request.verzending)
  const Icon = isRefused ? IconCircleXFilled : submitted ? IconHourglass : IconCircleCheckFilled
  return (
    <section className={classes.completed} data-refused={isRefused || undefined}>
      <Icon size={48} aria-hidden />
      <div>
        <p>{text(submitted ? 'ordering.yourSubmission' : 'wizard.yourNumber')}</p>
        <p className={classes.number} translate="no">
          {completed.number}
        </p>
      </div>
      {!submitted && !isRefused && (
        <p role="status">
          {isTaken
            ? text('wizard.taken')
            : text(request?.verzending === 'aangehouden' ? 'wizard.numberHeld' : 'wizard.takenLater')}
        </p>
      )}
    </section>
  )
}

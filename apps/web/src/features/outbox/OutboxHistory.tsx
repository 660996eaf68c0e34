import type { OutboxAttempt } from '@portal/contract/outbox.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { Row } from '../../ui/Layout.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import classes from './Outbox.module.css'
import { statusKinds, stepOf } from './outbox-view.ts'

/** Every try and every decision, newest first. */
export function OutboxHistory({ attempts }: { readonly attempts: readonly OutboxAttempt[] }) {
  const text = useText()
  return (
    <section>
      <h3>{text('outbox.history')}</h3>
      {attempts.length === 0 && <p className={classes.soft}>{text('outbox.historyEmpty')}</p>}
      <ol className={classes.history} aria-label={text('outbox.history')}>
        {attempts.map((attempt) => (
          <Step key={`${attempt.moment} ${attempt.uitkomst} ${attempt.duurMs}`} attempt={attempt} />
        ))}
      </ol>
    </section>
  )
}

function Step({ attempt }: { readonly attempt: OutboxAttempt }) {
  const text = useText()
  const format = useFormat()
  const { label, status } = stepOf(attempt)
  const { door, httpStatus, code, correlatieId } = attempt
  const facts = [
    httpStatus === null ? null : `HTTP ${httpStatus}`,
    code,
    door === null ? `${format.number(attempt.duurMs)} ms` : null,
  ].filter((fact) => fact !== null)
  return (
    <li data-kind={door === null ? (status === null ? 'neutral' : statusKinds[status]) : 'operator'}>
      <Row gap={2} align="center" wrap>
        <strong>{text(label)}</strong>
        {status !== null && <StatusChip kind={statusKinds[status]}>{text(`outbox.status.${status}`)}</StatusChip>}
        {door !== null && <span>{text('outbox.step.by', { name: door })}</span>}
      </Row>
      <div className={classes.soft}>
        <time dateTime={attempt.moment}>{format.moment(attempt.moment)}</time>
        {facts.length > 0 && <span translate="no">{` · ${facts.join(' · ')}`}</span>}
      </div>
      {attempt.melding !== '' && (
        <p className={classes.message} translate="no">
          {attempt.melding}
        </p>
      )}
      {correlatieId !== null && (
        <div className={classes.soft}>
          {text('outbox.correlation')} <span translate="no">{correlatieId}</span>
        </div>
      )}
    </li>
  )
}

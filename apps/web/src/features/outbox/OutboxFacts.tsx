import type { OutboxDetails } from '@portal/contract/outbox.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import classes from './Outbox.module.css'
import { shortSeries } from './outbox-columns.tsx'

/** What is known of a write; what is empty is left out. */
export function OutboxFacts({ write }: { readonly write: OutboxDetails }) {
  const text = useText()
  const format = useFormat()
  const facts: readonly (readonly [TextKey, ReactNode])[] = [
    ['outbox.column.number', write.backofficeNummer],
    ['outbox.column.order', shortSeries(write.volgorde)],
    ['outbox.column.by', write.aangemaaktDoor],
    ['outbox.column.moment', format.moment(write.moment)],
    ['outbox.column.attempts', write.pogingen === 0 ? null : format.number(write.pogingen)],
    ['outbox.column.next', write.volgendePoging === null ? null : format.moment(write.volgendePoging)],
    ['outbox.code', write.code],
    ['outbox.correlation', write.correlatieId],
  ]
  return (
    <section>
      <h3>{text('outbox.facts')}</h3>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{text(label)}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

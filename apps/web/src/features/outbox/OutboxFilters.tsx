import { OutboxKind } from '@portal/contract/outbox.ts'
import { useText } from '../../lib/text.ts'
import classes from './Outbox.module.css'
import { type OutboxAge, type OutboxView, outboxAges } from './outbox-view.ts'

interface OutboxFiltersProps {
  readonly view: OutboxView
  readonly onChange: (change: Partial<OutboxView>) => void
}

/** Kind and age; the states are the tabs and the rest is the search. */
export function OutboxFilters({ view, onChange }: OutboxFiltersProps) {
  const text = useText()
  // The keys of the table are the ages.
  const ages = Object.keys(outboxAges) as OutboxAge[]
  return (
    <>
      <select
        className={classes.filter}
        aria-label={text('outbox.column.kind')}
        value={view.kind}
        onChange={({ currentTarget: { value } }) =>
          onChange({ kind: OutboxKind.options.find((kind) => kind === value) ?? '' })
        }
      >
        <option value="">{text('outbox.filter.allKinds')}</option>
        {OutboxKind.options.map((kind) => (
          <option key={kind} value={kind}>
            {text(`outbox.kind.${kind}`)}
          </option>
        ))}
      </select>
      <select
        className={classes.filter}
        aria-label={text('outbox.filter.age')}
        value={view.age}
        onChange={({ currentTarget: { value } }) => onChange({ age: ages.find((age) => age === value) ?? '' })}
      >
        <option value="">{text('outbox.filter.anyAge')}</option>
        {ages.map((age) => (
          <option key={age} value={age}>
            {text(`outbox.filter.${age}`)}
          </option>
        ))}
      </select>
    </>
  )
}

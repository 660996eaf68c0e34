import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { isCalendarDate } from '@portal/domain/plain/calendar-date.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import classes from './Audit.module.css'
import { type AuditView, firstDay } from './audit-view.ts'
import { auditedFeatures } from './audit-words.ts'

interface AuditFiltersProps {
  readonly view: AuditView
  readonly onChange: (change: Partial<AuditView>) => void
}

const dateOf = (value: string): CalendarDate | null => (isCalendarDate(value) ? value : null)

/** Part of the portal and days; the rest is the search. */
export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const text = useText()
  const words = auditedFeatures
    .map((feature) => ({ feature, word: text(`audit.feature.${feature}`) }))
    .sort((a, b) => a.word.localeCompare(b.word))
  return (
    <>
      <select
        className={classes.filter}
        aria-label={text('audit.feature')}
        value={view.feature}
        onChange={({ currentTarget: { value } }) => onChange({ feature: value })}
      >
        <option value="">{text('audit.allFeatures')}</option>
        {words.map(({ feature, word }) => (
          <option key={feature} value={feature}>
            {word}
          </option>
        ))}
      </select>
      <label className={classes.day}>
        {text('audit.from')}
        <input
          type="date"
          className={classes.filter}
          value={view.from ?? firstDay(today())}
          max={view.until ?? today()}
          onChange={({ currentTarget: { value } }) => onChange({ from: dateOf(value) })}
        />
      </label>
      <label className={classes.day}>
        {text('audit.until')}
        <input
          type="date"
          className={classes.filter}
          value={view.until ?? today()}
          max={today()}
          onChange={({ currentTarget: { value } }) => onChange({ until: dateOf(value) })}
        />
      </label>
    </>
  )
}

import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { SelectField } from '../../ui/ChoiceField.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FoldedFilters } from '../../ui/filters/FoldedFilters.tsx'
import { Stack } from '../../ui/Layout.tsx'
import classes from './Audit.module.css'
import { type AuditView, firstDay } from './audit-view.ts'
import { auditedFeatures } from './audit-words.ts'

interface AuditFiltersProps {
  readonly view: AuditView
  readonly onChange: (change: Partial<AuditView>) => void
}

/** Part of the portal and days; the rest is the search of the table. */
export function AuditFilters({ view, onChange }: AuditFiltersProps) {
  const text = useText()
  const choices = auditedFeatures
    .map((feature) => ({ value: feature, label: text(`audit.feature.${feature}`) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <FoldedFilters on={[view.feature !== '', view.from !== null, view.until !== null]}>
      <Stack gap={3} className={classes.filters}>
        <SelectField
          label={text('audit.feature')}
          required
          placeholder={text('audit.allFeatures')}
          choices={choices}
          value={view.feature}
          onChange={({ currentTarget: { value } }) => onChange({ feature: value })}
        />
        <DateField
          label={text('audit.from')}
          required
          value={view.from ?? firstDay(today())}
          onChange={(from) => onChange({ from })}
        />
        <DateField
          required
          label={text('audit.until')}
          value={view.until ?? today()}
          onChange={(until) => onChange({ until })}
        />
      </Stack>
    </FoldedFilters>
  )
}

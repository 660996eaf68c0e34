import type { CallAnswer } from '@portal/contract/define.ts'
import type { locations } from '@portal/contract/locations.ts'
import { useText } from '../../../lib/text.ts'
import classes from '../RequestWizard.module.css'

type Excluded = CallAnswer<typeof locations.getLocationAddresses>['uitgesloten']

interface ExcludedTargetsProps {
  readonly excluded: Excluded
  /** How many there are; the first of them are shown. */
  readonly total: number
  /** Shown at once: nothing else was found. */
  readonly open?: boolean
}

/** The person's own locations that cannot be chosen, each with why, so that nobody looks for them in vain (R-RULE-06). */
export function ExcludedTargets({ excluded, total, open = false }: ExcludedTargetsProps) {
  const text = useText()
  if (excluded.length === 0) return null
  return (
    <details className={classes.excluded} open={open}>
      <summary>{text('wizard.excludedTargets', { count: total })}</summary>
      <ul>
        {excluded.map(({ nummer, omschrijving, reden }) => (
          <li key={nummer}>
            <strong>{`${nummer} ${omschrijving}`}</strong>
            <span>{text(reden)}</span>
          </li>
        ))}
        {total > excluded.length && <li>{text('wizard.excludedMore', { count: total - excluded.length })}</li>}
      </ul>
    </details>
  )
}

import type { Inspection } from '@portal/contract/inspections.ts'
import { inspectionPeriods } from '@portal/domain/inspections/inspection-period.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'
import { Row } from '../../ui/Layout.tsx'
import classes from './Inspections.module.css'
import { type InspectionView, isInPeriod } from './inspection-view.ts'

interface InspectionPeriodsProps {
  /** What the other choices leave. */
  readonly items: readonly Inspection[]
  readonly view: InspectionView
  readonly changeView: (change: (now: InspectionView) => InspectionView) => void
}

/** Overdue, this week, this month: how many there are of each, and with a tap only those. */
export function InspectionPeriods({ items, view, changeView }: InspectionPeriodsProps) {
  const text = useText()
  const format = useFormat()
  const today = todayNow()
  return (
    <Row
      as="fieldset"
      gap={2}
      wrap
      className={classes.periods}
      aria-label={text('inspections.period')}
      data-screen-only
    >
      {inspectionPeriods.map((period) => (
        <button
          key={period}
          type="button"
          data-period={period}
          aria-pressed={view.period === period}
          onClick={() => changeView((now) => ({ ...now, period: now.period === period ? null : period }))}
        >
          {text(`inspections.period.${period}`)}
          <span>{format.number(items.filter((row) => isInPeriod(row, period, today)).length)}</span>
        </button>
      ))}
    </Row>
  )
}

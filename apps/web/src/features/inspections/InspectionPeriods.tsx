import type { Inspection } from '@portal/contract/inspections.ts'
import { inspectionPeriods } from '@portal/domain/inspections/inspection-period.ts'
import { useText } from '../../lib/text.ts'
import { today as todayNow } from '../../lib/today.ts'
import { ToggleChips } from '../../ui/ToggleChips.tsx'
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
  const today = todayNow()
  const chips = inspectionPeriods.map((name) => ({
    name,
    label: text(`inspections.period.${name}`),
    count: items.filter((row) => isInPeriod(row, name, today)).length,
    isUrgent: name === 'verlopen',
  }))
  return (
    <ToggleChips
      label={text('inspections.period')}
      chips={chips}
      chosen={view.period}
      onChoose={(period) => changeView((now) => ({ ...now, period }))}
    />
  )
}

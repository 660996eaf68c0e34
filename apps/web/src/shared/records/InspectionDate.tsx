import type { InspectionWarning } from '@portal/domain/inspections/inspection-warning.ts'
import { useFormat } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { ChipKind } from '../../ui/StatusChip.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'

const kinds: Readonly<Record<InspectionWarning, ChipKind>> = {
  overdue: 'danger',
  danger: 'danger',
  warning: 'warning',
  info: 'info',
}

interface InspectionDateProps {
  /** Until when it is good; null when that is not known. */
  readonly date: string | null
  readonly warning: InspectionWarning | null
  /** False when the last inspection was not passed. */
  readonly passed?: boolean
  /** For a line with something beside it: the colour says how soon, and what has passed is said without its day. */
  readonly short?: boolean
  /** For a line of other things: says that it is the inspection which has passed or is refused. */
  readonly named?: boolean
}

/** Until when something is good, with the warning of the thresholds in colour and in words (R-SET-11 to R-SET-13). */
export function InspectionDate({ date, warning, passed = true, short = false, named = false }: InspectionDateProps) {
  const text = useText()
  const format = useFormat()
  if (!passed)
    return <StatusChip kind="danger">{text(named ? 'inspection.named.notPassed' : 'inspection.notPassed')}</StatusChip>
  if (date === null) return null
  if (warning === null) return <>{format.date(date)}</>
  if (short || named) {
    const overdue = text(named ? 'inspection.named.overdue' : 'inspection.word.overdue')
    const words = warning === 'overdue' ? overdue : text('inspection.due', { date: format.day(date) })
    return <StatusChip kind={kinds[warning]}>{words}</StatusChip>
  }
  // What is still to come is within the year.
  const day = warning === 'overdue' ? format.date(date) : format.day(date)
  return <StatusChip kind={kinds[warning]}>{text(`inspection.${warning}`, { date: day })}</StatusChip>
}

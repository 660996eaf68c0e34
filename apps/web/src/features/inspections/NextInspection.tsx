import type { Inspection } from '@portal/contract/inspections.ts'
import type { InspectionWarning } from '@portal/domain/inspections/inspection-warning.ts'
import { daysBetween } from '@portal/domain/plain/calendar-date.ts'
import type { TextKey } from '../../lib/text.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { InspectionDate } from '../../shared/records/InspectionDate.tsx'

const sentences: Readonly<Record<InspectionWarning, TextKey>> = {
  overdue: 'keuring.verlopen',
  danger: 'keuring.verlopen',
  warning: 'keuring.verloopt_warning',
  info: 'keuring.verloopt_info',
}

interface NextInspectionProps {
  readonly inspection: Inspection
  readonly short?: boolean
}

/** The next date in the colour of its warning; the whole sentence shows on hover. */
export function NextInspection({ inspection, short = false }: NextInspectionProps) {
  const text = useText()
  const { volgendeDatum, waarschuwing } = inspection
  const date = <InspectionDate date={volgendeDatum} warning={waarschuwing} short={short} />
  if (volgendeDatum === null || waarschuwing === null) return date
  const days = daysBetween(today(), volgendeDatum)
  return <span title={text(sentences[waarschuwing], { days, count: days })}>{date}</span>
}

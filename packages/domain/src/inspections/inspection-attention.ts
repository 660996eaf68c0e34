import type { InspectionResult } from './inspection-display.ts'
import type { InspectionWarning } from './inspection-warning.ts'

/**
 * Whether somebody must do something about the last inspection of its kind: at once when it was not approved, is overdue
 * or within danger, soon within warning; null when nothing needs doing. The hub, the reports and the screen of the
 * inspections count by it (OP-80).
 */
export function inspectionAttention(
  result: InspectionResult | null,
  warning: InspectionWarning | null,
): 'dringend' | 'binnenkort' | null {
  if (result !== 'Approved' || warning === 'overdue' || warning === 'danger') return 'dringend'
  return warning === 'warning' ? 'binnenkort' : null
}

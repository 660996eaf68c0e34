import { type CalendarDate, daysBetween } from '../plain/calendar-date.ts'

/** How urgent an inspection is: overdue and danger are red, warning yellow, info blue. */
export const inspectionWarnings = ['overdue', 'danger', 'warning', 'info'] as const
export type InspectionWarning = (typeof inspectionWarnings)[number]

/** Days before the next inspection. */
export interface InspectionThresholds {
  readonly infoDays: number
  readonly warningDays: number
  readonly dangerDays: number
}

/** Reads the thresholds by their names (R-SET-11 to R-SET-13). */
export function inspectionThresholdsOf(settings: {
  readonly int: (name: 'Keuringen_InfoDagen' | 'Keuringen_WarningDagen' | 'Keuringen_DangerDagen') => number
}): InspectionThresholds {
  return {
    infoDays: settings.int('Keuringen_InfoDagen'),
    warningDays: settings.int('Keuringen_WarningDagen'),
    dangerDays: settings.int('Keuringen_DangerDagen'),
  }
}

/**
 * The warning of an inspection by the days until its next date (OP-80); the day itself and the last day of a threshold
 * count. Null when there is no date or it is further away than every threshold.
 */
export function inspectionWarning(
  nextDate: CalendarDate | null,
  today: CalendarDate,
  { infoDays, warningDays, dangerDays }: InspectionThresholds,
): InspectionWarning | null {
  if (nextDate === null) return null
  const days = daysBetween(today, nextDate)
  if (days < 0) return 'overdue'
  if (days <= dangerDays) return 'danger'
  if (days <= warningDays) return 'warning'
  return days <= infoDays ? 'info' : null
}

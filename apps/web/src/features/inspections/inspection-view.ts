import type { Inspection } from '@portal/contract/inspections.ts'
import { inspectionAttention } from '@portal/domain/inspections/inspection-attention.ts'
import {
  type InspectionDisplay,
  inspectionDisplays,
  matchesDisplay,
} from '@portal/domain/inspections/inspection-display.ts'
import {
  type InspectionPeriod,
  inspectionPeriod,
  inspectionPeriods,
} from '@portal/domain/inspections/inspection-period.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'

export interface InspectionView {
  readonly display: InspectionDisplay
  /** True shows those that a later inspection superseded too. */
  readonly earlier: boolean
  /** Only those that somebody must do something about. */
  readonly attention: boolean
  /** Only those that are due then; null shows all. */
  readonly period: InspectionPeriod | null
}

/** How the choice stands in the address. */
export const inspectionViewForm = {
  read: (params: Readonly<Record<string, unknown>>): InspectionView => ({
    display: inspectionDisplays.find((one) => one === params.weergave) ?? 'Both',
    earlier: params.eerdere === true,
    attention: params.aandacht === true,
    period: inspectionPeriods.find((one) => one === params.toon) ?? null,
  }),
  write: ({ display, earlier, attention, period }: InspectionView) => ({
    weergave: display === 'Both' ? undefined : display,
    eerdere: earlier || undefined,
    aandacht: attention || undefined,
    toon: period ?? undefined,
  }),
}

/** The inspections that a choice shows (R-ENT-27). */
export function chooseInspections(
  items: readonly Inspection[],
  { display, attention }: Pick<InspectionView, 'display' | 'attention'>,
): readonly Inspection[] {
  return items.filter((row) => matchesDisplay(row.resultaat, display) && (!attention || needsAttention(row)))
}

/** What a later inspection superseded needs nothing any more. */
function needsAttention({ laatste, resultaat, waarschuwing }: Inspection): boolean {
  return laatste && inspectionAttention(resultaat, waarschuwing) !== null
}

/** Whether it is due then; what a later inspection superseded is due no more. */
export function isInPeriod(row: Inspection, period: InspectionPeriod, today: CalendarDate): boolean {
  return row.laatste && inspectionPeriod(row.volgendeDatum, today) === period
}

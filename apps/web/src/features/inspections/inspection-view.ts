import type { Inspection } from '@portal/contract/inspections.ts'
import { isInspectionAhead, isInspectionLate } from '@portal/domain/agenda/site-figures.ts'
import { inspectionAttention } from '@portal/domain/inspections/inspection-attention.ts'
import {
  type InspectionDisplay,
  inspectionDisplays,
  matchesDisplay,
} from '@portal/domain/inspections/inspection-display.ts'
import type { CalendarDate } from '@portal/domain/plain/calendar-date.ts'

export interface InspectionView {
  readonly display: InspectionDisplay
  /** True shows those that a later inspection superseded too. */
  readonly earlier: boolean
  /** Only those that somebody must do something about. */
  readonly attention: boolean
}

/** How the choice stands in the address. */
export const inspectionViewForm = {
  read: (params: Readonly<Record<string, unknown>>): InspectionView => ({
    display: inspectionDisplays.find((one) => one === params.weergave) ?? 'Both',
    earlier: params.eerdere === true,
    attention: params.aandacht === true,
  }),
  write: ({ display, earlier, attention }: InspectionView) => ({
    weergave: display === 'Both' ? undefined : display,
    eerdere: earlier || undefined,
    aandacht: attention || undefined,
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

/** What the figures of a site count of its inspections: those of the coming week, and those that are overdue. */
export const inspectionChoices = ['week', 'verlopen'] as const
export type InspectionChoice = (typeof inspectionChoices)[number]

/** The rows of a figure, by the rule that counts it; what a later inspection superseded counts no more. */
export function isChosen(row: Inspection, choice: InspectionChoice, today: CalendarDate): boolean {
  if (!row.laatste) return false
  return choice === 'week' ? isInspectionAhead(row.volgendeDatum, today) : isInspectionLate(row.volgendeDatum, today)
}

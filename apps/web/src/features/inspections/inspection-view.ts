import type { Inspection } from '@portal/contract/inspections.ts'
import {
  type InspectionDisplay,
  inspectionDisplays,
  matchesDisplay,
} from '@portal/domain/inspections/inspection-display.ts'

export interface InspectionView {
  readonly display: InspectionDisplay
  /** True shows those that a later inspection superseded too. */
  readonly earlier: boolean
}

/** How the choice stands in the address. */
export const inspectionViewForm = {
  read: (params: Readonly<Record<string, unknown>>): InspectionView => ({
    display: inspectionDisplays.find((one) => one === params.weergave) ?? 'Both',
    earlier: params.eerdere === true,
  }),
  write: ({ display, earlier }: InspectionView) => ({
    weergave: display === 'Both' ? undefined : display,
    eerdere: earlier || undefined,
  }),
}

/** The inspections that a choice shows (R-ENT-27). */
export function chooseInspections(
  items: readonly Inspection[],
  view: Pick<InspectionView, 'display'>,
): readonly Inspection[] {
  return items.filter((row) => matchesDisplay(row.resultaat, view.display))
}

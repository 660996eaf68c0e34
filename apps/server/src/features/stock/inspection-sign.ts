import {
  type InspectionWarning,
  inspectionThresholdsOf,
  inspectionWarning,
} from '@portal/domain/inspections/inspection-warning.ts'
import type { Ctx } from '../../platform/context.ts'

/** Adds the warning of today to rows with an inspection date. */
export function signInspections(ctx: Ctx) {
  const thresholds = inspectionThresholdsOf(ctx.settings)
  const today = ctx.clock.today()
  return <T extends { readonly keuringsDatum: string | null }>(
    row: T,
  ): T & { keuringsWaarschuwing: InspectionWarning | null } => ({
    ...row,
    keuringsWaarschuwing: inspectionWarning(row.keuringsDatum, today, thresholds),
  })
}

import { inspectionAttention } from '@portal/domain/inspections/inspection-attention.ts'
import { inspectionResultOf } from '@portal/domain/inspections/inspection-display.ts'
import {
  type InspectionWarning,
  inspectionThresholdsOf,
  inspectionWarning,
} from '@portal/domain/inspections/inspection-warning.ts'
import type { Ctx } from '../../platform/context.ts'
import { listStandings } from './inspections.store.ts'

/** Gives the warning of today for the next date of an inspection. */
export function warner(ctx: Ctx): (nextDate: string | null) => InspectionWarning | null {
  const thresholds = inspectionThresholdsOf(ctx.settings)
  const today = ctx.clock.today()
  return (nextDate) => inspectionWarning(nextDate, today, thresholds)
}

/** How many inspections of what stands at a location need attention at once, and soon. */
export async function countStanding(ctx: Ctx, locationNo: string): Promise<{ dringend: number; binnenkort: number }> {
  const warn = warner(ctx)
  const needs = (await listStandings(ctx.db, locationNo)).map(({ resultaat, volgendeDatum }) =>
    inspectionAttention(inspectionResultOf(resultaat), warn(volgendeDatum)),
  )
  const count = (need: 'dringend' | 'binnenkort') => needs.filter((one) => one === need).length
  return { dringend: count('dringend'), binnenkort: count('binnenkort') }
}

import type { inspections } from '@portal/contract/inspections.ts'
import { inspectionResultOf } from '@portal/domain/inspections/inspection-display.ts'
import { inspectionThresholdsOf, inspectionWarning } from '@portal/domain/inspections/inspection-warning.ts'
import type { UseCase } from '../../http/handlers.ts'
import { type Ctx, placeOf } from '../../platform/context.ts'
import { listInspections, listStandings } from './inspections.store.ts'

function warner(ctx: Ctx) {
  const thresholds = inspectionThresholdsOf(ctx.settings)
  const today = ctx.clock.today()
  return (nextDate: string | null) => inspectionWarning(nextDate, today, thresholds)
}

/** The inspections of what stands at a location (R-ROUTE-46, R-ENT-37); superseded ones carry no warning. */
export const getInspections: UseCase<typeof inspections.getInspections> = (ctx, { eerdere = false }) => {
  const of = { locationNo: placeOf(ctx).nummer, earlier: eerdere }
  const key = ['inspections', of.locationNo, String(eerdere), ctx.language, ctx.clock.today()]
  return ctx.answers.get(key, ['stock', 'documents', 'translations', 'settings'], async () => {
    const warn = warner(ctx)
    const rows = await listInspections(ctx.db, of, ctx.language)
    return {
      items: rows.map((row) => ({
        ...row,
        resultaat: inspectionResultOf(row.resultaat),
        waarschuwing: row.laatste ? warn(row.volgendeDatum) : null,
      })),
    }
  })
}

/** How many pieces somebody must do something about, for the hub of a location. */
export const getInspectionStanding: UseCase<typeof inspections.getInspectionStanding> = (ctx) => {
  const { nummer } = placeOf(ctx)
  return ctx.answers.get(['standing', nummer, ctx.clock.today()], ['stock', 'settings'], () =>
    countStanding(ctx, nummer),
  )
}

async function countStanding(ctx: Ctx, locationNo: string): Promise<{ dringend: number; binnenkort: number }> {
  const warn = warner(ctx)
  const rows = await listStandings(ctx.db, locationNo)
  const urgent = rows.filter(({ resultaat, volgendeDatum }) => {
    const warning = warn(volgendeDatum)
    return inspectionResultOf(resultaat) !== 'Approved' || warning === 'overdue' || warning === 'danger'
  })
  const soon = rows.filter((row) => !urgent.includes(row) && warn(row.volgendeDatum) === 'warning')
  return { dringend: urgent.length, binnenkort: soon.length }
}

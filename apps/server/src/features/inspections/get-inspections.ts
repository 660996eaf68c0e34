import type { inspections } from '@portal/contract/inspections.ts'
import { inspectionResultOf } from '@portal/domain/inspections/inspection-display.ts'
import type { UseCase } from '../../http/handlers.ts'
import { placeOf } from '../../platform/context.ts'
import { listInspections } from './inspections.store.ts'
import { countStanding, warner } from './inspections.ts'

/** The inspections of what stands at a location (R-ROUTE-46, R-ENT-37); superseded ones carry no warning. */
export const getInspections: UseCase<typeof inspections.getInspections> = (ctx, { eerdere = false }) => {
  const of = { locationNo: placeOf(ctx).nummer, earlier: eerdere }
  const key = ['inspections', of.locationNo, String(eerdere), ctx.language, ctx.clock.today()]
  return ctx.answers.get(key, async () => {
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
  return ctx.answers.get(['standing', nummer, ctx.clock.today()], () => countStanding(ctx, nummer))
}

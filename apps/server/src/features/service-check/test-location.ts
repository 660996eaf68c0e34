import type { serviceCheck } from '@portal/contract/service-check.ts'
import type { UseCase } from '../../http/handlers.ts'
import { findMirroredLocation } from './service-check.store.ts'
import { bad, errorTextOf, good, timeTest } from './test-outcome.ts'

/** R-JOB-24: a location in the portal beside the back office's own, column by column. */
export const testLocation: UseCase<typeof serviceCheck.testLocation> = (ctx, { materieellocatie: no }) =>
  timeTest(async () => {
    const here = await findMirroredLocation(ctx.db, no)
    const inPortal = here === null ? bad('location.notInPortal', { no }) : good('location.portal', { no })
    try {
      const there = await ctx.erp.readLocation(no)
      if (there === null) return [bad('location.notInBackOffice', { no }), inPortal]
      const inBackOffice = good('location.backOffice', { no, description: String(there.description) })
      if (here === null) return [inBackOffice, inPortal]
      const columns = Object.keys(there).filter((column) => there[column] !== here[column])
      const same = columns.length === 0
      return [
        inBackOffice,
        inPortal,
        same ? good('location.same') : bad('location.differs', { columns: columns.join(', ') }),
      ]
    } catch (error) {
      return [bad('location.failed', { error: errorTextOf(error) }), inPortal]
    }
  })

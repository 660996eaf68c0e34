import type { serviceCheck } from '@portal/contract/service-check.ts'
import type { UseCase } from '../../http/handlers.ts'
import type { AskingCtx } from '../../platform/context.ts'
import { askToTryNow } from './service-check.store.ts'

/** An operator who checks has just mended something: no process waits for the end of its pause then. */
async function tryEverywhere({ erp, db }: AskingCtx): Promise<void> {
  await erp.tryNow()
  await askToTryNow(db)
}

/** R-JOB-21: the web services of the back office beside what the portal expects of each. */
export const testWebServices: UseCase<typeof serviceCheck.testWebServices> = async (ctx) => {
  await tryEverywhere(ctx)
  const checks = await ctx.erp.checkServices()
  const items = checks.map(({ incorrectFields, publishedFields, expectedFields, missingFields, ...check }) => ({
    ...check,
    fieldsIncorrect: [...incorrectFields],
    publishedFields: [...publishedFields],
    expectedFields: [...expectedFields],
    missingFields: [...missingFields],
  }))
  return { items }
}

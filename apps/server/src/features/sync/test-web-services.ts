import type { sync } from '@portal/contract/sync.ts'
import type { UseCase } from '../../http/handlers.ts'

/** R-JOB-21: the web services of the back office beside what the portal expects of each. */
export const testWebServices: UseCase<typeof sync.testWebServices> = async (ctx) => {
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

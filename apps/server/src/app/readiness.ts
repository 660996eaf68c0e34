import type { Readiness } from '../http/health.ts'
import { type Ending, watchSchema } from '../platform/db/newer-schema.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'

/** A database that takes longer counts as away in the readiness check. */
export const longestAnswerMs = 1500

interface Serving {
  /** The first tenant, once it is open. */
  findFirst(): OpenTenant | undefined
  isFirstComplete(): Promise<boolean>
  isStopping(): boolean
  /** A newer portal took away what this one uses. */
  onEnding(ending: Ending): void
}

/** Why the portal cannot serve: it stops, the database does not answer or is another's, or nothing was ever read. */
export function readinessOf({ findFirst, isFirstComplete, isStopping, onEnding }: Serving): Readiness {
  let isComplete = false
  let findEnding: (() => Ending | null) | null = null
  let isTold = false
  return async () => {
    if (isStopping()) return 'stopping'
    const first = findFirst()
    if (first === undefined || !(await first.listener.isAnswered(longestAnswerMs))) return 'database'
    findEnding ??= watchSchema(first.listener)
    const ending = findEnding()
    if (ending !== null) {
      if (!isTold) onEnding(ending)
      isTold = true
      return 'newer schema'
    }
    try {
      isComplete ||= await isFirstComplete()
    } catch {
      return 'database'
    }
    return isComplete ? null : 'first synchronisation'
  }
}

import type { Readiness } from '../http/health.ts'
import { repeat } from '../platform/jobs/repeat.ts'
import type { Logger } from '../platform/log/log.ts'

const everyMs = 5000

interface DatabaseWatching {
  readonly readiness: Readiness
  readonly log: Logger
  readonly signal: AbortSignal
}

/** One error for this process when its database is away, and one line when it is back; what fails meanwhile is a warning. */
export function watchDatabase({ readiness, log, signal }: DatabaseWatching): Promise<void> {
  let awaySince: number | null = null
  const look = async () => {
    const isThere = (await readiness()) !== 'database'
    if (signal.aborted) return
    if (!isThere && awaySince === null) {
      awaySince = performance.now()
      log.error('the database is away')
    } else if (isThere && awaySince !== null) {
      log.info({ seconds: Math.round((performance.now() - awaySince) / 1000) }, 'the database is back')
      awaySince = null
    }
  }
  return repeat(look, { everyMs, signal, log, what: 'watching the database' })
}

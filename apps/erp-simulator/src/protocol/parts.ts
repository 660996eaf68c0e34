import type { Faults } from '../control/faults.ts'
import type { RequestLog } from '../control/request-log.ts'
import type { CodeunitParts } from '../services/codeunit.ts'

/** One request of the protocol port. */
export interface Incoming {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** What the protocol port works on. */
export interface Parts extends CodeunitParts {
  readonly faults: Faults
  readonly log: RequestLog
}

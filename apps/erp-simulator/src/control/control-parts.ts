import type { LifePace } from '../scenarios/let-time-pass.ts'
import type { Books } from '../state/books.ts'
import type { Faults } from './faults.ts'
import type { RequestLog } from './request-log.ts'

/** What the control port works on. */
export interface ControlParts {
  readonly books: Books
  readonly faults: Faults
  readonly log: RequestLog
  readonly pace: LifePace
}

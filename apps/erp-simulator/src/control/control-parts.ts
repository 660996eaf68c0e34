import type { LifePace } from '../scenarios/let-time-pass.ts'
import type { Books } from '../state/books.ts'
import type { Faults } from './faults.ts'

/** What the control port works on. */
export interface ControlParts {
  readonly books: Books
  readonly faults: Faults
  readonly pace: LifePace
}

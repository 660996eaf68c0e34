import type { NewAudit } from '../platform/command/audit.store.ts'
import type { CommittedRefusal } from '../platform/command/committed-refusal.ts'
import type { RepeatKey } from '../platform/command/repeat-keys.store.ts'
import { isSettlingAnswer, type SettlingAnswer } from '../platform/command/settling-answer.ts'
import { momentOf } from '../platform/db/write-parts.ts'
import type { CallScope, Notes } from './call-context.ts'

/** A command to run: what it was sent, and the key that makes a repeat of it nothing new. */
export interface Work {
  readonly input: Readonly<Record<string, unknown>>
  readonly key: RepeatKey | null
}

/** What a command came to. */
export interface Outcome {
  readonly answer: unknown
  readonly refusal: CommittedRefusal | null
  readonly settling: SettlingAnswer<unknown> | null
  readonly effects: Notes['effects']
}

/** Of a command that was served: its answer has the shape of the contract. */
export function outcomeOf(scope: CallScope, served: unknown, { effects }: Notes): Outcome {
  const settling = isSettlingAnswer(served) ? served : null
  const answer = scope.plan.shapeAnswer(settling === null ? served : settling.value)
  return { answer, settling, refusal: null, effects }
}

export function auditRow(scope: CallScope, notes: Notes): NewAudit {
  return {
    at: momentOf(scope.parts.clock.now()),
    userName: scope.user?.userName ?? '',
    call: scope.plan.name,
    locationNo: notes.locationNo,
    subject: notes.audit?.subject ?? null,
    details: notes.audit?.details ?? {},
    requestId: scope.requestId,
  }
}

/** The code of PostgreSQL for what went wrong; empty for everything else. */
export function sqlState(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return sqlState(error.cause)
}

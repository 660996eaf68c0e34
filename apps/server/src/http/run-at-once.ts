import { PortalError } from '@portal/contract/errors.ts'
import { auditPart } from '../platform/command/audit.store.ts'
import { CommittedRefusal } from '../platform/command/committed-refusal.ts'
import { NeedsLock } from '../platform/command/needs-lock.ts'
import { answeredPart, keptRow } from '../platform/command/repeat-keys.store.ts'
import { addTo, isGuarded, type Parts, writeParts } from '../platform/db/write-parts.ts'
import { type CallScope, commandContext, type Notes } from './call-context.ts'
import { auditRow, type Outcome, outcomeOf, sqlState, type Work } from './command-work.ts'
import { bodyHashOf } from './idempotency.ts'

/** Taken by another send, or ended by PostgreSQL because two locked each other out. */
const mayRunAgain = new Set(['23505', '40001', '40P01'])

/** Whether a run in a transaction may come to something else: it claims the key first, and locks what it reads. */
function mayDiffer(error: unknown, { key }: Work, { relied }: Notes): boolean {
  if (error instanceof NeedsLock || error instanceof CommittedRefusal) return true
  // It may be refused for what the first send of it did, or for what has changed since it was seen.
  if (error instanceof PortalError) return key !== null || relied.length > 0
  return mayRunAgain.has(sqlState(error))
}

/** Everything that a run wants to write, with its audit row and the answer kept for a repeat. */
function addRows(parts: Parts, scope: CallScope, run: { work: Work; notes: Notes; answer: unknown }): void {
  const { work, notes, answer } = run
  const { input, key } = work
  addTo(parts, [auditPart, auditRow(scope, notes)])
  if (key === null) return
  const sent = { bodyHash: bodyHashOf(input), createdAt: scope.parts.clock.now() }
  addTo(parts, [answeredPart, { ...keptRow(key, { answer, locationNos: [...notes.permitted] }), ...sent }])
}

/**
 * The first run of a call that writes at once: it reads without locks, and all it writes is one statement, which is a
 * transaction by itself. Nothing is written where its guard finds that what was read has changed, or where the key of a
 * repeat is taken.
 * @returns null when it is to run in a transaction
 */
export async function runAtOnce(scope: CallScope, work: Work): Promise<Outcome | null> {
  const { serving } = scope.plan
  if (serving.kind !== 'atOnce') return null
  const parts: Parts = new Map()
  const { ctx, notes } = commandContext(scope, { db: scope.parts.db, locks: false, together: parts })
  try {
    const outcome = outcomeOf(scope, await serving.serve(ctx, work.input), notes)
    if (parts.size > 0 && !isGuarded(parts)) throw new Error(`${scope.plan.name} writes without a guard`)
    addRows(parts, scope, { work, notes, answer: outcome.answer })
    if (await writeParts(scope.parts.db, parts)) return outcome
  } catch (error) {
    if (!mayDiffer(error, work, notes)) throw error
  }
  // Nothing was written by it: it was too old, or is not known to be new enough.
  for (const forget of notes.relied) forget()
  return null
}

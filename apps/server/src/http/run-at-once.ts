import { PortalError } from '@portal/contract/errors.ts'
import { auditPart } from '../platform/command/audit.store.ts'
import { CommittedRefusal } from '../platform/command/committed-refusal.ts'
import { NeedsLock } from '../platform/command/needs-lock.ts'
import { answeredPart, keptRow } from '../platform/command/repeat-keys.store.ts'
import { addTo, isGuarded, momentOf, type Parts, writeParts } from '../platform/db/write-parts.ts'
import { type CallScope, commandContext, type Notes } from './call-context.ts'
import { auditRow, type Outcome, outcomeOf, sqlState, type Work } from './command-work.ts'
import { bodyHashOf } from './idempotency.ts'

/** Taken by another send, or ended by PostgreSQL because two locked each other out. */
const mayRunAgain = new Set(['23505', '40001', '40P01'])

/** Whether a run in a transaction may come to something else: it claims the key first, and locks what it reads. */
function mayDiffer(error: unknown, { key }: Work): boolean {
  if (error instanceof NeedsLock || error instanceof CommittedRefusal) return true
  // It may be refused for what the first send of it did.
  if (error instanceof PortalError) return key !== null
  return mayRunAgain.has(sqlState(error))
}

/** Everything that a run wants to write, with its audit row and the answer kept for a repeat. */
function addRows(parts: Parts, scope: CallScope, run: { work: Work; notes: Notes; answer: unknown }): void {
  const { work, notes, answer } = run
  const { input, key } = work
  addTo(parts, [auditPart, auditRow(scope, notes)])
  if (key === null) return
  const sent = { bodyHash: bodyHashOf(input), createdAt: momentOf(scope.parts.clock.now()) }
  addTo(parts, [answeredPart, { ...keptRow(key, { answer, locationNos: [...notes.permitted] }), ...sent }])
}

/** Forgets what the run decided by although it may be older; @returns whether there was any such thing */
function forgetSeen({ relied }: Notes): boolean {
  for (const forget of relied) forget()
  return relied.length > 0
}

async function tryAtOnce(scope: CallScope, work: Work, findsSeen: boolean): Promise<Outcome | 'reads' | 'locks'> {
  const { serving } = scope.plan
  if (serving.kind !== 'atOnce') return 'locks'
  const parts: Parts = new Map()
  const { ctx, notes } = commandContext(scope, { db: scope.parts.db, locks: false, together: parts, findsSeen })
  try {
    const outcome = outcomeOf(scope, await serving.serve(ctx, work.input), notes)
    if (parts.size > 0 && !isGuarded(parts)) throw new Error(`${scope.plan.name} writes without a guard`)
    addRows(parts, scope, { work, notes, answer: outcome.answer })
    if (await writeParts(scope.parts.db, parts)) return outcome
    return forgetSeen(notes) ? 'reads' : 'locks'
  } catch (error) {
    const mayBeOutdated = error instanceof PortalError && notes.relied.length > 0
    if (!mayBeOutdated && !mayDiffer(error, work)) throw error
    forgetSeen(notes)
    return mayBeOutdated ? 'reads' : 'locks'
  }
}

/**
 * The first runs of a call that writes at once: all it writes is one statement, which is a transaction by itself. Nothing
 * is written where its guard finds that what it decided by has changed, or where the key of a repeat is taken. The first
 * may decide by what this process saw last; where that is refused or has changed, the second reads, without locks.
 * @returns null when it is to run in a transaction
 */
export async function runAtOnce(scope: CallScope, work: Work): Promise<Outcome | null> {
  const first = await tryAtOnce(scope, work, true)
  const outcome = first === 'reads' ? await tryAtOnce(scope, work, false) : first
  return typeof outcome === 'string' ? null : outcome
}

import { PortalError } from '@portal/contract/errors.ts'
import type { Subject } from '@portal/contract/subjects.ts'
import { AskAgain } from '../platform/command/ask-again.ts'
import { auditPart, insertAudit } from '../platform/command/audit.store.ts'
import { CommittedRefusal } from '../platform/command/committed-refusal.ts'
import { findRepeatKey, keptPart, keptRow, settleRepeat } from '../platform/command/repeat-keys.store.ts'
import type { Db } from '../platform/db/database.ts'
import { forReading } from '../platform/db/on-behalf-of.ts'
import { inTransaction } from '../platform/db/second-connection.ts'
import { type SendLast, transact } from '../platform/db/transact.ts'
import { type PartRow, writeRows } from '../platform/db/write-parts.ts'
import { isCachedAnswer } from '../platform/memory/pack-answer.ts'
import { askingContext, type CallScope, commandContext, type Notes, permitLocation } from './call-context.ts'
import type { Handler } from './call-plan.ts'
import { auditRow, type Outcome, outcomeOf, sqlState, type Work } from './command-work.ts'
import { claimRepeatKey } from './idempotency.ts'
import { tellMemory, tellPages } from './tell-change.ts'

/** Two commands that lock each other out: PostgreSQL ends one, which may simply try again. */
const mayTryAgain = new Set(['40001', '40P01'])
const mostTries = 3

async function runEffects(scope: CallScope, effects: Notes['effects']): Promise<void> {
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      scope.parts.log.error({ err: error, requestId: scope.requestId, call: scope.plan.name }, 'after-commit failed')
    }
  }
}

interface ServedWork extends Work {
  readonly serve: Handler
}

interface Transaction {
  readonly tx: Db
  readonly sendLast: SendLast
}

async function runInTransaction({ tx, sendLast }: Transaction, scope: CallScope, work: ServedWork): Promise<Outcome> {
  const nothing = { refusal: null, settling: null, effects: [] }
  const now = scope.parts.clock.now()
  const earlier = work.key === null ? null : await claimRepeatKey(tx, work.key, { input: work.input, now })
  if (earlier !== null) {
    // Since the first send a location may have been taken from them.
    for (const locationNo of earlier.locationNos) await permitLocation(scope, tx, locationNo)
    return { ...nothing, answer: earlier.answer }
  }
  const { ctx, notes } = commandContext(scope, tx)
  try {
    const outcome = outcomeOf(scope, await work.serve(ctx, work.input), notes)
    notes.effects.unshift(() => tellMemory(scope, notes))
    notes.effects.push(() => tellPages(scope, notes))
    sendLast(writeRows(tx, [[auditPart, auditRow(scope, notes)], ...answerRows(work, outcome, notes)]))
    return outcome
  } catch (error) {
    if (!(error instanceof CommittedRefusal)) throw error
    if (notes.audit !== null) sendLast(insertAudit(tx, auditRow(scope, notes)))
    return { ...nothing, answer: null, refusal: error, effects: notes.effects }
  }
}

/** The answer to the key, which the transaction has taken: a second send gets it. */
function answerRows({ key }: Work, { answer }: Outcome, { permitted }: Notes): readonly PartRow[] {
  return key === null ? [] : [[keptPart, keptRow(key, { answer, locationNos: [...permitted] })]]
}

async function settle(scope: CallScope, outcome: Outcome, key: Work['key']): Promise<unknown> {
  if (outcome.settling === null) return outcome.answer
  try {
    const answer = scope.plan.shapeAnswer(await outcome.settling.settle(scope.parts))
    if (key !== null) await settleRepeat(scope.parts.db, key, answer)
    return answer
  } catch (error) {
    scope.parts.log.warn({ err: error, requestId: scope.requestId, call: scope.plan.name }, 'answer did not settle')
    return outcome.answer
  }
}

async function commit(scope: CallScope, work: ServedWork): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact(scope.parts.db, (tx, sendLast) =>
        inTransaction(() => runInTransaction({ tx, sendLast }, scope, work)),
      )
    } catch (error) {
      if (tries === mostTries || !mayTryAgain.has(sqlState(error))) throw error
    }
  }
}

/** Of a command that was answered before; its transaction finds that answer and comes to nothing else. */
const answered: Handler = async () => {
  throw new Error('The answer of an earlier send is gone')
}

/** What the command does, after whatever it must ask first: that waits, so nothing of the database is held meanwhile. */
async function prepare(scope: CallScope, { input, key }: Work): Promise<Handler> {
  const { serving } = scope.plan
  if (serving.kind === 'query') throw new Error(`${scope.plan.name} is no command`)
  if (serving.kind !== 'asking') return serving.serve
  const isAnswered = async () => key !== null && (await findRepeatKey(scope.parts.db, key)) !== null
  if (await isAnswered()) return answered
  const { ctx } = askingContext(scope)
  try {
    return await serving.ask(ctx, input)
  } catch (error) {
    // What it is refused for may be what the first send of it did meanwhile.
    if (error instanceof PortalError && (await isAnswered())) return answered
    throw error
  }
}

/** A command: everything it writes, its audit row and its stored answer commit together or not at all. */
export async function runCommand(scope: CallScope, input: Work['input'], repeatKey: string | null): Promise<unknown> {
  const { plan, user } = scope
  const key =
    repeatKey === null || user === null || !plan.isRepeatable
      ? null
      : { userName: user.userName, call: plan.name, key: repeatKey }
  const outcome = await askAndCommit(scope, { input, key })
  await runEffects(scope, outcome.effects)
  if (outcome.refusal !== null) throw outcome.refusal
  return settle(scope, outcome, key)
}

async function askAndCommit(scope: CallScope, work: Work): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    const serve = await prepare(scope, work)
    try {
      return await commit(scope, { ...work, serve })
    } catch (error) {
      if (!(error instanceof AskAgain)) throw error
      if (tries === mostTries) throw error.refusal
    }
  }
}

/** What has large tables, which grow with the years: only reading them is worth the two questions before it. */
const largeSubjects: ReadonlySet<Subject> = new Set([
  'stock',
  'inspections',
  'orders',
  'requests',
  'invoices',
  'exitOrders',
])

function readingScope(scope: CallScope): CallScope {
  if (!scope.plan.call.reads.some((subject) => largeSubjects.has(subject))) return scope
  return { ...scope, parts: { ...scope.parts, db: forReading(scope.parts.db) } }
}

/** A query: reads, and changes nothing. Its answer may be one that is kept. */
export async function runQuery(scope: CallScope, input: Work['input']): Promise<unknown> {
  const { serving } = scope.plan
  if (serving.kind !== 'query') throw new Error(`${scope.plan.name} is no query`)
  const { ctx, notes } = askingContext(readingScope(scope))
  const answer = await serving.serve(ctx, input)
  if (notes.effects.length > 0) await runEffects(scope, notes.effects)
  return isCachedAnswer(answer) ? answer : scope.plan.shapeAnswer(answer)
}

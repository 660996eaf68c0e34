import type { ConfirmedRecords } from '../../platform/back-office/confirmed-records.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Committing, transactWith } from '../../platform/db/transact.ts'
import type { Logger } from '../../platform/log/log.ts'
import { type AnsweredWrite, createConfirmWrites } from './confirm-writes.store.ts'
import { correctionsIn } from './correct-payload.ts'
import { recordTry } from './outbox.store.ts'
import type { ClaimedWrite, OutboxOutcome, TryResult } from './outbox-row.ts'
import { type WriteRecord, writeKindOf } from './write-kinds.ts'

/** Called in the transaction that records the end. */
export type OnOutcome = (own: Committing, outcome: OutboxOutcome) => Promise<void>

/** Records of which many are confirmed at once. */
export type ConfirmedTogether = ConfirmedRecords & { readonly record: WriteRecord }

export interface RecordParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly onOutcome: OnOutcome
  /** Records that are confirmed together; null where each is by `onOutcome`. */
  readonly confirmed: ConfirmedTogether | null
  /** Called after the commit of every final outcome, for calls of this process that wait for it. */
  readonly onEnd: (externalId: string) => void
  /** Called after tries, for open lists of the outbox. */
  readonly onChange: () => void
}

function outcomeOf(write: ClaimedWrite, result: TryResult): OutboxOutcome | null {
  if (result.state !== 'confirmed' && result.state !== 'rejected' && result.state !== 'parked') return null
  const { externalId, kind } = write
  const record = writeKindOf(kind)?.record ?? null
  const reason = result.state === 'confirmed' ? '' : (result.message ?? '')
  const corrections = result.keptEarlier ? correctionsIn(kind, write.replaced) : {}
  return { externalId, kind, record, state: result.state, erpNo: result.erpNo, reason, corrections }
}

/** The text of the back office stays out of the log: it may repeat what somebody typed. The operator's page has it. */
function logTry({ log }: RecordParts, { write, result }: AnsweredWrite): void {
  const { externalId, kind, aggregateKey } = write
  const { state, status, code, correlationId } = result
  const facts = { externalId, kind, aggregateKey, state, status, code, correlation: correlationId }
  if (state === 'parked') log.error(facts, 'write parked: it waits for an operator')
  else if (status === 401 || status === 403) log.error(facts, 'the back office refuses the account')
  else log.info(facts, 'write tried')
}

/** Records a try and its consequences in one transaction. */
async function recordAlone(parts: RecordParts, one: AnsweredWrite): Promise<void> {
  const { write, result } = one
  const outcome = outcomeOf(write, result)
  await transactWith({ db: parts.db }, async (own) => {
    const isOurs = await recordTry(own.db, write, { ...result, now: parts.clock.now() })
    if (!isOurs || outcome === null) return
    await parts.onOutcome(own, outcome)
    own.afterCommit(() => parts.onEnd(write.externalId))
  })
  logTry(parts, one)
  parts.onChange()
}

const isConfirmed = (records: ConfirmedTogether, { write, result }: AnsweredWrite): boolean =>
  result.state === 'confirmed' && !result.keptEarlier && writeKindOf(write.kind)?.record === records.record

type Claim = (db: Db) => Promise<readonly ClaimedWrite[]>

/** Writes down tries; what is claimed next sees what they no longer hold back. */
export interface TryRecorder {
  /** Whether many of it can be ended by one statement. */
  readonly endsTogether: (one: AnsweredWrite) => boolean
  readonly alone: (one: AnsweredWrite) => Promise<void>
  /** @returns those of `many` that are left to be recorded alone, and what was claimed */
  readonly together: (
    many: readonly AnsweredWrite[],
    claim: Claim | null,
  ) => Promise<{ readonly left: readonly AnsweredWrite[]; readonly claimed: readonly ClaimedWrite[] }>
}

export function createTryRecorder(parts: RecordParts): TryRecorder {
  const { db, clock, log, confirmed } = parts
  const confirm = confirmed === null ? null : createConfirmWrites(confirmed)
  /** @returns those that it did not end */
  const end = async (many: readonly AnsweredWrite[]): Promise<readonly AnsweredWrite[]> => {
    if (confirm === null || many.length === 0) return many
    const ended = await confirm(db, many, clock.now()).catch((error) => {
      log.warn({ err: error }, 'writes could not be ended together')
      return null
    })
    for (const [tried, tell] of ended ?? []) {
      logTry(parts, tried)
      tell()
      parts.onEnd(tried.write.externalId)
    }
    if (ended !== null && ended.size > 0) parts.onChange()
    return many.filter((tried) => ended?.has(tried) !== true)
  }
  return {
    endsTogether: (one) => confirmed !== null && isConfirmed(confirmed, one),
    alone: (one) => recordAlone(parts, one),
    async together(many, claim) {
      const left = await end(many)
      return { left, claimed: claim === null ? [] : await claim(db) }
    },
  }
}

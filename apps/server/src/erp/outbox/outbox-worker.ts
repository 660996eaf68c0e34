import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { transact } from '../../platform/db/transact.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { createWakeablePause } from '../../platform/jobs/wakeable-pause.ts'
import type { Logger } from '../../platform/log/log.ts'
import type { Codeunit } from '../codeunit/codeunit.ts'
import type { Metacom } from '../metacom/metacom.ts'
import type { CompanySource } from '../odata/company-list.ts'
import { correctionsIn } from './correct-payload.ts'
import { decideNext } from './decide-next.ts'
import { claimWrite, expireLeases, findWriteState, keepCompany, recordTry, renewLease } from './outbox.store.ts'
import type { ClaimedWrite, OutboxOutcome, TryResult } from './outbox-row.ts'
import { tryWrite } from './send-write.ts'
import { writeKindOf } from './write-kinds.ts'

/** Told in the transaction that records the end; what it returns runs after the commit. */
export type OnOutcome = (tx: Db, outcome: OutboxOutcome) => Promise<() => void>

export interface OutboxParts {
  readonly db: Db
  readonly clock: Clock
  readonly log: Logger
  readonly codeunit: Codeunit
  readonly metacom: Metacom | null
  readonly company: CompanySource
  readonly files: Pick<FileStore, 'read'>
  /** False while nothing may be sent: rows then wait instead of being claimed. */
  readonly mayClaim: () => boolean
  readonly onOutcome: OnOutcome
  /** Called after the commit of every final outcome, for calls of this process that wait for it. */
  readonly onEnd: (externalId: string) => void
  /** Called after every try, for open lists of the outbox. */
  readonly onChange: () => void
  readonly pollMs: number
  /** How soon others go on with the writes of a worker that vanished; a worker at work renews its leases in time. */
  readonly leaseMs: number
  /** Writes on their way at once. */
  readonly parallel: number
}

export interface OutboxWorker {
  /** Look now instead of at the next poll. */
  wake(): void
  /** Works until nothing is due; for tests and for a last round. */
  runOnce(): Promise<void>
  stop(): Promise<void>
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
function logTry({ log }: OutboxParts, write: ClaimedWrite, result: TryResult): void {
  const { externalId, kind, aggregateKey } = write
  const { state, status, code, correlationId } = result
  const facts = { externalId, kind, aggregateKey, state, status, code, correlation: correlationId }
  if (state === 'parked') log.error(facts, 'write parked: it waits for an operator')
  else if (status === 401 || status === 403) log.error(facts, 'the back office refuses the account')
  else log.info(facts, 'write tried')
}

/** Records the try and its consequences in one transaction. */
async function finish(parts: OutboxParts, write: ClaimedWrite, result: TryResult): Promise<void> {
  const outcome = outcomeOf(write, result)
  const after = await transact(parts.db, async (tx) => {
    const isOurs = await recordTry(tx, write, { ...result, now: parts.clock.now() })
    return isOurs && outcome !== null ? parts.onOutcome(tx, outcome) : null
  })
  logTry(parts, write, result)
  parts.onChange()
  if (after === null) return
  after()
  parts.onEnd(write.externalId)
}

/** A try may take minutes: its lease is short, and renewed as long as this process lives. */
async function tryLeased(parts: OutboxParts, write: ClaimedWrite): ReturnType<typeof tryWrite> {
  const renew = () => {
    const until = new Date(parts.clock.now().getTime() + parts.leaseMs)
    renewLease(parts.db, write, until).catch((error) => parts.log.warn({ err: error }, 'lease could not be renewed'))
  }
  const timer = setInterval(renew, parts.leaseMs / 3)
  try {
    const onDefect = (err: unknown) => parts.log.error({ err, kind: write.kind }, 'a write cannot be made')
    const findWrite = (externalId: string) => findWriteState(parts.db, externalId)
    const keep = (company: string) => keepCompany(parts.db, write, company)
    return await tryWrite({ ...parts, findWrite, onDefect, keepCompany: keep }, write)
  } finally {
    clearInterval(timer)
  }
}

/** @param onClaim called as soon as a write is on its way */
async function workOne(parts: OutboxParts, onClaim: () => void): Promise<boolean> {
  if (!parts.mayClaim()) return false
  const write = await claimWrite(parts.db, parts.clock.now(), parts.leaseMs)
  if (write === null) return false
  onClaim()
  const begun = performance.now()
  const answer = await tryLeased(parts, write)
  const result = decideNext(answer, {
    phase: write.phase,
    attempts: write.attempts,
    ageMs: parts.clock.now().getTime() - write.since.getTime(),
    durationMs: performance.now() - begun,
    chance: Math.random(),
    last: write.last,
  })
  await finish(parts, write, result)
  return true
}

/** Brings every stored write to the back office exactly once; any number of workers may run on one database. */
export function startOutboxWorker(parts: OutboxParts): OutboxWorker {
  const { wake, rest } = createWakeablePause(parts.pollMs)
  let isStopped = false
  /** While there is something to claim one more looks, so that nothing due is asked for once by each in vain. */
  const workUntilIdle = async (): Promise<void> => {
    const running: Promise<void>[] = []
    const begin = () => {
      const one = workAlong()
      // Waited for below; another one may fail before.
      one.catch(() => undefined)
      running.push(one)
    }
    const workAlong = async (): Promise<void> => {
      let isFirst = true
      const onClaim = () => {
        if (isFirst && running.length < parts.parallel) begin()
        isFirst = false
      }
      while (!isStopped && (await workOne(parts, onClaim)));
    }
    begin()
    for (const one of running) await one
  }
  let sweptAt = Number.NEGATIVE_INFINITY
  /** A lease runs out with time, and not because something new waits. */
  const sweep = async (): Promise<void> => {
    if (performance.now() - sweptAt < parts.pollMs) return
    await expireLeases(parts.db, parts.clock.now())
    sweptAt = performance.now()
  }
  const runOnce = async (): Promise<void> => {
    await sweep()
    await workUntilIdle()
  }
  const loop = async (): Promise<void> => {
    while (!isStopped) {
      await runOnce().catch((error) => parts.log.error({ err: error }, 'outbox round failed'))
      await rest()
    }
  }
  const running = loop()
  return {
    wake,
    runOnce,
    async stop() {
      isStopped = true
      wake()
      await running
    },
  }
}

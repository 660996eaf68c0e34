import type { Db } from '../../platform/db/database.ts'
import { isDatabaseAway } from '../../platform/db/database-away.ts'
import type { FileStore } from '../../platform/files/files.ts'
import { createWakeablePause } from '../../platform/jobs/wakeable-pause.ts'
import type { Codeunit } from '../codeunit/codeunit.ts'
import type { Metacom } from '../metacom/metacom.ts'
import type { CompanySource } from '../odata/company-list.ts'
import type { AnsweredWrite } from './confirm-writes.store.ts'
import { decideNext } from './decide-next.ts'
import { claimWrites, expireLeases, findWriteState, keepCompany, renewLease } from './outbox.store.ts'
import type { ClaimedWrite } from './outbox-row.ts'
import { createTryRecorder, type RecordParts } from './record-tries.ts'
import { tryWrite } from './send-write.ts'

export interface OutboxParts extends RecordParts {
  readonly codeunit: Codeunit
  readonly metacom: Metacom | null
  readonly company: CompanySource
  readonly files: Pick<FileStore, 'read'>
  /** Whether a write may be claimed or a lease is over: asked before what nobody woke it for. */
  readonly hasDue: () => Promise<boolean>
  /** False while nothing may be sent: rows then wait instead of being claimed. */
  readonly mayClaim: () => boolean
  readonly pollMs: number
  /** How soon others go on with the writes of a worker that vanished; a worker at work renews its leases in time. */
  readonly leaseMs: number
  /** Writes on their way at once. */
  readonly parallel: number
}

export interface OutboxWorker {
  /** Look now instead of at the next poll. */
  wake(): void
  stop(): Promise<void>
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

/** One try of a write that this worker holds. */
async function answer(parts: OutboxParts, write: ClaimedWrite): Promise<AnsweredWrite> {
  const begun = performance.now()
  const said = await tryLeased(parts, write)
  const result = decideNext(said, {
    phase: write.phase,
    attempts: write.attempts,
    ageMs: parts.clock.now().getTime() - write.since.getTime(),
    durationMs: performance.now() - begun,
    chance: Math.random(),
    last: write.last,
  })
  return { write, result }
}

const logFailure = ({ log }: OutboxParts, error: unknown): void =>
  log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, 'outbox round failed')

/**
 * Brings every stored write to the back office exactly once; any number of workers may run on one database. What ends
 * while the database is at work is written down together, with the claim of what comes next.
 */
export function startOutboxWorker(parts: OutboxParts): OutboxWorker {
  const { wake, rest, heed } = createWakeablePause(parts.pollMs)
  const recorder = createTryRecorder(parts)
  let isStopped = false
  /** Writes that are sent, or recorded alone: each has a place. */
  let atWork = 0
  let answered: AnsweredWrite[] = []

  const atPlace = (work: Promise<unknown>): void => {
    atWork += 1
    // A write that is not recorded is asked for at the back office when its lease is over.
    work
      .catch((error) => logFailure(parts, error))
      .finally(() => {
        atWork -= 1
        wake()
      })
  }
  const send = async (write: ClaimedWrite): Promise<void> => {
    const one = await answer(parts, write)
    if (recorder.endsTogether(one)) answered.push(one)
    else await recorder.alone(one)
  }
  let sweptAt = Number.NEGATIVE_INFINITY
  /** A lease runs out with time, and not because something new waits. */
  const sweep = async (): Promise<void> => {
    if (performance.now() - sweptAt < parts.pollMs) return
    await expireLeases(parts.db, parts.clock.now())
    sweptAt = performance.now()
  }
  /** Writes down what ended since the last turn, and takes what is due for the places that are free. */
  const takeTurn = async (): Promise<void> => {
    await sweep()
    heed()
    const ended = answered
    answered = []
    const most = isStopped || !parts.mayClaim() ? 0 : parts.parallel - atWork
    const claim = (db: Db) => claimWrites(db, { now: parts.clock.now(), leaseMs: parts.leaseMs, most })
    const { left, claimed } = await recorder.together(ended, most > 0 ? claim : null)
    for (const one of left) atPlace(recorder.alone(one))
    for (const write of claimed) atPlace(send(write))
  }
  const loop = async (): Promise<void> => {
    let isWoken = true
    const turn = async () => {
      // Without work a tenant holds no connection for it.
      if (isWoken || atWork > 0 || (await parts.hasDue())) await takeTurn()
    }
    for (;;) {
      await turn().catch((error) => logFailure(parts, error))
      if (isStopped && atWork === 0 && answered.length === 0) return
      isWoken = await rest()
    }
  }
  const running = loop()
  return {
    wake,
    async stop() {
      isStopped = true
      wake()
      await running
    },
  }
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceName } from '@portal/erp-protocol/services.ts'
import type { CompanyOptions, CompanyRows } from '../company/contract.ts'
import type { Faults } from '../control/faults.ts'
import { createClock, dayOf, realTime, type SimulatedClock } from './clock.ts'
import { deriveStock, touchedKeys } from './derive-stock.ts'
import { createFiles, type Files } from './files.ts'
import { type Journal, openJournal } from './journal.ts'
import { createLateCommits } from './late-commits.ts'
import type { Row } from './row.ts'
import { createStore, type Store, type Transaction } from './store.ts'

/** The durable back office: a company made from its seed, and a journal of all that happened since. */
export interface Books {
  readonly store: Store
  readonly clock: SimulatedClock
  /** The rows of a service as those outside read them, in the order of the key: without what is committed late. */
  committed(service: ServiceName): readonly Row[]
  /** Waiting times that somebody set, over the usual ones. */
  readonly pace: Readonly<Record<string, number>>
  /** Contents that were handed in. */
  readonly files: Files
  /** The last day of which the work of the night is done; `YYYY-MM-DD`. */
  readonly closedDay: string
  /** Makes a transaction durable and then visible; returns when it is on the disk. */
  commit(transaction: Transaction): void
  /** Begins again with the company as it was made; row versions and number series go on rising. */
  reset(): void
  close(): void
}

export interface BooksOptions {
  readonly dataDir: string
  /** Null keeps the size the company was made with, 1 for a new one. */
  readonly scale: number | null
  readonly seed: number
  readonly faults?: Faults
}

type Generate = (options: CompanyOptions) => CompanyRows

const journalName = 'journal.jsonl'

/** The day the company was made stays, so that the same rows come back after a restart on another day. */
function readBase({ dataDir, scale, seed }: BooksOptions, today: string): CompanyOptions {
  const file = join(dataDir, 'company.json')
  if (existsSync(file)) {
    // Written below in this shape.
    const known = JSON.parse(readFileSync(file, 'utf8')) as CompanyOptions
    if (known.scale === (scale ?? known.scale) && known.seed === seed) return known
    rmSync(join(dataDir, journalName), { force: true })
  }
  mkdirSync(dataDir, { recursive: true })
  const base = { scale: scale ?? 1, seed, today }
  writeFileSync(`${file}.new`, JSON.stringify(base))
  renameSync(`${file}.new`, file)
  return base
}

export function openBooks(options: BooksOptions, generate: Generate): Books {
  const clock = createClock()
  const base = readBase(options, dayOf(clock.now()))
  const rows = generate(base)
  const freshStore = (): Store => createStore(rows, clock, `${base.today}T00:00:00.000Z`)
  let store = freshStore()
  let pace: Readonly<Record<string, number>> = {}
  let closedDay = base.today
  /** @returns the stock keys that have to be derived again */
  const apply = (transaction: Transaction): ReadonlySet<string> => {
    if (transaction.clock !== undefined) clock.use(transaction.clock)
    if (transaction.pace !== undefined) pace = transaction.pace
    if (transaction.closedDay !== undefined) closedDay = transaction.closedDay
    const before = touchedKeys(store, transaction.changes)
    store.apply(transaction)
    return new Set([...before, ...touchedKeys(store, transaction.changes)])
  }
  const replayed = new Set<string>()
  const journal: Journal = openJournal(join(options.dataDir, journalName), (entry) => {
    // The journal holds only what `commit` and `reset` wrote.
    for (const key of apply(entry as Transaction)) replayed.add(key)
  })
  // Once for all of it: after each of ten thousand orders it would take minutes.
  deriveStock(store, replayed)
  const late = options.faults === undefined ? null : createLateCommits(options.faults, () => store)
  const commit = (transaction: Transaction): void => {
    journal.append(transaction)
    late?.hold(transaction)
    deriveStock(store, apply(transaction))
  }
  return {
    get store() {
      return store
    },
    get pace() {
      return pace
    },
    get closedDay() {
      return closedDay
    },
    files: createFiles(join(options.dataDir, 'files')),
    clock,
    committed: (service) => (late === null ? store.all(service) : late.visible(service)),
    commit,
    reset: () => {
      const kept = { counters: { ...store.counters }, raiseVersions: store.version }
      const begin = { changes: [], clock: realTime, pace: {}, closedDay: base.today, ...kept }
      journal.restart(begin)
      store = freshStore()
      apply(begin)
    },
    close: () => journal.close(),
  }
}

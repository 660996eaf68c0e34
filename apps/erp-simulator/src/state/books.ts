import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CompanyOptions, CompanyRows } from '../company/contract.ts'
import type { SimulatorConfig } from '../config.ts'
import { createClock, type SimulatedClock } from './clock.ts'
import { type Journal, openJournal } from './journal.ts'
import { createStore, type Store, type Transaction } from './store.ts'

/** The durable back office: a company made from its seed, and a journal of all that happened since. */
export interface Books {
  readonly store: Store
  readonly clock: SimulatedClock
  /** Makes a transaction durable and then visible; returns when it is on the disk. */
  commit(transaction: Transaction): void
  moveClock(ms: number): void
  /** Throws away all that happened and begins again with the same company. */
  reset(): void
  close(): void
}

type Generate = (options: CompanyOptions) => CompanyRows

/** The day the company was made stays, so that the same rows come back after a restart on another day. */
function readBase(config: SimulatorConfig, today: string): CompanyOptions {
  const file = join(config.dataDir, 'company.json')
  if (existsSync(file)) {
    // Written below in this shape.
    const known = JSON.parse(readFileSync(file, 'utf8')) as CompanyOptions
    if (known.scale === (config.scale ?? known.scale) && known.seed === config.seed) return known
    rmSync(join(config.dataDir, 'journal.jsonl'), { force: true })
  }
  mkdirSync(config.dataDir, { recursive: true })
  const base = { scale: config.scale ?? 1, seed: config.seed, today }
  writeFileSync(file, JSON.stringify(base))
  return base
}

export function openBooks(config: SimulatorConfig, generate: Generate): Books {
  const clock = createClock()
  const base = readBase(config, clock.today())
  const rows = generate(base)
  let store = createStore(rows, clock)
  const replay = (entry: unknown): void => {
    // The journal holds only what `commit` wrote.
    const transaction = entry as Transaction
    if (transaction.clockOffsetMs !== undefined) clock.move(transaction.clockOffsetMs - clock.offsetMs)
    store.apply(transaction)
  }
  const journal: Journal = openJournal(join(config.dataDir, 'journal.jsonl'), replay)
  return {
    get store() {
      return store
    },
    clock,
    commit: (transaction) => {
      journal.append(transaction)
      store.apply(transaction)
    },
    moveClock: (ms) => {
      clock.move(ms)
      journal.append({ changes: [], clockOffsetMs: clock.offsetMs })
    },
    reset: () => {
      journal.clear()
      clock.move(-clock.offsetMs)
      store = createStore(rows, clock)
    },
    close: () => journal.close(),
  }
}

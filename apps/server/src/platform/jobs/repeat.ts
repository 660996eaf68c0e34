import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '../db/database-away.ts'
import type { Logger } from '../log/log.ts'

interface Repetition {
  /** Milliseconds between the end of a round and the next one. */
  readonly everyMs: number
  readonly signal: AbortSignal
  readonly log: Logger
  /** What it is, for the log. */
  readonly what: string
}

/** Does small work again and again until the signal comes; a round that fails is logged and the next one follows. */
export async function repeat(work: () => Promise<void>, { everyMs, signal, log, what }: Repetition): Promise<void> {
  while (!signal.aborted) {
    try {
      await work()
    } catch (error) {
      // That the database is away is told once, by who watches it.
      if (!signal.aborted) log[isDatabaseAway(error) ? 'warn' : 'error']({ err: error }, `${what} failed`)
    }
    if (!signal.aborted) await pause(everyMs, undefined, { signal }).catch(() => undefined)
  }
}

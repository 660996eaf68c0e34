import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from '../log/log.ts'
import { type EmbeddedPostgres, type ServerAddress, startEmbeddedPostgres } from './embedded.ts'

const firstPauseMs = 250
const longestPauseMs = 10_000

/** An embedded PostgreSQL that is started again at the same address whenever it ends by itself. */
export interface KeptPostgres {
  readonly address: ServerAddress
  stop(): Promise<void>
}

/**
 * Starts a PostgreSQL of our own on a folder and keeps it running until it is stopped.
 * @param onBegun called when its first process is there, which does not answer yet
 * @throws what went wrong when it cannot be started the first time
 */
export async function keepEmbeddedPostgres(
  folder: string,
  log: Logger,
  onBegun: () => void = () => undefined,
): Promise<KeptPostgres> {
  const first = await startEmbeddedPostgres(folder, { onBegun })
  const { address } = first
  const stopping = new AbortController()
  const { signal } = stopping
  let current: EmbeddedPostgres | null = first

  const startAgain = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      await pause(pauseMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      try {
        current = await startEmbeddedPostgres(folder, { former: address.host })
        return log.info('database is running again')
      } catch (error) {
        log.warn({ err: error }, 'database could not be started; trying again')
      }
    }
  }
  const keepRunning = async (): Promise<void> => {
    while (current !== null && !signal.aborted) {
      const lost = await Promise.race([current.lost.then(() => true), stopAsked])
      if (lost !== true) return
      current = null
      log.error('the database ended by itself; starting it again')
      await startAgain()
    }
  }
  const stopAsked = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)))
  const keeping = keepRunning()
  return {
    address,
    async stop() {
      stopping.abort()
      await keeping
      await current?.stop()
    },
  }
}

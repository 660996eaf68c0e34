import { PortalError } from '@portal/contract/errors.ts'
import { isDatabaseAway } from './database-away.ts'

interface Asked<V> {
  readonly key: string
  readonly resolve: (value: V | null) => void
  readonly reject: (error: unknown) => void
}

/** Each takes a connection, so that one that waits does not hold up everybody. */
const mostRunning = 2
const mostTogether = 50
const mostWaiting = 1000

/**
 * Reads things by key: the first at once, and those asked while statements run together in the next one. Nothing joins a
 * statement that runs, so nobody gets what is older than the question.
 * @param readAll the value of each key, in their order; null for one that is not there
 * @throws PortalError `verzoek.te_vaak` when too many wait already
 */
export function gathering<V>(
  readAll: (keys: readonly string[]) => Promise<readonly (V | null)[]>,
): (key: string) => Promise<V | null> {
  const waiting: Asked<V>[] = []
  let running = 0
  const answer = async (asked: readonly Asked<V>[]): Promise<void> => {
    try {
      const values = await readAll(asked.map(({ key }) => key))
      for (const [at, { resolve }] of asked.entries()) resolve(values[at] ?? null)
    } catch (error) {
      // What the statement cannot make of one key or its rows is the trouble of that one.
      if (asked.length > 1 && !isDatabaseAway(error)) await Promise.all(asked.map((one) => answer([one])))
      else for (const { reject } of asked) reject(error)
    }
  }
  const answerAll = async (): Promise<void> => {
    running += 1
    while (waiting.length > 0) await answer(waiting.splice(0, mostTogether))
    running -= 1
  }
  return (key) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) throw new PortalError('verzoek.te_vaak')
      waiting.push({ key, resolve, reject })
      if (running < mostRunning) void answerAll()
    })
}

import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig, type QueryResultRow } from 'pg'
import type { Logger } from '../log/log.ts'
import {
  countOtherListeners,
  createOtherListeners,
  helloChannel,
  listenerName,
  type OtherListeners,
} from './other-listeners.ts'

/** Hears what other processes of the same tenant tell; see migration tell-changes. */
export interface ChangeListener {
  on(channel: string, hear: (message: string) => void): void
  /** False while the connection is down: nothing that a change would drop may be kept then. */
  isLive(): boolean
  /** Other processes that hear what this one tells. Each says so when it begins, and all are counted now and then. */
  readonly others: Pick<OtherListeners, 'areNone' | 'onFirst'>
  /**
   * A small look over this connection, for which no call has to wait.
   * @throws Error while the connection is down
   */
  look<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  /** Asks the database over this connection, which no call has to wait for; false when there is no answer in time. */
  isAnswered(withinMs: number): Promise<boolean>
  close(): Promise<void>
}

export const changeChannel = 'portal_changes'
export const answerChannel = 'portal_answers'
export const hubChannel = 'portal_hub'
/** Somebody wants to know now whether the back office answers. */
export const tryChannel = 'portal_backoffice'
/** Told to every hearer when the connection is back, and to one that came after a message: anything may have changed. */
export const everything = '*'

const channels = [changeChannel, answerChannel, hubChannel, tryChannel]
const retryMs = 500
const longestConnectMs = 5000
/** A connection that broke silently is noticed only by sending something. */
const askEveryMs = 15_000
const longestAnswerMs = 10_000

type Hear = (channel: string, message: string) => void

interface Hearing {
  readonly hear: Hear
  readonly others: OtherListeners
}

interface Listening {
  readonly others: OtherListeners
  readonly client: Client
  /** Resolves when the connection has ended, on either side. */
  readonly ended: Promise<void>
}

async function connect(connection: ClientConfig, { hear, others }: Hearing): Promise<Listening> {
  const client = new Client({
    ...connection,
    application_name: listenerName,
    keepAlive: true,
    connectionTimeoutMillis: longestConnectMs,
  })
  const ended = new Promise<void>((resolve) => void client.once('end', resolve))
  client.on('notification', ({ channel, payload }) => {
    if (channel !== helloChannel) hear(channel, payload ?? '')
    else if (payload !== others.self) others.know(1)
  })
  // The end follows.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query([...channels, helloChannel].map((channel) => `listen ${channel}`).join('; '))
    // Whoever listened before hears of this one now, and whoever listens from now on is heard.
    await client.query('select pg_notify($1, $2)', [helloChannel, others.self])
    return { client, ended, others }
  } catch (error) {
    void client.end()
    throw error
  }
}

async function isAnswered({ client, ended, others }: Listening, withinMs: number): Promise<boolean> {
  const waiting = new AbortController()
  const answer = countOtherListeners(client).then(
    (found) => {
      others.know(found)
      return true
    },
    () => false,
  )
  const limit = pause(withinMs, false, { signal: waiting.signal }).catch(() => false)
  return Promise.race([answer, limit, ended.then(() => false)]).finally(() => waiting.abort())
}

/** Resolves when the connection ended; one over which nothing is answered any more is ended. */
async function untilEnded(listening: Listening): Promise<void> {
  const timer = setInterval(() => {
    void isAnswered(listening, longestAnswerMs).then((is) => (is ? undefined : listening.client.end()))
  }, askEveryMs)
  await listening.ended
  clearInterval(timer)
}

/**
 * Listens on a connection of its own, and on another one whenever that is lost.
 * @throws what went wrong when the first connection cannot be made
 */
export async function openListener(connection: ClientConfig, log: Logger): Promise<ChangeListener> {
  const hearers = new Map<string, ((message: string) => void)[]>()
  const closing = new AbortController()
  const { signal } = closing
  const unheard = new Set<string>()
  const tell: Hear = (channel, message) => {
    if (!hearers.has(channel)) unheard.add(channel)
    for (const hear of hearers.get(channel) ?? []) hear(message)
  }
  const others = createOtherListeners()
  const hearing = { hear: tell, others }
  let current: Listening | null = await connect(connection, hearing)
  others.know(await countOtherListeners(current.client).catch(() => null))

  const connectAgain = async (): Promise<void> => {
    while (current === null && !signal.aborted) {
      current = await connect(connection, hearing).catch(() => null)
      if (current === null) await pause(retryMs, undefined, { signal }).catch(() => undefined)
    }
    if (signal.aborted) await current?.client.end()
  }
  const keepListening = async (): Promise<void> => {
    while (current !== null) {
      await untilEnded(current)
      current = null
      others.know(null)
      if (signal.aborted) return
      log.warn('change listener lost its connection')
      await connectAgain()
      if (signal.aborted) return
      log.info('change listener is connected again')
      // Others may have lost theirs too and come back later than this one, so none are counted yet.
      others.know(1)
      for (const channel of channels) tell(channel, everything)
    }
  }
  const keeping = keepListening()
  return {
    on(channel, hear) {
      hearers.set(channel, [...(hearers.get(channel) ?? []), hear])
      // Others may answer this one's hello before anybody here hears.
      if (unheard.has(channel)) queueMicrotask(() => hear(everything))
    },
    isLive: () => current !== null,
    others,
    async look(text, values = []) {
      if (current === null) throw new Error('Connection terminated: nothing is heard now')
      return (await current.client.query(text, [...values])).rows
    },
    isAnswered: async (withinMs) => current !== null && isAnswered(current, withinMs),
    async close() {
      closing.abort()
      await current?.client.end()
      await keeping
    },
  }
}

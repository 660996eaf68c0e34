import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from '../log/log.ts'

/** Hears what other processes of the same tenant tell; see migration tell-changes. */
export interface ChangeListener {
  on(channel: string, hear: (message: string) => void): void
  /** False while the connection is down: nothing that a change would drop may be kept then. */
  isLive(): boolean
  /** Asks the database over this connection, which no call has to wait for; false when there is no answer in time. */
  isAnswered(withinMs: number): Promise<boolean>
  close(): Promise<void>
}

export const changeChannel = 'portal_changes'
export const answerChannel = 'portal_answers'
export const hubChannel = 'portal_hub'
/** Somebody wants to know now whether the back office answers. */
export const tryChannel = 'portal_backoffice'
/** Told to every hearer when the connection is back: anything may have changed meanwhile. */
export const everything = '*'

const channels = [changeChannel, answerChannel, hubChannel, tryChannel]
const retryMs = 500
const longestConnectMs = 5000
/** A connection that broke silently is noticed only by sending something. */
const askEveryMs = 15_000
const longestAnswerMs = 10_000

type Hear = (channel: string, message: string) => void

interface Listening {
  readonly client: Client
  /** Resolves when the connection has ended, on either side. */
  readonly ended: Promise<void>
}

async function connect(connection: ClientConfig, hear: Hear): Promise<Listening> {
  const client = new Client({
    ...connection,
    application_name: 'materieel-portaal listener',
    keepAlive: true,
    connectionTimeoutMillis: longestConnectMs,
  })
  const ended = new Promise<void>((resolve) => void client.once('end', resolve))
  client.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''))
  // The end follows.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(channels.map((channel) => `listen ${channel}`).join('; '))
    return { client, ended }
  } catch (error) {
    void client.end()
    throw error
  }
}

async function isAnswered({ client, ended }: Listening, withinMs: number): Promise<boolean> {
  const waiting = new AbortController()
  const answer = client.query('select 1').then(
    () => true,
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
  const tell: Hear = (channel, message) => {
    for (const hear of hearers.get(channel) ?? []) hear(message)
  }
  let current: Listening | null = await connect(connection, tell)

  const connectAgain = async (): Promise<void> => {
    while (current === null && !signal.aborted) {
      current = await connect(connection, tell).catch(() => null)
      if (current === null) await pause(retryMs, undefined, { signal }).catch(() => undefined)
    }
    if (signal.aborted) await current?.client.end()
  }
  const keepListening = async (): Promise<void> => {
    while (current !== null) {
      await untilEnded(current)
      current = null
      if (signal.aborted) return
      log.warn('change listener lost its connection')
      await connectAgain()
      if (signal.aborted) return
      log.info('change listener is connected again')
      for (const channel of channels) tell(channel, everything)
    }
  }
  const keeping = keepListening()
  return {
    on: (channel, hear) => void hearers.set(channel, [...(hearers.get(channel) ?? []), hear]),
    isLive: () => current !== null,
    isAnswered: async (withinMs) => current !== null && isAnswered(current, withinMs),
    async close() {
      closing.abort()
      await current?.client.end()
      await keeping
    },
  }
}

import { Client, type ClientConfig } from 'pg'
import type { Logger } from '../log.ts'

/** Hears what other processes of the same tenant tell; see migration tell-changes. */
export interface ChangeListener {
  on(channel: string, hear: (message: string) => void): void
  /** False while the connection is down: nothing that a change would drop may be kept then. */
  isLive(): boolean
  close(): Promise<void>
}

export const changeChannel = 'portal_changes'
export const answerChannel = 'portal_answers'
/** Told to every hearer when the connection is back: anything may have changed meanwhile. */
export const everything = '*'
const retryMs = 500

export async function openListener(connection: ClientConfig, log: Logger): Promise<ChangeListener> {
  const hearers = new Map<string, ((message: string) => void)[]>()
  const timers = new Set<NodeJS.Timeout>()
  let client: Client | null = null
  let isClosed = false

  const tell = (channel: string, message: string) => {
    for (const hear of hearers.get(channel) ?? []) hear(message)
  }
  const connect = async () => {
    const fresh = new Client({ ...connection, application_name: 'materieel-portaal listener', keepAlive: true })
    fresh.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''))
    fresh.on('error', (error) => log.warn({ err: error }, 'change listener lost its connection'))
    fresh.once('end', () => {
      client = null
      if (!isClosed) reconnectLater()
    })
    await fresh.connect()
    await fresh.query(`listen ${changeChannel}; listen ${answerChannel}`)
    client = fresh
    for (const channel of hearers.keys()) tell(channel, everything)
  }
  const reconnectLater = () => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      connect().catch(reconnectLater)
    }, retryMs)
    timers.add(timer)
  }

  await connect()
  return {
    on: (channel, hear) => void hearers.set(channel, [...(hearers.get(channel) ?? []), hear]),
    isLive: () => client !== null,
    async close() {
      isClosed = true
      for (const timer of timers) clearTimeout(timer)
      await client?.end()
    },
  }
}

import type { Connections } from '../platform/db/connections.ts'
import { type ChangeListener, everything, hubChannel } from '../platform/db/listener.ts'
import type { Logger } from '../platform/log/log.ts'
import type { Told } from './hub-memory.ts'

/** What processes say to each other. The end of a session is one message: an event and a goodbye could overtake each other. */
export type BusMessage = { readonly tell: Told; readonly except?: string } | { readonly endRoom: string }

/** To a process that began while this one told nobody anything. */
const untold = { isUntold: true }

type Heard = (BusMessage | typeof untold) & { readonly from: string }

/** Carries what happens in one process to all others. */
export interface HubBus {
  send(message: BusMessage): void
}

/** The database that all processes share; its changes are listened to already. */
export interface BusDatabase {
  readonly connections: Connections
  readonly listener: ChangeListener
}

interface BusHearer {
  hear(message: BusMessage): void
  /** The others may have said something that did not come through. */
  missed(): void
}

/**
 * All that happened while the last was sent, in one statement. Nobody waits until the disk has it: what the database
 * forgets in a crash nobody was told, and who loses the connection reads everything again.
 */
const notifyAll = `select set_config('synchronous_commit', 'off', true), pg_notify($1, body)
  from unnest($2::text[]) as body`

/** PostgreSQL carries less than 8,000 bytes at once. */
const longestMessage = 7900

/**
 * The bus over a database that all processes share; nothing is sent while no other one listens. What cannot be sent
 * while the database is away is made up for when it is back: everybody is told that something was missed.
 */
export function joinBus({ connections, listener }: BusDatabase, log: Logger, hearer: BusHearer): HubBus {
  const self = crypto.randomUUID()
  let isOwing = false
  let isSaying = false
  const waiting: string[] = []
  const sayAll = async (): Promise<void> => {
    isSaying = true
    while (waiting.length > 0) {
      const bodies = waiting.splice(0).map((text) => (Buffer.byteLength(text) > longestMessage ? everything : text))
      if (isOwing) bodies.unshift(everything)
      isOwing = false
      try {
        await connections.query(notifyAll, [hubChannel, bodies])
      } catch (error) {
        isOwing = true
        if (!connections.isEnding) log.warn({ err: error }, 'hub event did not reach the other processes')
      }
    }
    isSaying = false
  }
  const say = (text: string): void => {
    waiting.push(text)
    if (!isSaying) void sayAll()
  }
  listener.on(hubChannel, (text) => {
    if (text === everything) return hearer.missed()
    // Only processes of ours write on this channel.
    const { from, ...message } = JSON.parse(text) as Heard
    if (from === self) return
    if ('isUntold' in message) hearer.missed()
    else hearer.hear(message)
  })
  const send = (message: BusMessage | typeof untold) => say(JSON.stringify({ from: self, ...message }))
  listener.others.onFirst(() => send(untold))
  return {
    send(message) {
      if (!listener.others.areNone()) send(message)
    },
  }
}

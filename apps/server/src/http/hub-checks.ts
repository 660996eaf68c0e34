import { hubEvents } from '@portal/contract/hub.ts'
import type { Socket } from 'socket.io'
import type { Logger } from '../platform/log/log.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'
import { joinRooms, roomsOf } from './hub-rooms.ts'
import { partsFor } from './tenant-of.ts'
import type { Gate, Visitor } from './visit.ts'

export interface Connection {
  readonly open: OpenTenant
  readonly visitor: Visitor
  readonly network: string
}

/** Sessions that are looked at at the same time; the others wait, and nobody else for them. */
const mostAtOnce = 4

export interface HubChecks {
  /** What counts for calls counts for these connections soon: an ended session and a lost location. */
  look(sockets: Iterable<Socket>): void
}

/** Looks at the sessions behind connections, each once however many pages it has open. */
export function createHubChecks(connections: ReadonlyMap<Socket, Connection>, gate: Gate, log: Logger): HubChecks {
  const waiting = new Set<string>()
  let running = 0
  const lookAt = async (sessionId: string) => {
    const pages = [...connections].filter(([, { visitor }]) => visitor.sessionId === sessionId)
    const [first] = pages
    if (first === undefined) return
    const { open, visitor, network } = first[1]
    const parts = partsFor(open, network)
    const session = await gate.findOpenSession(parts, sessionId)
    if (session !== null) {
      const rooms = await roomsOf(parts, { ...visitor, ...session }, gate)
      for (const [socket] of pages) await joinRooms(socket, rooms)
      return
    }
    for (const [socket] of pages) {
      socket.emit(hubEvents.sessionEnded.name, {})
      socket.disconnect()
    }
  }
  const work = async () => {
    running += 1
    for (const sessionId of waiting) {
      waiting.delete(sessionId)
      await lookAt(sessionId).catch((error) => log.warn({ err: error }, 'hub check failed'))
    }
    running -= 1
  }
  return {
    look(sockets) {
      for (const socket of sockets) {
        const sessionId = connections.get(socket)?.visitor.sessionId
        if (sessionId !== undefined) waiting.add(sessionId)
      }
      for (let more = Math.min(waiting.size, mostAtOnce - running); more > 0; more -= 1) void work()
    },
  }
}

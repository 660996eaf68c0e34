import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { PortalError } from '@portal/contract/errors.ts'
import { type HubEvent, hubEvents, hubPath, hubTransports } from '@portal/contract/hub.ts'
import { Server, type Socket } from 'socket.io'
import type { Audience, Change, Hub, HubPayload } from '../platform/context.ts'
import type { Logger } from '../platform/log/log.ts'
import { networkOf } from '../platform/net/network.ts'
import type { IsProxy } from '../platform/net/proxies.ts'
import type { Tenant } from '../platform/tenant.ts'
import type { TenantRegistry } from '../tenants/registry.ts'
import { type BusDatabase, type HubBus, joinBus } from './hub-bus.ts'
import { type Connection, createHubChecks, type HubChecks } from './hub-checks.ts'
import { createHubMemory, type HubMemory, type Told } from './hub-memory.ts'
import { joinRooms, rooms, roomsOf } from './hub-rooms.ts'
import { hostNameOf, hostOf, isSameOrigin, remoteAddressOf } from './origin.ts'
import { partsFor } from './tenant-of.ts'
import type { Gate } from './visit.ts'

/** What the hub asks of the portal around it. */
export interface HubParts {
  readonly registry: TenantRegistry
  readonly gate: Gate
}

/** Much more than a page says when it connects; it says nothing afterwards. */
const longestMessage = 16_384

/** The realtime connections of all tenants in this process, and through the bus those of the other processes. */
export interface HubServer {
  hubOf(tenant: Tenant): Hub
  /** Serves browsers on this HTTP server. */
  attach(server: HttpServer, parts: HubParts): void
  /** Carries events between processes over a database that all of them share. */
  joinBus(database: BusDatabase): void
  /** Pages of a tenant that are connected to this process. */
  countConnections(tenant: Tenant): number
  close(): Promise<void>
}

const checkEveryMs = 60_000

/** Pages that one person has open at once in this process; what is said to one of them is said to each. */
const mostOfPerson = 20
/** Connections of one network that have not said whose they are. */
const mostStrange = 200

const personOf = ({ open, visitor }: Connection) => `${open.tenant.id} ${(visitor.looker ?? visitor.user).id}`

async function admit(socket: Socket, parts: HubParts & { isProxy: IsProxy }): Promise<Connection | null> {
  const { token } = socket.handshake.auth
  const tenant = parts.registry.find(hostNameOf(hostOf(socket.request, parts.isProxy)))
  if (tenant === null || typeof token !== 'string') return null
  const open = await parts.registry.open(tenant)
  const network = networkOf(remoteAddressOf(socket.request, parts.isProxy))
  const visitor = await parts.gate.findVisitor(partsFor(open, network), token)
  return visitor === null ? null : { open, visitor, network }
}

/** Tells a page what its rooms heard since it last listened, so that what it read before is not left old (R-RT-03). */
function catchUp(socket: Socket, memory: HubMemory): void {
  const { missedMs } = socket.handshake.auth
  if (typeof missedMs !== 'number' || !(missedMs >= 0)) return
  const missed = memory.recall(socket.rooms, missedMs)
  if (missed === null) socket.emit(hubEvents.eventsMissed.name, {})
  else for (const { name, payload } of missed) socket.emit(name, payload)
}

/** The sockets of this process, and the way to those of the others. */
interface Everywhere {
  /** @param except a connection that is not told */
  tell(told: Told, except?: string): void
  endRoom(room: string): void
}

/** More ids take longer to compare than they spare, and a message between processes takes less than 8,000 bytes. */
const mostIds = 100

function payloadOf({ subjects, ids = [] }: Change): HubPayload {
  return ids.length === 0 || ids.length > mostIds ? { subjects } : { subjects, ids }
}

function roomOf(tenant: Tenant, audience: Audience): string {
  if (audience === 'all') return rooms.all(tenant)
  if (audience === 'administrators') return rooms.administrators(tenant)
  return 'user' in audience ? rooms.user(tenant, audience.user) : rooms.place(tenant, audience.location)
}

function tenantHub(everywhere: Everywhere, tenant: Tenant, except?: string): Hub {
  const send = (room: string, event: HubEvent, payload: HubPayload = {}) =>
    everywhere.tell({ room, name: hubEvents[event].name, payload }, except)
  return {
    changed(audience, change) {
      if (change.subjects.length > 0) send(roomOf(tenant, audience), 'changed', payloadOf(change))
    },
    except: (connection) =>
      connection === null ? tenantHub(everywhere, tenant) : tenantHub(everywhere, tenant, connection),
    toUser: (userName, event, payload) => send(rooms.user(tenant, userName), event, payload),
    toAdministrators: (event, payload) => send(rooms.administrators(tenant), event, payload),
    endSession: (sessionId) => everywhere.endRoom(rooms.session(tenant, sessionId)),
  }
}

const ofLocations = ({ name, payload: { subjects } }: Told): boolean =>
  name === hubEvents.changed.name && Array.isArray(subjects) && subjects.includes('locations')

function inThisProcess(io: Server, memory: HubMemory, onLocations: (room: string) => void): Everywhere {
  return {
    tell(told, except) {
      memory.keep(told)
      // Somebody who got a location hears of it from now on, not only after the next look.
      if (ofLocations(told)) onLocations(told.room)
      // Most of what is told nobody of this process listens to, and making the message costs more than looking.
      if (!io.of('/').adapter.rooms.has(told.room)) return
      const room = io.local.to(told.room)
      ;(except === undefined ? room : room.except(except)).emit(told.name, told.payload)
    },
    /** Says why, then goodbye behind it on the same connection, which the browser closes; cutting it could lose the reason. */
    endRoom(room) {
      io.local.to(room).emit(hubEvents.sessionEnded.name, {})
      io.local.in(room).disconnectSockets()
    },
  }
}

/** A connection is one WebSocket from its first byte: several requests would have to reach the same process each time. */
function openSockets(mayConnect: (request: IncomingMessage) => boolean): Server {
  return new Server({
    path: hubPath,
    serveClient: false,
    transports: [...hubTransports],
    maxHttpBufferSize: longestMessage,
    allowRequest: (request, done) => done(null, mayConnect(request)),
  })
}

/** The networks of connections that have not said whose they are. */
type Strange = Map<Socket['conn'], string>

function mayBeStrange(strange: Strange, request: IncomingMessage, isProxy: IsProxy): boolean {
  const network = networkOf(remoteAddressOf(request, isProxy))
  return [...strange.values()].filter((other) => other === network).length < mostStrange
}

export function createHub(log: Logger, isProxy: IsProxy): HubServer {
  const strange: Strange = new Map()
  const io = openSockets((request) => isSameOrigin(request, isProxy) && mayBeStrange(strange, request, isProxy))
  const memory = createHubMemory()
  const connections = new Map<Socket, Connection>()
  let checks: HubChecks | null = null
  const here = inThisProcess(io, memory, (room) => {
    checks?.look([...connections.keys()].filter((socket) => socket.rooms.has(room)))
  })
  let busOfAll: HubBus | null = null
  let timer: NodeJS.Timeout | null = null
  const everywhere: Everywhere = {
    tell(told, except) {
      here.tell(told, except)
      busOfAll?.send(except === undefined ? { tell: told } : { tell: told, except })
    },
    endRoom(room) {
      here.endRoom(room)
      busOfAll?.send({ endRoom: room })
    },
  }
  const checkAll = () => checks?.look(connections.keys())
  /** @throws PortalError when somebody has as many pages open as one may have */
  const keep = (socket: Socket, connection: Connection) => {
    const person = personOf(connection)
    const own = [...connections.values()].filter((other) => personOf(other) === person)
    if (own.length >= mostOfPerson) throw new PortalError('verzoek.te_vaak')
    connections.set(socket, connection)
    strange.delete(socket.conn)
    // One that breaks before its page is told that it is connected is never told of a goodbye.
    socket.conn.once('close', () => connections.delete(socket))
    socket.once('disconnect', () => connections.delete(socket))
  }
  return {
    hubOf: (tenant) => tenantHub(everywhere, tenant),
    attach(server, parts) {
      io.use((socket, next) => {
        admit(socket, { ...parts, isProxy })
          .then(async (connection) => {
            if (connection === null) return next(new Error('sessie.verlopen'))
            keep(socket, connection)
            const { open, visitor, network } = connection
            await joinRooms(socket, await roomsOf(partsFor(open, network), visitor, parts.gate))
            next()
          })
          .catch((error) => {
            connections.delete(socket)
            next(new Error(error instanceof PortalError ? error.code : 'error.niet_gereed'))
          })
      })
      io.on('connection', (socket) => catchUp(socket, memory))
      checks = createHubChecks(connections, parts.gate, log)
      timer = setInterval(checkAll, checkEveryMs)
      io.attach(server)
      io.engine.on('connection', (conn: Socket['conn']) => {
        strange.set(conn, networkOf(remoteAddressOf(conn.request, isProxy)))
        conn.once('close', () => strange.delete(conn))
      })
    },
    joinBus(database) {
      busOfAll = joinBus(database, log, {
        hear: (message) =>
          'tell' in message ? here.tell(message.tell, message.except) : here.endRoom(message.endRoom),
        missed() {
          memory.forget()
          io.local.emit(hubEvents.eventsMissed.name, {})
          checkAll()
        },
      })
    },
    countConnections: ({ id }) => [...connections.values()].filter(({ open }) => open.tenant.id === id).length,
    async close() {
      if (timer !== null) clearInterval(timer)
      // Ends the connections and says no goodbye: a page that is told goodbye does not connect again.
      await io.close()
    },
  }
}

import type { Server as HttpServer } from 'node:http'
import { type HubEvent, hubEvents, hubPath, hubTransports } from '@portal/contract/hub.ts'
import { may } from '@portal/domain/access/may.ts'
import { Server, type Socket } from 'socket.io'
import type { Hub, HubPayload } from '../platform/context.ts'
import type { Logger } from '../platform/log/log.ts'
import type { IsProxy } from '../platform/net/proxies.ts'
import type { Tenant } from '../platform/tenant.ts'
import type { OpenTenant } from '../tenants/open-tenant.ts'
import type { TenantRegistry } from '../tenants/registry.ts'
import { type BusDatabase, type HubBus, joinBus } from './hub-bus.ts'
import { createHubMemory, type HubMemory, type Told } from './hub-memory.ts'
import { hostNameOf, hostOf, isSameOrigin } from './origin.ts'
import type { Gate, Visitor } from './visit.ts'

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

/** Every room belongs to a tenant, so that no event crosses from one to another. */
const rooms = {
  all: (tenant: Tenant) => `${tenant.id}/all`,
  administrators: (tenant: Tenant) => `${tenant.id}/administrators`,
  user: (tenant: Tenant, userName: string) => `${tenant.id}/user/${userName.toLowerCase()}`,
  place: (tenant: Tenant, locationNo: string) => `${tenant.id}/place/${locationNo}`,
  session: (tenant: Tenant, sessionId: string) => `${tenant.id}/session/${sessionId}`,
}

interface Connection {
  readonly open: OpenTenant
  readonly visitor: Visitor
}

async function admit(socket: Socket, parts: HubParts & { isProxy: IsProxy }): Promise<Connection | null> {
  const { token } = socket.handshake.auth
  const tenant = parts.registry.find(hostNameOf(hostOf(socket.request, parts.isProxy)))
  if (tenant === null || typeof token !== 'string') return null
  const open = await parts.registry.open(tenant)
  const visitor = await parts.gate.findVisitor(open.parts(), token)
  return visitor === null ? null : { open, visitor }
}

async function joinRooms(socket: Socket, { open, visitor }: Connection, gate: Gate): Promise<void> {
  const { tenant } = open
  const places = visitor.owesFactor ? [] : await gate.listLocationNumbers(open.parts().db, visitor.user)
  const isAdministrator = !visitor.owesFactor && may(visitor.user, 'outbox.view')
  for (const room of socket.rooms) if (room.startsWith(rooms.place(tenant, ''))) await socket.leave(room)
  if (!isAdministrator) await socket.leave(rooms.administrators(tenant))
  await socket.join([
    rooms.all(tenant),
    rooms.user(tenant, visitor.user.userName),
    rooms.session(tenant, visitor.sessionId),
    ...(isAdministrator ? [rooms.administrators(tenant)] : []),
    ...places.map((no) => rooms.place(tenant, no)),
  ])
}

/** What counts for calls counts here within a minute: an ended session and a lost location. */
async function checkConnection(socket: Socket, connection: Connection, gate: Gate): Promise<void> {
  const { open, visitor } = connection
  const session = await gate.findOpenSession(open.parts(), visitor.sessionId)
  if (session !== null) return joinRooms(socket, { open, visitor: { ...visitor, ...session } }, gate)
  socket.emit(hubEvents.sessionEnded.name, {})
  socket.disconnect()
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
  tell(told: Told): void
  endRoom(room: string): void
}

function tenantHub(everywhere: Everywhere, tenant: Tenant): Hub {
  const send = (room: string, event: HubEvent, payload: HubPayload = {}) =>
    everywhere.tell({ room, name: hubEvents[event].name, payload })
  return {
    toUser: (userName, event, payload) => send(rooms.user(tenant, userName), event, payload),
    toLocation: (locationNo, event, payload) => send(rooms.place(tenant, locationNo), event, payload),
    toAll: (event, payload) => send(rooms.all(tenant), event, payload),
    toAdministrators: (event, payload) => send(rooms.administrators(tenant), event, payload),
    endSession: (sessionId) => everywhere.endRoom(rooms.session(tenant, sessionId)),
  }
}

function inThisProcess(io: Server, memory: HubMemory, onLocations: (room: string) => void): Everywhere {
  return {
    tell(told) {
      memory.keep(told)
      // Somebody who got a location hears of it from now on, not only after the next look.
      if (told.name === hubEvents.locationsUpdated.name) onLocations(told.room)
      // Most of what is told nobody of this process listens to, and making the message costs more than looking.
      if (io.of('/').adapter.rooms.has(told.room)) io.local.to(told.room).emit(told.name, told.payload)
    },
    /** Says why, then goodbye behind it on the same connection, which the browser closes; cutting it could lose the reason. */
    endRoom(room) {
      io.local.to(room).emit(hubEvents.sessionEnded.name, {})
      io.local.in(room).disconnectSockets()
    },
  }
}

/** A connection is one WebSocket from its first byte: several requests would have to reach the same process each time. */
function openSockets(isProxy: IsProxy): Server {
  return new Server({
    path: hubPath,
    serveClient: false,
    transports: [...hubTransports],
    maxHttpBufferSize: longestMessage,
    allowRequest: (request, done) => done(null, isSameOrigin(request, isProxy)),
  })
}

export function createHub(log: Logger, isProxy: IsProxy): HubServer {
  const io = openSockets(isProxy)
  const memory = createHubMemory()
  const connections = new Map<Socket, Connection>()
  let check = (_socket: Socket, _connection: Connection): void => {}
  const here = inThisProcess(io, memory, (room) => {
    for (const [socket, connection] of connections) if (socket.rooms.has(room)) check(socket, connection)
  })
  let busOfAll: HubBus | null = null
  let timer: NodeJS.Timeout | null = null
  const everywhere: Everywhere = {
    tell(told) {
      here.tell(told)
      busOfAll?.send({ tell: told })
    },
    endRoom(room) {
      here.endRoom(room)
      busOfAll?.send({ endRoom: room })
    },
  }
  const checkAll = () => {
    for (const [socket, connection] of connections) check(socket, connection)
  }
  return {
    hubOf: (tenant) => tenantHub(everywhere, tenant),
    attach(server, parts) {
      io.use((socket, next) => {
        admit(socket, { ...parts, isProxy })
          .then(async (connection) => {
            if (connection === null) return next(new Error('sessie.verlopen'))
            await joinRooms(socket, connection, parts.gate)
            connections.set(socket, connection)
            socket.once('disconnect', () => connections.delete(socket))
            next()
          })
          .catch(() => next(new Error('error.niet_gereed')))
      })
      io.on('connection', (socket) => catchUp(socket, memory))
      check = (socket, connection) => {
        checkConnection(socket, connection, parts.gate).catch((error) => log.warn({ err: error }, 'hub check failed'))
      }
      timer = setInterval(checkAll, checkEveryMs)
      io.attach(server)
    },
    joinBus(database) {
      busOfAll = joinBus(database, log, {
        hear: (message) => ('tell' in message ? here.tell(message.tell) : here.endRoom(message.endRoom)),
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
      io.disconnectSockets(true)
      await io.close()
    },
  }
}

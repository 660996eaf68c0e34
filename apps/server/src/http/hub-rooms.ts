import { may } from '@portal/domain/access/may.ts'
import type { Socket } from 'socket.io'
import type { TenantParts } from '../platform/context.ts'
import type { Tenant } from '../platform/tenant.ts'
import type { Gate, Visitor } from './visit.ts'

/** Every room belongs to a tenant, so that no event crosses from one to another. */
export const rooms = {
  all: (tenant: Tenant) => `${tenant.id}/all`,
  administrators: (tenant: Tenant) => `${tenant.id}/administrators`,
  user: (tenant: Tenant, userName: string) => `${tenant.id}/user/${userName.toLowerCase()}`,
  place: (tenant: Tenant, locationNo: string) => `${tenant.id}/place/${locationNo}`,
  session: (tenant: Tenant, sessionId: string) => `${tenant.id}/session/${sessionId}`,
}

/** The rooms of a session, as it may hear now. */
export async function roomsOf(
  { tenant, db }: Pick<TenantParts, 'tenant' | 'db'>,
  visitor: Visitor,
  gate: Gate,
): Promise<ReadonlySet<string>> {
  const places = visitor.owesFactor ? [] : await gate.listLocationNumbers(db, visitor.user)
  const isAdministrator = !visitor.owesFactor && may(visitor.user, 'outbox.view')
  return new Set([
    rooms.all(tenant),
    rooms.user(tenant, visitor.user.userName),
    rooms.session(tenant, visitor.sessionId),
    ...(isAdministrator ? [rooms.administrators(tenant)] : []),
    ...places.map((no) => rooms.place(tenant, no)),
  ])
}

/** Puts a connection into these rooms, and out of every other but its own. */
export async function joinRooms(socket: Socket, wanted: ReadonlySet<string>): Promise<void> {
  for (const room of socket.rooms) if (room !== socket.id && !wanted.has(room)) await socket.leave(room)
  await socket.join([...wanted])
}

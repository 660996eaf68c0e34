import { findOpenSession, findVisitor, keepLanguage, renewToken } from '../features/auth/session-gate.ts'
import { findUserLocation, listUserLocations } from '../features/locations/locations.store.ts'
import { limitToCustomers } from '../features/locations/locations.ts'
import type { Gate } from '../http/visit.ts'
import type { TenantParts } from '../platform/context.ts'
import type { KnownUser } from '../platform/session-user.ts'

/** The people of a session with the customers whose records they see. */
async function limited<Known extends { readonly user: KnownUser; readonly looker: KnownUser | null }>(
  parts: TenantParts,
  known: Known,
) {
  const looker = known.looker === null ? null : await limitToCustomers(parts, known.looker)
  return { ...known, user: await limitToCustomers(parts, known.user), looker }
}

/** What every call asks of features before it is served. */
export const gate: Gate = {
  async findVisitor(parts, token) {
    const known = await findVisitor(parts, token)
    return known === null ? null : limited(parts, known)
  },
  renewToken,
  keepLanguage,
  async findOpenSession(parts, sessionId) {
    const known = await findOpenSession(parts, sessionId)
    return known === null ? null : limited(parts, known)
  },
  findLocation: findUserLocation,
  listLocationNumbers: async (db, user) => (await listUserLocations(db, user)).map((location) => location.nummer),
}

import { findOpenSession, findVisitor, keepLanguage, renewToken } from '../features/auth/session-gate.ts'
import { findUserLocation, listUserLocations } from '../features/locations/locations.store.ts'
import { limitToCustomers } from '../features/locations/locations.ts'
import type { Gate } from '../http/visit.ts'

/** What every call asks of features before it is served. */
export const gate: Gate = {
  async findVisitor(parts, token) {
    const known = await findVisitor(parts, token)
    return known === null ? null : { ...known, user: await limitToCustomers(parts, known.user) }
  },
  renewToken,
  keepLanguage,
  async findOpenSession(parts, sessionId) {
    const known = await findOpenSession(parts, sessionId)
    return known === null ? null : { ...known, user: await limitToCustomers(parts, known.user) }
  },
  findLocation: findUserLocation,
  listLocationNumbers: async (db, user) => (await listUserLocations(db, user)).map((location) => location.nummer),
}

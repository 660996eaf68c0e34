import { findOpenSession, findVisitor, keepLanguage, renewToken } from '../features/auth/session-gate.ts'
import { findUserLocation, listUserLocations } from '../features/locations/locations.store.ts'
import type { Gate } from '../http/visit.ts'

/** What every call asks of features before it is served. */
export const gate: Gate = {
  findVisitor,
  renewToken,
  keepLanguage,
  findOpenSession,
  findLocation: findUserLocation,
  listLocationNumbers: async (db, user) => (await listUserLocations(db, user)).map((location) => location.nummer),
}

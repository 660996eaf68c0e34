import { findOpenSession, findVisitor, keepLanguage, renewToken } from '../features/auth/session-gate.ts'
import { findUserLocation, listUserLocations } from '../features/locations/locations.store.ts'
import { limitToCustomers } from '../features/locations/locations.ts'
import { isPreviewedFile } from '../features/settings/settings.ts'
import type { Gate } from '../http/visit.ts'
import type { TenantParts } from '../platform/context.ts'
import type { KnownUser, SettingPreview } from '../platform/session-user.ts'

interface Known {
  readonly user: KnownUser
  readonly looker: KnownUser | null
  readonly preview: SettingPreview | null
}

/** The people of a session with the customers whose records they see, under the settings that hold for it. */
async function limited<K extends Known>(parts: TenantParts, known: K) {
  const looker = known.looker === null ? null : await limitToCustomers(parts, known.looker)
  const seen = known.preview === null ? parts : { ...parts, settings: parts.settingsWith(known.preview.changes) }
  return { ...known, user: await limitToCustomers(seen, known.user), looker }
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
  isPreviewedFile,
  findLocation: findUserLocation,
  listLocationNumbers: async (db, user) => (await listUserLocations(db, user)).map((location) => location.nummer),
}

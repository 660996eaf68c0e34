import { directOrderRole, overseeingRole, readOnlyRole } from './matrix.ts'
import type { LocationRole, Person } from './vocabulary.ts'

/** As whom settings can be looked at before they are saved: somebody with this role at a location, or an administrator. */
export const previewRoles = [
  directOrderRole,
  'foreman',
  readOnlyRole,
  overseeingRole,
  'other',
  'administrator',
] as const
export type PreviewRole = (typeof previewRoles)[number]

/** How long a preview can be looked at. */
export const previewMs = 30 * 60_000

/** Whether a preview is of one location: an administrator sees all of them. */
export function isAtLocation(role: PreviewRole): boolean {
  return role !== 'administrator'
}

/** An administrator as somebody with that role: without any right of the administration, unless it is theirs to keep. */
export function previewedPerson<P extends Person>(admin: P, role: PreviewRole): P {
  return isAtLocation(role) ? { ...admin, roles: [], isAdministrator: false } : admin
}

/** The role at the location; null for a role that has no name here. */
export function previewedRole(role: PreviewRole): LocationRole {
  return role === 'other' ? null : role
}

interface PreviewedCall {
  readonly kind: 'query' | 'command'
  /** Ends or describes the preview itself. */
  readonly whilePreviewing?: true
  readonly ownEyesOnly?: true
}

/** What keeps a call from a preview, which changes nothing and shows no logins; null when it may be asked. */
export function refuseInPreview(call: PreviewedCall): 'voorbeeld.alleen_lezen' | 'meekijken.afgeschermd' | null {
  if (call.whilePreviewing === true) return null
  if (call.kind === 'command') return 'voorbeeld.alleen_lezen'
  return call.ownEyesOnly === true ? 'meekijken.afgeschermd' : null
}

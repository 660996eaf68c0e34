import { adminMatrix, directOrderRole, locationMatrix, overseeingRole, readOnlyRole } from './matrix.ts'
import type {
  AcrossAction,
  Action,
  AdminAction,
  LocationAction,
  LocationRole,
  Person,
  PortalRole,
} from './vocabulary.ts'
import { adminActions, locationActions, recordActions } from './vocabulary.ts'

/** The general has-role check (R-ROLE-27): no person or no such role is false. */
export function hasRole(person: Person | null, role: PortalRole): boolean {
  return person?.roles.includes(role) ?? false
}

/** Administrator by flag or by role (R-ROLE-24, R-ROLE-25). */
export function isAdministrator(person: Person | null): boolean {
  return person !== null && (person.isAdministrator || hasRole(person, 'Admin') || hasRole(person, 'SuperAdmin'))
}

export function isLocationAction(action: Action): action is LocationAction {
  // Widened, because a list of literals only takes one of its own.
  return (locationActions as readonly string[]).includes(action)
}

function isAdminAction(action: Action): action is AdminAction {
  // Widened, because a list of literals only takes one of its own.
  return (adminActions as readonly string[]).includes(action)
}

/** Whether the record that a call names says who may; anybody signed in may ask. */
export function isRecordAction(action: Action): boolean {
  // Widened, because a list of literals only takes one of its own.
  return (recordActions as readonly string[]).includes(action)
}

function mayAtLocation(action: LocationAction, role: LocationRole): boolean {
  const row = role === readOnlyRole || role === directOrderRole ? role : 'other'
  return locationMatrix[row][action]
}

/**
 * The one permission question, asked by the server for every call and by the web for every button.
 * @param role the person's role at the location in question; `undefined` when the location is not theirs
 * @returns false for a location action without a location of the person's own (R-ROLE-13, R-ROLE-29)
 */
export function may(person: Person | null, action: Action, role?: LocationRole): boolean {
  if (action === 'public') return true
  if (person === null) return false
  if (isLocationAction(action)) return role !== undefined && mayAtLocation(action, role)
  if (isAdminAction(action)) {
    return adminMatrix[action] === 'superAdmin' ? hasRole(person, 'SuperAdmin') : isAdministrator(person)
  }
  return true
}

/**
 * Whether somebody may do what belongs to no single location. A new location is for everybody but those who only look on
 * wherever they are (R-ROLE-30); the feedback of all locations of a company is for administrators and for the role
 * management at one of its locations (OP-48).
 * @param roles the person's roles at their locations
 */
export function mayAcross(person: Person | null, action: AcrossAction, roles: readonly LocationRole[]): boolean {
  if (person === null) return false
  if (isAdministrator(person)) return true
  if (action === 'complaint.oversee') return roles.includes(overseeingRole)
  return roles.length === 0 || roles.some((role) => role !== readOnlyRole)
}

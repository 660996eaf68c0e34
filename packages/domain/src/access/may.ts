import { adminMatrix, directOrderRole, locationMatrix, readOnlyRole } from './matrix.ts'
import type { Action, AdminAction, LocationAction, LocationRole, Person, PortalRole } from './vocabulary.ts'
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

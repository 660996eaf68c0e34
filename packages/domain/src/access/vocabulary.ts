/**
 * Everything a person can be allowed to do. A call declares exactly one action; the web reads the same words.
 * `location` actions are decided by the role the person has at one location, the others by who the person is.
 */
export const openActions = ['public', 'session'] as const

/** Decided by the location role at the location the call is about (R-ROLE-29). */
export const locationActions = [
  'location.view',
  'orderList.edit',
  'removalList.edit',
  'request.submit',
  'request.place',
  'location.deregister',
  'complaint.file',
  /** What is seen on a site: walks over it, and hand-overs. */
  'site.record',
] as const

/** Decided by the administrator flag and the portal roles Admin and SuperAdmin (R-ROLE-24, R-ROLE-25). */
export const adminActions = [
  'settings.view',
  'settings.edit',
  'settings.editConnection',
  'sync.view',
  'sync.announce',
  'sync.start',
  'outbox.view',
  'outbox.act',
  'accounts.release',
  'audit.view',
  'content.edit',
  'factors.view',
  'factors.require',
  'users.view',
  'users.edit',
  'look.ask',
  'usage.view',
] as const

/** Decided by the record the call names, for everybody who is signed in: `mayOnSubmission` says who (R-ROLE-28). */
export const recordActions = ['approval.view', 'approval.decide', 'approval.handOver'] as const

/** Decided by the roles somebody has at all their locations together; `mayAcross` says who. */
export const acrossActions = ['location.create', 'complaint.oversee'] as const

export const actions = [
  ...openActions,
  ...locationActions,
  ...adminActions,
  ...recordActions,
  ...acrossActions,
] as const

export type OpenAction = (typeof openActions)[number]
export type LocationAction = (typeof locationActions)[number]
export type RecordAction = (typeof recordActions)[number]
export type AcrossAction = (typeof acrossActions)[number]
export type AdminAction = (typeof adminActions)[number]
export type Action = (typeof actions)[number]

export const portalRoles = ['Admin', 'SuperAdmin'] as const
export type PortalRole = (typeof portalRoles)[number]

export const loginTypes = ['Identity', 'Directory', 'Azure', 'Federation'] as const
export type LoginType = (typeof loginTypes)[number]

/** Who asks, as far as a permission needs to know. `null` stands for an anonymous visitor. */
export interface Person {
  readonly roles: readonly PortalRole[]
  readonly isAdministrator: boolean
}

/** The role somebody has at a location; `null` when the back office gives none. */
export type LocationRole = string | null

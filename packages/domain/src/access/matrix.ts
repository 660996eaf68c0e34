import type { AdminAction, LocationAction, RecordAction } from './vocabulary.ts'

export const readOnlyRole = 'administration'
export const directOrderRole = 'site_manager'
/** Sees the feedback of the whole company (OP-48). */
export const overseeingRole = 'management'

/**
 * What each location role may do (R-ROLE-29 to R-ROLE-32). Roles that are not named, and no role at all, count as
 * `other`: they fill lists and submit orders for approval.
 */
export const locationMatrix: Readonly<
  Record<'administration' | 'site_manager' | 'other', Readonly<Record<LocationAction, boolean>>>
> = {
  administration: {
    'location.view': true,
    'orderList.edit': false,
    'removalList.edit': false,
    'request.submit': false,
    'request.place': false,
    'location.deregister': false,
    'complaint.file': false,
    'site.record': false,
  },
  site_manager: {
    'location.view': true,
    'orderList.edit': true,
    'removalList.edit': true,
    'request.submit': true,
    'request.place': true,
    'location.deregister': true,
    'complaint.file': true,
    'site.record': true,
  },
  other: {
    'location.view': true,
    'orderList.edit': true,
    'removalList.edit': true,
    'request.submit': true,
    'request.place': false,
    'location.deregister': true,
    'complaint.file': true,
    'site.record': true,
  },
}

/** Which kind of administrator each management action needs; SuperAdmin may do all (OP-46, OP-47). */
export const adminMatrix: Readonly<Record<AdminAction, 'administrator' | 'superAdmin'>> = {
  'settings.view': 'administrator',
  'settings.edit': 'administrator',
  'settings.editConnection': 'superAdmin',
  'sync.view': 'administrator',
  'sync.announce': 'administrator',
  'sync.start': 'superAdmin',
  'outbox.view': 'administrator',
  'outbox.act': 'superAdmin',
  'accounts.release': 'administrator',
  'audit.view': 'administrator',
  'content.edit': 'administrator',
  'factors.view': 'administrator',
  'factors.require': 'superAdmin',
  'users.view': 'administrator',
  'users.edit': 'administrator',
  'look.ask': 'administrator',
  'usage.view': 'administrator',
}

/**
 * Whom the record must know for each action on it, beside who is signed in: who decides on it, any administrator too, or
 * administrators alone.
 */
export const recordMatrix: Readonly<Record<RecordAction, 'decider' | 'deciderOrAdministrator' | 'administrator'>> = {
  'approval.view': 'deciderOrAdministrator',
  'approval.decide': 'decider',
  'approval.handOver': 'administrator',
}

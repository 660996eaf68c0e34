import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasRole, isAdministrator, isLocationAction, may, mayAcross } from './may.ts'
import type { Person, PortalRole } from './vocabulary.ts'
import { actions, adminActions, locationActions, portalRoles, recordActions } from './vocabulary.ts'

const person = (roles: readonly PortalRole[] = [], isAdministratorFlag = false): Person => ({
  roles,
  isAdministrator: isAdministratorFlag,
})
const plain = person()

describe('roles of a person', () => {
  it('are found when present and not otherwise (R-ROLE-27)', () => {
    expect(hasRole(person(['Admin']), 'Admin')).toBe(true)
    expect(hasRole(person(['Admin']), 'SuperAdmin')).toBe(false)
    expect(hasRole(plain, 'Admin')).toBe(false)
    expect(hasRole(null, 'Admin')).toBe(false)
  })

  it.each(portalRoles)('%s makes an administrator (R-ROLE-24)', (role) => {
    expect(isAdministrator(person([role]))).toBe(true)
    expect(may(person([role]), 'settings.edit')).toBe(true)
  })

  it('are not needed with the administrator flag (R-ROLE-25)', () => {
    expect(isAdministrator(person([], true))).toBe(true)
    expect(may(person([], true), 'settings.view')).toBe(true)
    expect(isAdministrator(plain)).toBe(false)
    expect(isAdministrator(null)).toBe(false)
  })
})

describe('what somebody may do', () => {
  it('is only the public for an anonymous visitor', () => {
    for (const action of actions) expect(may(null, action, 'site_manager')).toBe(action === 'public')
  })

  it('includes every signed-in action for anybody signed in', () => {
    expect(may(plain, 'session')).toBe(true)
    expect(may(plain, 'public')).toBe(true)
  })

  it('leaves to the record who decides on it, for anybody signed in (R-ROLE-28)', () => {
    for (const action of recordActions) expect(may(plain, action)).toBe(true)
  })

  it.each(adminActions)('does not include %s for a plain user', (action) => {
    expect(may(plain, action, 'site_manager')).toBe(false)
    expect(may(person(['SuperAdmin']), action)).toBe(true)
  })

  it('leaves connection settings, sync jobs and waiting writes to SuperAdmin', () => {
    for (const action of ['settings.editConnection', 'sync.start', 'outbox.act'] as const) {
      expect(may(person(['Admin'], true), action)).toBe(false)
    }
  })

  it.each([
    ['site_manager', [true, true, true, true, true, true, true, true]],
    ['administration', [true, false, false, false, false, false, false, false]],
    ['werkvoorbereider', [true, true, true, true, false, true, true, true]],
    [null, [true, true, true, true, false, true, true, true]],
    [undefined, [false, false, false, false, false, false, false, false]],
  ] as const)('at a location depends on the role %s there (R-ROLE-29)', (role, allowed) => {
    expect(locationActions.map((action) => may(plain, action, role))).toEqual(allowed)
  })

  it('at a location changes nothing for role administration (R-ROLE-30)', () => {
    const allowed = locationActions.filter((action) => may(plain, action, 'administration'))
    expect(allowed).toEqual(['location.view'])
  })

  it('includes placing an order only for a site manager (R-ROLE-31, R-ROLE-32)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('site_manager', 'administration')), (role) => {
        expect(may(plain, 'request.place', role)).toBe(role === 'site_manager')
      }),
    )
  })

  it('at a location is not widened by being an administrator (R-ROLE-29)', () => {
    for (const action of actions.filter(isLocationAction)) {
      expect(may(person(['SuperAdmin'], true), action)).toBe(false)
      expect(may(person(['SuperAdmin'], true), action, 'administration')).toBe(action === 'location.view')
    }
  })
})

describe('what belongs to no single location', () => {
  it('is asking for a location, for everybody but who only looks on everywhere', () => {
    const may1 = (...roles: (string | null)[]) => mayAcross(plain, 'location.create', roles)
    expect([may1(), may1('foreman'), may1('administration', null)]).toEqual([true, true, true])
    expect([may1('administration'), mayAcross(null, 'location.create', [])]).toEqual([false, false])
  })

  it('is overseeing feedback, for administrators and the role management', () => {
    const may1 = (...roles: (string | null)[]) => mayAcross(plain, 'complaint.oversee', roles)
    expect([may1('management'), may1('foreman', 'management')]).toEqual([true, true])
    expect([may1(), may1('site_manager', null, 'administration')]).toEqual([false, false])
    expect(mayAcross(person(['Admin']), 'complaint.oversee', [])).toBe(true)
  })
})

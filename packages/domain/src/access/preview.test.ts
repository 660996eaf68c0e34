import { describe, expect, it } from 'vitest'
import { may } from './may.ts'
import { isAtLocation, previewedPerson, previewedRole, previewRoles, refuseInPreview } from './preview.ts'

describe('a preview of settings', () => {
  const chief = { roles: ['SuperAdmin'], isAdministrator: true, id: 'c' } as const

  it.each(previewRoles.filter(isAtLocation))('as %s has no right of the administration', (role) => {
    const person = previewedPerson(chief, role)
    expect(person.id).toBe('c')
    for (const action of ['settings.view', 'users.view', 'outbox.act'] as const) expect(may(person, action)).toBe(false)
    expect(may(person, 'location.view', previewedRole(role))).toBe(true)
  })

  it('as an administrator has the rights of who looks, and no more', () => {
    expect(previewedPerson(chief, 'administrator')).toBe(chief)
  })

  it('may do at the location what its role may', () => {
    const placing = previewRoles.filter((role) =>
      may(previewedPerson(chief, role), 'request.place', previewedRole(role)),
    )
    expect(placing).toEqual(['site_manager'])
    const looking = previewRoles.filter((role) => !may(chief, 'request.submit', previewedRole(role)))
    expect(looking).toEqual(['administration'])
  })

  it('reads, changes nothing but its own end, and does not show how somebody logs in', () => {
    expect(refuseInPreview({ kind: 'query' })).toBeNull()
    expect(refuseInPreview({ kind: 'query', ownEyesOnly: true })).toBe('meekijken.afgeschermd')
    expect(refuseInPreview({ kind: 'command' })).toBe('voorbeeld.alleen_lezen')
    expect(refuseInPreview({ kind: 'command', whilePreviewing: true })).toBeNull()
  })
})

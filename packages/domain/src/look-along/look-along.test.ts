import { describe, expect, it } from 'vitest'
import { lookStand, mayLookAlong, refuseLooker } from './look-along.ts'

describe('looking along', () => {
  const person = { id: 'p', roles: [], isAdministrator: false } as const
  const admin = { id: 'a', roles: ['Admin'], isAdministrator: true } as const
  const chief = { id: 'c', roles: ['SuperAdmin'], isAdministrator: true } as const
  it.each([
    [admin, person, true],
    [admin, chief, false],
    [admin, { ...admin, id: 'b' }, false],
    [admin, admin, false],
    [chief, admin, true],
    [chief, { ...chief, id: 'd' }, true],
    [chief, chief, false],
    [person, { ...person, id: 'q' }, false],
  ])('by %o with %o is allowed: %s', (actor, other, expected) => {
    expect(mayLookAlong(actor, other)).toBe(expected)
  })

  const now = new Date('2026-06-15T08:00:00Z')
  const later = new Date('2026-06-15T08:00:01Z')
  const asked = { answeredAt: null, isAllowed: false, expiresAt: later, endedAt: null }
  it.each([
    ['asked', asked],
    ['allowed', { ...asked, answeredAt: now, isAllowed: true }],
    ['refused', { ...asked, answeredAt: now }],
    ['over', { ...asked, expiresAt: now }],
    ['over', { ...asked, answeredAt: now, isAllowed: true, expiresAt: now }],
    ['over', { ...asked, answeredAt: now, isAllowed: true, endedAt: now }],
  ] as const)('is %s', (stand, look) => {
    expect(lookStand(look, now)).toBe(stand)
  })

  it('reads, changes nothing but its own end, and does not see how somebody logs in', () => {
    expect(refuseLooker({ kind: 'query' })).toBeNull()
    expect(refuseLooker({ kind: 'query', ownEyesOnly: true })).toBe('meekijken.afgeschermd')
    expect(refuseLooker({ kind: 'command' })).toBe('meekijken.alleen_lezen')
    expect(refuseLooker({ kind: 'command', whileLooking: true })).toBeNull()
  })
})

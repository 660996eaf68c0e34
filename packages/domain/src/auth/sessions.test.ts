import { describe, expect, it } from 'vitest'
import { isUseWorthNoting, maySeeSessionsOf, noteUseEveryMs, shortNetwork } from './sessions.ts'

describe('a network', () => {
  it.each([
    ['192.0.2.44', '192.0.2.x'],
    ['2001:db8:1:2', '2001:db8:1:x'],
    ['', ''],
    ['unknown', ''],
  ])('%s is kept as %s, without the machine', (network, shown) => {
    expect(shortNetwork(network)).toBe(shown)
  })
})

describe('the use of a session', () => {
  it('is noted again after five minutes', () => {
    const then = new Date('2026-06-15T08:00:00Z')
    const later = (ms: number) => new Date(then.getTime() + ms)
    expect(isUseWorthNoting(then, later(noteUseEveryMs - 1))).toBe(false)
    expect(isUseWorthNoting(then, later(noteUseEveryMs))).toBe(true)
  })
})

describe('the sessions of somebody', () => {
  const person = { id: 'p', roles: [], isAdministrator: false } as const
  const admin = { id: 'a', roles: ['Admin'], isAdministrator: true } as const
  const chief = { id: 'c', roles: ['SuperAdmin'], isAdministrator: true } as const
  it.each([
    [admin, person, true],
    [admin, chief, false],
    [admin, { ...admin, id: 'b' }, false],
    [admin, admin, true],
    [chief, admin, true],
    [chief, { ...chief, id: 'd' }, true],
    [person, admin, false],
    [person, { ...person, id: 'q' }, false],
  ])('are seen by %o of %o: %s', (actor, owner, expected) => {
    expect(maySeeSessionsOf(actor, owner)).toBe(expected)
  })
})

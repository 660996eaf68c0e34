import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loginTypes, type Person, portalRoles } from '../access/vocabulary.ts'
import {
  factorGroupOf,
  factorGroups,
  isFreshStep,
  mayClearFactors,
  owesFactor,
  readCode,
  readRecoveryCode,
  recoveryLetters,
  showRecoveryCode,
} from './second-factor.ts'

const person = (more: Partial<Person> = {}): Person => ({ roles: [], isAdministrator: false, ...more })

describe('the group of a person', () => {
  it('is the highest of their roles', () => {
    expect(factorGroupOf(person())).toBe('Gebruiker')
    expect(factorGroupOf(person({ isAdministrator: true }))).toBe('Admin')
    expect(factorGroupOf(person({ roles: ['Admin'] }))).toBe('Admin')
    expect(factorGroupOf(person({ roles: ['Admin', 'SuperAdmin'] }))).toBe('SuperAdmin')
  })
})

describe('a second factor', () => {
  it('is owed by accounts with a password of the portal, of a group that must, without one', () => {
    const standings = fc.record({
      person: fc.record({ roles: fc.subarray([...portalRoles]), isAdministrator: fc.boolean() }),
      loginType: fc.constantFrom(...loginTypes),
      hasFactor: fc.boolean(),
    })
    fc.assert(
      fc.property(standings, fc.subarray([...factorGroups]), (standing, required) => {
        const isAsked = standing.loginType === 'Identity' && required.includes(factorGroupOf(standing.person))
        expect(owesFactor(standing, required)).toBe(isAsked && !standing.hasFactor)
      }),
    )
  })

  it('is taken away by administrators below none, and never by its owner', () => {
    const chief = { ...person({ roles: ['SuperAdmin'] }), id: 'c' }
    const admin = { ...person({ roles: ['Admin'] }), id: 'a' }
    const flagged = { ...person({ isAdministrator: true }), id: 'f' }
    const user = { ...person(), id: 'u' }
    const allowed = [chief, admin, flagged, user].map((actor) =>
      [chief, admin, flagged, user].map((owner) => mayClearFactors(actor, owner)),
    )
    expect(allowed).toEqual([
      [false, true, true, true],
      [false, false, false, true],
      [false, false, false, true],
      [false, false, false, false],
    ])
  })
})

describe('a code', () => {
  it('counts for a step after the last used one', () => {
    expect(isFreshStep(5, null)).toBe(true)
    expect([4, 5, 6].map((step) => isFreshStep(step, 5))).toEqual([false, false, true])
  })

  it('may be typed with spaces', () => {
    expect(readCode(' 123 456\u00a0')).toBe('123456')
  })
})

describe('a recovery code', () => {
  it('is the same as it is shown, in small letters, without hyphens, and with letters that look like digits', () => {
    const codes = fc
      .array(fc.constantFrom(...recoveryLetters), { minLength: 16, maxLength: 16 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(codes, (code) => {
        expect(readRecoveryCode(showRecoveryCode(code))).toBe(code)
        expect(readRecoveryCode(` ${showRecoveryCode(code).toLowerCase()} `)).toBe(code)
        expect(readRecoveryCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
      }),
    )
    expect(showRecoveryCode('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF')
  })
})

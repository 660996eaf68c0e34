import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-password-list.ts'
import { isCommonPassword } from './common-passwords.ts'
import { passwordRefusals, refusePassword, refuseRepeat } from './password-rules.ts'
import { renewAfterMs, sessionIdleMs, sessionMaxMs, shouldRenew, tokenExpiry } from './session-renewal.ts'
import { isTokenExpired } from './token-expiry.ts'
import { afterLogin, isLockedOut, minutesToWait, refuseTry, waitMinutes } from './waiting-time.ts'

const codes = (password: string, names: readonly string[] = []) => passwordRefusals(password, names).map((r) => r.code)

describe('a password', () => {
  it('that keeps the rules is accepted', () => {
    expect(codes('Aaaa111!')).toEqual([])
    expect(refusePassword('Aaaa111!')).toBeNull()
  })

  it('has at least 8 characters (R-PWD-01)', () => {
    expect(codes('Aa1!aaa')).toEqual(['wachtwoord.te_kort'])
    expect(codes('Aa1!aaaq')).toEqual([])
    expect(codes('Aa1!🏗🏗🏗')).toEqual(['wachtwoord.te_kort'])
  })

  it('has a lowercase letter (R-PWD-02)', () => {
    expect(codes('AAAA111!')).toEqual(['wachtwoord.kleine_letter'])
  })

  it('has an uppercase letter (R-PWD-03)', () => {
    expect(codes('aaaa111!')).toEqual(['wachtwoord.hoofdletter'])
  })

  it('has a number (R-PWD-04)', () => {
    expect(codes('Aaaaaaa!')).toEqual(['wachtwoord.cijfer'])
  })

  it('has a special character, which a space or an accented letter is not (R-PWD-05)', () => {
    for (const password of ['Aaaa1112', 'Aaaa 1112', 'Aaaé1112'])
      expect(codes(password)).toEqual(['wachtwoord.speciaal_teken'])
    for (const sign of '!@#€_-.,\\"\'') expect(codes(`Aqaq111${sign}`)).toEqual([])
  })

  it('has at most 128 characters', () => {
    expect(codes(`Aa1!${'xq'.repeat(62)}`)).toEqual([])
    expect(codes(`Aa1!${'xq'.repeat(62)}x`)).toEqual(['wachtwoord.te_lang'])
  })

  it.each(['Welkom01!', 'Wachtwoord123!', 'P@ssw0rd!', 'Zomer2026!', 'Qwerty123!', 'Uitvoerder1!', 'Amsterdam020!'])(
    'is not the common %s',
    (password) => {
      expect(codes(password)).toEqual(['wachtwoord.te_bekend'])
    },
  )

  it('is compared with at least 300 common ones, each once', () => {
    expect(commonPasswords.length).toBeGreaterThanOrEqual(300)
    expect(new Set(commonPasswords).size).toBe(commonPasswords.length)
    for (const password of commonPasswords) {
      expect(password).toBe(password.toLowerCase())
      expect(isCommonPassword(`${password.toUpperCase()}!`)).toBe(true)
    }
  })

  it('does not hold a name of its user', () => {
    expect(codes('Xq9!jansen', ['Jansen'])).toEqual(['wachtwoord.bevat_naam'])
    expect(codes('Xq9!eva.bos', ['eva.bos@bouw.nl'])).toEqual(['wachtwoord.bevat_naam'])
    expect(codes('Xq9!dewaard', ['Bouwbedrijf', 'De Waard'])).toEqual(['wachtwoord.bevat_naam'])
  })

  it('may hold a name of three letters, but none of exactly four', () => {
    expect(codes('Xq9!evazz', ['Eva', ''])).toEqual([])
    expect(codes('Xq9!kees', ['Kees'])).toEqual(['wachtwoord.bevat_naam'])
    expect(codes('Xq9!e va', ['E va'])).toEqual([])
  })

  it('is the same twice (R-PWD-06)', () => {
    expect(refuseRepeat('Aaaa111!', 'Aaaa111!')).toBeNull()
    expect(refuseRepeat('Aaaa111!', 'Aaaa111?')).toEqual({ code: 'wachtwoord.ongelijk', params: {} })
  })

  it('names every broken rule at once, whatever is typed (R-PWD-01, R-PWD-02, R-PWD-03, R-PWD-04, R-PWD-05)', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'Z', '7', '!', ' '), maxLength: 12 }), (password) => {
        const broken = codes(password)
        expect(broken.includes('wachtwoord.te_kort')).toBe(password.length < 8)
        expect(broken.includes('wachtwoord.kleine_letter')).toBe(!password.includes('a'))
        expect(broken.includes('wachtwoord.hoofdletter')).toBe(!password.includes('Z'))
        expect(broken.includes('wachtwoord.cijfer')).toBe(!password.includes('7'))
        expect(broken.includes('wachtwoord.speciaal_teken')).toBe(!password.includes('!'))
      }),
    )
  })
})

const day = 24 * 3_600_000

describe('failed logins', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [7, 4],
    [8, 8],
    [9, 15],
    [50, 15],
  ])('%i in a row make one wait %i minutes', (failures, minutes) => {
    expect(waitMinutes(failures)).toBe(minutes)
  })

  it('block at 5 in a row, and a success starts the count again', () => {
    let failed = { count: 0, lastAt: 0 }
    for (let i = 1; i <= 5; i++) {
      expect(isLockedOut(failed, 6000)).toBe(false)
      failed = afterLogin(failed, false, i * 1000)
    }
    expect(failed).toEqual({ count: 5, lastAt: 5000 })
    expect(isLockedOut(failed, 6000)).toBe(true)
    expect(afterLogin(failed, true, 9000).count).toBe(0)
  })

  it('block for a day, after which one more failure blocks again', () => {
    const failed = { count: 5, lastAt: 0 }
    expect(isLockedOut(failed, day - 1)).toBe(true)
    expect(isLockedOut(failed, day)).toBe(false)
    expect(isLockedOut(afterLogin(failed, false, day), day)).toBe(true)
  })

  it('block the network they came from, and make others wait but not those that the name logged in from', () => {
    const none = { count: 0, lastAt: 0 }
    const five = { count: 5, lastAt: 1000 }
    const now = 1000
    expect(refuseTry({ fromNetwork: five, ofName: five, isKnownNetwork: true }, now)?.code).toBe(
      'account.geblokkeerd_pogingen',
    )
    expect(refuseTry({ fromNetwork: none, ofName: five, isKnownNetwork: false }, now)).toEqual({
      code: 'login.wachttijd',
      params: { minutes: 1 },
    })
    expect(refuseTry({ fromNetwork: none, ofName: five, isKnownNetwork: true }, now)).toBeNull()
    expect(refuseTry({ fromNetwork: none, ofName: five, isKnownNetwork: false }, now + 60_000)).toBeNull()
  })

  it('say the minutes left, rounded up', () => {
    const failed = { count: 6, lastAt: 1_000_000 }
    expect(minutesToWait(failed, 1_000_000)).toBe(2)
    expect(minutesToWait(failed, 1_000_000 + 60_001)).toBe(1)
    expect(minutesToWait(failed, 1_000_000 + 119_999)).toBe(1)
    expect(minutesToWait(failed, 1_000_000 + 120_000)).toBe(0)
    expect(minutesToWait({ count: 4, lastAt: 1_000_000 }, 1_000_000)).toBe(0)
  })

  it('never make one wait longer than 15 minutes, nor less after more failures', () => {
    fc.assert(
      fc.property(fc.nat(5000), (failures) => {
        expect(waitMinutes(failures)).toBeLessThanOrEqual(15)
        expect(waitMinutes(failures + 1)).toBeGreaterThanOrEqual(waitMinutes(failures))
      }),
    )
  })
})

describe('a session', () => {
  const now = 1_800_000_000_000

  it('has a token that is valid until its expiry in seconds (R-SESS-04)', () => {
    const seconds = now / 1000
    expect(isTokenExpired(seconds + 1, now)).toBe(false)
    expect(isTokenExpired(seconds - 1, now)).toBe(true)
    expect(isTokenExpired(seconds, now)).toBe(true)
    expect(isTokenExpired(seconds, now - 1)).toBe(false)
  })

  it('lives 12 hours unused and 7 days at most', () => {
    expect(tokenExpiry(now, now)).toBe(now + sessionIdleMs)
    expect(tokenExpiry(now, now + sessionMaxMs - 1000)).toBe(now + sessionMaxMs)
    expect(sessionIdleMs).toBe(12 * 3600 * 1000)
    expect(sessionMaxMs).toBe(7 * 24 * 3600 * 1000)
  })

  it('is renewed while used, an hour after the last time, and not once it is over', () => {
    const session = { loggedInAt: now, expiresAt: now + sessionIdleMs }
    expect(shouldRenew(session, now + renewAfterMs - 1)).toBe(false)
    expect(shouldRenew(session, now + renewAfterMs)).toBe(true)
    expect(shouldRenew(session, session.expiresAt)).toBe(false)
  })

  it('never outlives 7 days, however it is used', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 * 3600 * 1000 }), { maxLength: 60 }), (pauses) => {
        let expiresAt = tokenExpiry(now, now)
        let at = now
        for (const pause of pauses) {
          at += pause
          if (shouldRenew({ loggedInAt: now, expiresAt }, at)) expiresAt = tokenExpiry(now, at)
          expect(expiresAt).toBeLessThanOrEqual(now + sessionMaxMs)
        }
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { directoryAccountName, domainsOf, readBindRefusal, readDirectoryName } from './directory-name.ts'

const named = { domains: ['BOUWER'], isDomainSet: true } as const
const unnamed = { domains: ['bouwer', 'bouwer.nl'], isDomainSet: false } as const

describe('a name at the directory', () => {
  it.each([
    ['BOUWER\\j.jansen', 'login', 'j.jansen'],
    ['bouwer\\j.jansen', 'login', 'j.jansen'],
    ['  bouwer\\jan de wit ', 'login', 'jan de wit'],
    ['j.jansen@bouwer.nl', 'email', 'j.jansen@bouwer.nl'],
  ] as const)('is understood as %s in both forms (R-GEN-21)', (typed, by, name) => {
    for (const form of ['domain\\login', '{email}'] as const)
      expect(readDirectoryName(typed, { ...named, form })).toEqual({ by, name })
  })

  it('without its domain is one only where the form has a domain and an administrator named it (R-GEN-21)', () => {
    expect(readDirectoryName('j.jansen', { ...named, form: 'domain\\login' })).toEqual({
      by: 'login',
      name: 'j.jansen',
    })
    expect(readDirectoryName('j.jansen', { ...named, form: '{email}' })).toBeNull()
    expect(readDirectoryName('j.jansen', { ...unnamed, form: 'domain\\login' })).toBeNull()
  })

  it('is refused with another domain, with two, and with what no login name has', () => {
    const wrong = [
      'ANDER\\jan',
      'BOUWER\\jan\\piet',
      'BOUWER\\',
      '\\jan',
      'BOUWER\\*',
      'BOUWER\\jan)(uid=*',
      'BOUWER\\a=b',
    ]
    for (const typed of [
      ...wrong,
      'jan@',
      '@bouwer.nl',
      'jan@x@y',
      '',
      '\u0000',
      'BOUWER\\jan\u0000',
      'jan@bouwer.nl\n2',
    ])
      expect([typed, readDirectoryName(typed, { ...named, form: 'domain\\login' })]).toEqual([typed, null])
  })

  it('has the domain of the directory itself where none is set', () => {
    expect(domainsOf('OU=Mensen,DC=Bouwer, DC=nl', '')).toEqual(['Bouwer', 'Bouwer.nl'])
    expect(domainsOf('o=bouwer', '')).toEqual([])
    expect(domainsOf('DC=bouwer,DC=nl', 'BWR')).toEqual(['BWR'])
    for (const typed of ['bouwer\\jan', 'BOUWER.NL\\jan'])
      expect(readDirectoryName(typed, { ...unnamed, form: '{email}' })).toEqual({ by: 'login', name: 'jan' })
  })

  it('names the account in the form that is set, whatever was typed (R-GEN-21)', () => {
    const person = { login: 'J.Jansen', email: 'J.Jansen@Bouwer.nl' }
    expect(directoryAccountName(person, { ...named, form: 'domain\\login' })).toBe('bouwer\\j.jansen')
    expect(directoryAccountName(person, { ...named, form: '{email}' })).toBe('j.jansen@bouwer.nl')
    expect(directoryAccountName({ ...person, email: '' }, { ...named, form: '{email}' })).toBe('bouwer\\j.jansen')
    const long = { login: 'j', email: `${'x'.repeat(80)}@bouwer.nl` }
    expect(directoryAccountName(long, { ...named, form: '{email}' })).toBe('bouwer\\j')
  })
})

describe('the refusal of a directory', () => {
  const said = (code: string) =>
    `80090308: LdapErr: DSID-0C090569, comment: AcceptSecurityContext error, data ${code}, v4563`

  it.each([
    ['52e', 'wrong'],
    ['525', 'wrong'],
    ['532', 'expired'],
    ['773', 'expired'],
    ['701', 'closed'],
    ['533', 'closed'],
    ['775', 'closed'],
    ['530', 'closed'],
  ] as const)('with code %s of Active Directory says %s', (code, refusal) => {
    expect(readBindRefusal(said(code))).toBe(refusal)
  })

  it('without a code says that it is wrong', () => {
    expect(readBindRefusal('Invalid credentials during a bind operation. Code: 0x31')).toBe('wrong')
  })
})

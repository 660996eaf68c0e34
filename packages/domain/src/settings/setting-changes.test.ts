import { describe, expect, it } from 'vitest'
import { findSetting } from './catalogue.ts'
import { readSettings } from './read-setting.ts'
import { findLockout, isSecret, maySet, refuseSettingChange } from './setting-changes.ts'

const admin = { roles: ['Admin'], isAdministrator: false } as const
const chief = { roles: ['SuperAdmin'], isAdministrator: false } as const
const entry = (name: string) => {
  const found = findSetting(name)
  if (found === undefined) throw new Error(name)
  return found
}

describe('who may set what', () => {
  it('leaves connection and mail to the superadministrator, and lets nobody change the deployment', () => {
    const may = (name: string) => [maySet(admin, entry(name)), maySet(chief, entry(name))]
    expect(may('CatalogItemsPerpage')).toEqual([true, true])
    expect(may('SMTP_Host')).toEqual([false, true])
    expect(may('Navision_BasisUrl')).toEqual([false, false])
  })

  it('knows the password of the mail server as a secret', () => {
    expect([isSecret(entry('SMTP_Wachtwoord')), isSecret(entry('SMTP_Gebruiker'))]).toEqual([true, false])
  })
})

describe('a change', () => {
  it('of an unknown name, or of another kind, is undefined (R-VAL-18)', () => {
    expect(refuseSettingChange({ kind: 'int', name: 'Niets', value: 1 })).toEqual({ reason: 'undefined' })
    expect(refuseSettingChange({ kind: 'bool', name: 'SMTP_Port', value: true })).toEqual({ reason: 'undefined' })
  })

  it('to null goes back to the default, whatever the bounds', () => {
    expect(refuseSettingChange({ kind: 'string', name: 'Email_Afzender', value: null })).toBeNull()
    expect(refuseSettingChange({ kind: 'string', name: 'Email_Afzender', value: '' })).toEqual({ reason: 'empty' })
  })
})

describe('the last way in', () => {
  const off = readSettings({ Login_Identity: false, Login_AD: true })
  const on = readSettings({ Login_AD: true })

  it('is shut by the switch that no proven way stands beside', () => {
    expect(findLockout(on.bool, off.bool, ['Identity'])).toBe('Login_Identity')
    expect(findLockout(on.bool, off.bool, [])).toBe('Login_Identity')
  })

  it('is not shut beside a proven one that stays on, and by a change that shuts none', () => {
    expect(findLockout(on.bool, off.bool, ['Directory', 'Identity'])).toBeNull()
    expect(findLockout(off.bool, off.bool, [])).toBeNull()
  })
})

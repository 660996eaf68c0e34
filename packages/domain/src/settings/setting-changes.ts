import { may } from '../access/may.ts'
import type { LoginType, Person } from '../access/vocabulary.ts'
import { type BoolKey, findSetting } from './catalogue.ts'
import type { SettingEntry, SettingKind } from './setting-entry.ts'
import type { SettingFault } from './setting-fault.ts'
import { validateValue } from './validate-setting.ts'

/** A value somebody wants; `null` goes back to the preset of the tenant or the default. */
export interface SettingChange {
  readonly kind: SettingKind
  readonly name: string
  readonly value: unknown
}

/** Settings of the connection, mail and secrets are the superadministrator's; some only the deployment sets (R-ROLE-15). */
export function maySet(person: Person, entry: SettingEntry): boolean {
  if (entry.writers === 'nobody') return false
  return may(person, entry.writers === 'superAdmin' ? 'settings.editConnection' : 'settings.edit')
}

/** A value that can be written but never read. */
export function isSecret(entry: SettingEntry): boolean {
  return entry.readers === 'server' || (entry.kind === 'string' && entry.secret === true)
}

/** Why one change is refused by itself, or `null`; an unknown name or another kind than its own is undefined (R-VAL-18). */
export function refuseSettingChange(change: SettingChange): SettingFault | null {
  const entry = findSetting(change.name)
  if (entry?.kind !== change.kind) return { reason: 'undefined' }
  return change.value === null ? null : validateValue(entry, change.value)
}

/** The ways in with the switch of each (R-SET-35). */
export const loginSwitches: Readonly<Record<LoginType, BoolKey>> = {
  Identity: 'Login_Identity',
  Directory: 'Login_AD',
  Azure: 'Login_Azure',
  Federation: 'Login_AuthServer',
}

type Switches = (key: BoolKey) => boolean

/**
 * The switch that shuts the last way in for administrators, or `null`. Only a way in by which one has come in already
 * counts as another: it is known to work.
 * @param before the switches as they stand
 * @param after the switches as the change would leave them
 * @param proven ways in by which an administrator with an open account has logged in
 */
export function findLockout(before: Switches, after: Switches, proven: readonly LoginType[]): BoolKey | null {
  const shut = Object.values(loginSwitches).find((key) => before(key) && !after(key))
  const remains = proven.some((type) => after(loginSwitches[type]))
  return shut === undefined || remains ? null : shut
}

import { isAdministrator } from '@portal/domain/access/may.ts'
import type { Person } from '@portal/domain/access/vocabulary.ts'
import { findSetting, settingKeys } from '@portal/domain/settings/catalogue.ts'
import { isSecret } from '@portal/domain/settings/setting-changes.ts'
import type { SettingEntry, SettingReader } from '@portal/domain/settings/setting-entry.ts'

/** The strongest kind of reader that somebody is. */
export function readerOf(person: Person | null): Exclude<SettingReader, 'server'> {
  if (person === null) return 'everyone'
  return isAdministrator(person) ? 'administrator' : 'session'
}

const seenBy: Readonly<Record<Exclude<SettingReader, 'server'>, readonly SettingReader[]>> = {
  everyone: ['everyone'],
  session: ['everyone', 'session'],
  administrator: ['everyone', 'session', 'administrator'],
}

/** The settings that this kind of reader gets from GetSettings; server values and secrets never leave the server. */
export function readableSettings(
  reader: Exclude<SettingReader, 'server'>,
): readonly { readonly name: string; readonly entry: SettingEntry }[] {
  return settingKeys.flatMap((name) => {
    const entry = findSetting(name)
    if (entry === undefined || isSecret(entry)) return []
    return seenBy[reader].includes(entry.readers) ? [{ name, entry }] : []
  })
}

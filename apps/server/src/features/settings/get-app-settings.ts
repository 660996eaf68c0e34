import type { settings } from '@portal/contract/settings.ts'
import { may } from '@portal/domain/access/may.ts'
import type { Person } from '@portal/domain/access/vocabulary.ts'
import { findSetting, settingKeys } from '@portal/domain/settings/catalogue.ts'
import type { SettingEntry } from '@portal/domain/settings/setting-entry.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { isSecret } from './readable-settings.ts'
import { readOverrides } from './settings.store.ts'

/** Settings of the connection, mail and secrets are the superadministrator's; some only the deployment sets. */
export function maySet(person: Person, entry: SettingEntry): boolean {
  if (entry.writers === 'nobody') return false
  return may(person, entry.writers === 'superAdmin' ? 'settings.editConnection' : 'settings.edit')
}

/** Every setting with value, default and area; a secret only says whether it is set. */
export const getAppSettings: UseCase<typeof settings.getAppSettings> = async (ctx) => {
  const user = signedIn(ctx)
  const overrides = await readOverrides(ctx.db)
  const items = settingKeys.flatMap((name) => {
    const entry = findSetting(name)
    if (entry === undefined) return []
    const secret = isSecret(entry)
    return [
      {
        name,
        kind: entry.kind,
        area: entry.area,
        value: secret ? null : ctx.settings.value(entry.kind, name),
        defaultValue: secret ? null : entry.default,
        changed: overrides.has(name),
        editable: maySet(user, entry),
        secret,
      },
    ]
  })
  return { items }
}

import type { settings } from '@portal/contract/settings.ts'
import { findSetting, settingKeys } from '@portal/domain/settings/catalogue.ts'
import { readSettings } from '@portal/domain/settings/read-setting.ts'
import { isSecret, maySet } from '@portal/domain/settings/setting-changes.ts'
import type { UseCase } from '../../http/handlers.ts'
import { signedIn } from '../../platform/context.ts'
import { listProvenLogins, readLastChanges, readOverrides } from './settings.store.ts'

/** Every setting with value, default and area; a secret only says whether it is set. */
export const getAppSettings: UseCase<typeof settings.getAppSettings> = async (ctx) => {
  const user = signedIn(ctx)
  const [overrides, last, provenLogins] = await Promise.all([
    readOverrides(ctx.db),
    readLastChanges(ctx.db),
    listProvenLogins(ctx.db),
  ])
  const stored = readSettings(Object.fromEntries(overrides), ctx.tenant.preset)
  const defaults = readSettings({}, ctx.tenant.preset)
  const items = settingKeys.flatMap((name) => {
    const entry = findSetting(name)
    if (entry === undefined) return []
    const secret = isSecret(entry)
    const change = last.get(name)
    return [
      {
        name,
        kind: entry.kind,
        area: entry.area,
        value: secret ? null : stored.value(entry.kind, name),
        defaultValue: secret ? null : defaults.value(entry.kind, name),
        changed: overrides.has(name),
        editable: maySet(user, entry),
        secret,
        version: change?.version ?? 0,
        changedBy: change?.by ?? null,
        changedAt: change?.at.toISOString() ?? null,
      },
    ]
  })
  return { items, provenLogins: [...provenLogins] }
}

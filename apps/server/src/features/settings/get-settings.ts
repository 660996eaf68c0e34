import type { settings, VisitorSettings } from '@portal/contract/settings.ts'
import type { NamedSettings } from '@portal/domain/settings/read-setting.ts'
import type { SettingKind, SettingValueOf } from '@portal/domain/settings/setting-entry.ts'
import type { UseCase } from '../../http/handlers.ts'
import { readableSettings, readerOf } from './readable-settings.ts'

type Readable = ReturnType<typeof readableSettings>

function group<K extends SettingKind>(settings: NamedSettings, readable: Readable, kind: K) {
  // The catalogue pairs each kind with the type of its values.
  return readable
    .filter(({ entry }) => entry.kind === kind)
    .map(({ name }) => ({ name, value: settings.value(kind, name) as SettingValueOf[K] }))
}

function mutable<T>(rows: readonly { readonly name: string; readonly value: readonly T[] }[]) {
  return rows.map(({ name, value }) => ({ name, value: [...value] }))
}

/** The six groups with what this reader may know (R-SET-01, R-PAY-03); the same for all of a kind, so it is kept. */
export const getSettings: UseCase<typeof settings.getSettings> = async (ctx) => {
  const reader = readerOf(ctx.user)
  return ctx.answers.get<VisitorSettings>([reader], async () => {
    const readable = readableSettings(reader)
    return {
      boolValues: group(ctx.settings, readable, 'bool'),
      intValues: group(ctx.settings, readable, 'int'),
      stringValues: group(ctx.settings, readable, 'string'),
      multiStrings: mutable(group(ctx.settings, readable, 'multi-string')),
      columnSettings: mutable(group(ctx.settings, readable, 'column')),
      fileValues: group(ctx.settings, readable, 'file'),
      ...(ctx.tenant.capabilities.size === 0 ? {} : { mogelijkheden: [...ctx.tenant.capabilities] }),
    }
  })
}

import type { SettingOverrides, Settings } from './read-setting.ts'
import { settingDefaults } from './setting-defaults.ts'
import type { SettingKind, SettingValueOf } from './setting-entry.ts'
import { completeColumns } from './validate-columns.ts'

/** What a kind of setting may be, and no more: a portal answers what it has checked. */
function isOfKind(value: unknown, kind: SettingKind): boolean {
  switch (kind) {
    case 'bool':
      return typeof value === 'boolean'
    case 'int':
      return typeof value === 'number'
    case 'string':
      return typeof value === 'string'
    case 'file':
      return value === null || typeof value === 'string'
    default:
      return Array.isArray(value)
  }
}

/**
 * Typed reading of settings as the portal answered them, for the browser. What is not answered has its default, and so has
 * what an earlier version answered as something else; its tables get the columns that they have got since.
 */
export function readAnswered(answered: SettingOverrides): Settings {
  const columns = new Map<string, SettingValueOf['column']>()

  function value<Kind extends SettingKind>(kind: Kind, key: keyof typeof settingDefaults): SettingValueOf[Kind] {
    const found = Object.hasOwn(answered, key) ? answered[key] : undefined
    // Of this kind: the key is typed by it, and what was answered was looked at.
    return (isOfKind(found, kind) ? found : settingDefaults[key]) as SettingValueOf[Kind]
  }

  return {
    bool: (key) => value('bool', key),
    int: (key) => value('int', key),
    string: (key) => value('string', key),
    multiString: (key) => value('multi-string', key),
    column: (key) => {
      const known = columns.get(key) ?? completeColumns(settingDefaults[key], value('column', key))
      columns.set(key, known)
      return known
    },
    file: (key) => value('file', key),
  }
}

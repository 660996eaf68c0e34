import type { BoolKey, ColumnKey, FileKey, IntKey, MultiStringKey, SettingPreset, StringKey } from './catalogue.ts'
import { findSetting } from './catalogue.ts'
import type { SettingEntry, SettingKind, SettingValueOf } from './setting-entry.ts'
import { completeColumns } from './validate-columns.ts'
import { validateValue } from './validate-setting.ts'

/** A setting that the catalogue does not define, or not under this kind (R-VAL-18, OP-84). */
export class UndefinedSettingError extends Error {
  readonly kind: SettingKind
  readonly key: string

  constructor(kind: SettingKind, key: string) {
    super(`The ${kind} setting '${key}' is not defined`)
    this.name = 'UndefinedSettingError'
    this.kind = kind
    this.key = key
  }
}

/** Stored values by setting name, as they come from outside: unknown names and outdated values are passed over. */
export type SettingOverrides = Readonly<Record<string, unknown>>

export interface Settings {
  bool(key: BoolKey): boolean
  int(key: IntKey): number
  string(key: StringKey): string
  multiString(key: MultiStringKey): SettingValueOf['multi-string']
  column(key: ColumnKey): SettingValueOf['column']
  file(key: FileKey): SettingValueOf['file']
}

export interface NamedSettings extends Settings {
  /** For a name from outside; throws UndefinedSettingError when no setting of this kind has it. */
  value<Kind extends SettingKind>(kind: Kind, name: string): SettingValueOf[Kind]
}

function layerValue(entry: SettingEntry, name: string, layers: readonly SettingOverrides[]): unknown {
  for (const layer of layers) {
    const value = Object.hasOwn(layer, name) ? layer[name] : undefined
    if (value === undefined || validateValue(entry, value) !== null) continue
    // validateValue holds that a value of a column entry is a list of columns.
    return entry.kind === 'column' ? completeColumns(entry.default, value as SettingValueOf['column']) : value
  }
  return entry.default
}

/**
 * Typed reading of the settings: the stored override, else the preset of the tenant, else the default of the
 * catalogue. A stored value that no longer keeps the bounds counts as not stored.
 */
export function readSettings(overrides: SettingOverrides, preset: SettingPreset = {}): NamedSettings {
  const layers: readonly SettingOverrides[] = [overrides, preset]
  const read = new Map<string, { readonly kind: SettingKind; readonly value: unknown }>()

  function readFirst(kind: SettingKind, name: string): unknown {
    const entry = findSetting(name)
    if (entry?.kind !== kind) throw new UndefinedSettingError(kind, name)
    const found = layerValue(entry, name, layers)
    read.set(name, { kind, value: found })
    return found
  }

  function value<Kind extends SettingKind>(kind: Kind, name: string): SettingValueOf[Kind] {
    const known = read.get(name)
    const found = known?.kind === kind ? known.value : readFirst(kind, name)
    // The entry is of this kind, and its values and default have passed validateValue.
    return found as SettingValueOf[Kind]
  }

  return {
    bool: (key) => value('bool', key),
    int: (key) => value('int', key),
    string: (key) => value('string', key),
    multiString: (key) => value('multi-string', key),
    column: (key) => value('column', key),
    file: (key) => value('file', key),
    value,
  }
}

import type { AdminSetting, SettingChange } from '@portal/contract/settings.ts'
import type { LoginType } from '@portal/domain/access/vocabulary.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { readSettings } from '@portal/domain/settings/read-setting.ts'
import { findLockout, refuseSettingChange } from '@portal/domain/settings/setting-changes.ts'
import type { Text } from '../../lib/text.ts'
import { faultText } from './setting-words.ts'

/** A value that is not saved, with the version of the setting that it was made from; null is back to the default. */
export interface Draft {
  readonly value: unknown
  readonly version: number
}
export type Drafts = ReadonlyMap<string, Draft>

export interface SettingsAnswer {
  readonly items: readonly AdminSetting[]
  readonly provenLogins: readonly LoginType[]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What the setting would be: its draft, else what is stored. */
export function wantedValue(item: AdminSetting, draft: Draft | undefined): unknown {
  if (draft === undefined) return item.value
  return draft.value === null ? item.defaultValue : draft.value
}

/** The drafts with one more, or with one less when it wants what is stored already. */
export function withDraft(drafts: Drafts, item: AdminSetting, value: unknown): Drafts {
  const next = new Map(drafts)
  const version = drafts.get(item.name)?.version ?? item.version
  const isStored = value === null ? !item.changed : !item.secret && isSame(value, item.value)
  if (isStored) next.delete(item.name)
  else next.set(item.name, { value, version })
  return next
}

export function withoutDrafts(drafts: Drafts, names: readonly string[]): Drafts {
  return new Map([...drafts].filter(([name]) => !names.includes(name)))
}

/** The draft is of an older version than what is stored: somebody changed the setting meanwhile. */
export function isOvertaken(item: AdminSetting, draft: Draft | undefined): boolean {
  return draft !== undefined && draft.version !== item.version
}

/** The faults of drafts by the name of their setting, in words; the server refuses the same. */
export function findFaults({ items, provenLogins }: SettingsAnswer, drafts: Drafts, text: Text) {
  const faults = new Map<string, string>()
  for (const [name, { value }] of drafts) {
    const kind = findSetting(name)?.kind
    const fault = kind === undefined ? null : refuseSettingChange({ kind, name, value })
    if (fault !== null) faults.set(name, faultText(fault, text))
  }
  const stored = readSettings(Object.fromEntries(items.map(({ name, value }) => [name, value])))
  const wanted = readSettings(
    Object.fromEntries(items.map((item) => [item.name, wantedValue(item, drafts.get(item.name))])),
  )
  const shut = findLockout(stored.bool, wanted.bool, provenLogins)
  if (shut !== null) faults.set(shut, text('instelling.laatste_login'))
  return faults
}

/** The drafts as the call takes them. */
export function changesOf(drafts: Drafts): SettingChange[] {
  return [...drafts].flatMap(([name, { value, version }]) => {
    const kind = findSetting(name)?.kind
    // The controls make values of their kind only, which `findFaults` has checked.
    return kind === undefined ? [] : [{ kind, name, value: value as SettingChange['value'], version }]
  })
}

/** The drafts that a preview shows, whatever others stored meanwhile, and how many secrets it leaves out. */
export function shownInPreview(items: readonly AdminSetting[], drafts: Drafts) {
  const secret = new Set(items.filter((item) => item.secret).map(({ name }) => name))
  const all = changesOf(drafts)
  const changes = all.filter(({ name }) => !secret.has(name)).map(({ version: _, ...change }) => change)
  return { changes, secrets: all.length - changes.length }
}

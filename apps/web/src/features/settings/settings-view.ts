import type { AdminSetting } from '@portal/contract/settings.ts'
import { hasWords } from '@portal/domain/plain/has-words.ts'
import { searchWords } from '@portal/domain/plain/search-text.ts'
import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { settingKinds } from '@portal/domain/settings/setting-entry.ts'
import type { Text } from '../../lib/text.ts'
import { wordsOf } from './find-settings.ts'
import type { Drafts } from './setting-drafts.ts'
import { areaOrder, groupName } from './setting-words.ts'

export const shownStates = ['changed', 'drafts', 'mine'] as const
export type ShownState = (typeof shownStates)[number]

/** What an administrator looks at, as it stands in the address. */
export interface SettingsView {
  readonly search: string
  readonly area: string
  readonly kind: string
  readonly state: ShownState | ''
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

export const settingsForm = {
  read: (params: Readonly<Record<string, unknown>>): SettingsView => ({
    search: textOf(params.zoek).slice(0, 100),
    area: areaOrder(textOf(params.gebied)) < 0 ? '' : textOf(params.gebied),
    kind: settingKinds.find((kind) => kind === params.soort) ?? '',
    state: shownStates.find((state) => state === params.toon) ?? '',
  }),
  write: ({ search, area, kind, state }: SettingsView) => ({
    zoek: search || undefined,
    gebied: area || undefined,
    soort: kind || undefined,
    toon: state || undefined,
  }),
}

/** Whether anything but the area narrows what is shown: then every area that is left stands open. */
export function isNarrowed({ search, kind, state }: SettingsView): boolean {
  return search !== '' || kind !== '' || state !== ''
}

function isInState(item: AdminSetting, state: ShownState | '', drafts: Drafts): boolean {
  if (state === 'changed') return item.changed
  if (state === 'drafts') return drafts.has(item.name)
  return state === 'mine' ? item.editable : true
}

export interface AreaOfSettings {
  readonly area: string
  readonly groups: readonly { readonly group: string; readonly items: readonly AdminSetting[] }[]
  readonly items: readonly AdminSetting[]
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): (readonly [string, readonly T[]])[] {
  const groups = new Map<string, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

/** The settings that the view leaves, by area and group. */
export function arrangeSettings(
  items: readonly AdminSetting[],
  { view, drafts }: { readonly view: SettingsView; readonly drafts: Drafts },
  text: Text,
): readonly AreaOfSettings[] {
  const wanted = searchWords(view.search)
  const left = items.filter((item) => {
    if (view.area !== '' && item.area !== view.area) return false
    if (view.kind !== '' && item.kind !== view.kind) return false
    if (!isInState(item, view.state, drafts)) return false
    return wanted.length === 0 || hasWords(wordsOf(item, text), wanted)
  })
  return grouped(left, ({ area }) => area)
    .sort(([one], [other]) => areaOrder(one) - areaOrder(other))
    .map(([area, found]) => {
      const groups = grouped(found, ({ name }) => groupName(findSetting(name)?.group, text))
      return { area, items: found, groups: groups.map(([group, inGroup]) => ({ group, items: inGroup })) }
    })
}

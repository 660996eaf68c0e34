import { findSetting } from '@portal/domain/settings/catalogue.ts'
import { type ColumnSetting, settingAreas } from '@portal/domain/settings/setting-entry.ts'
import type { SettingFault } from '@portal/domain/settings/setting-fault.ts'
import type { Text } from '../../lib/text.ts'
import { knownKey } from '../../lib/text.ts'

function textOr(key: string, otherwise: string, text: Text): string {
  const known = knownKey(key)
  return known === null ? otherwise : text(known)
}

export function settingName(name: string, text: Text): string {
  return textOr(`setting.${name}`, name, text)
}

/** Settings of one family, about which one thing is to be said. */
const families = [
  [/_Actief$/, 'settingHint.family.active'],
  [/_Kolommen$/, 'settingHint.family.columns'],
  [/_Verplicht_/, 'settingHint.family.required'],
  [/(_Blokkeerdagen|BlockDaysToOrder)$/, 'settingHint.family.blockedDays'],
  [/_DagenInVerleden$/, 'settingHint.family.pastDays'],
  [/_VoorwaardenVerplicht$/, 'settingHint.family.terms'],
  [/_SorteerKolom$/, 'settingHint.family.sortColumn'],
] as const

/** What a setting does, where that is more than its name says; empty where it is not. */
export function settingHint(name: string, text: Text): string {
  const own = knownKey(`settingHint.${name}`)
  if (own !== null) return text(own)
  const family = families.find(([names]) => names.test(name))
  return family === undefined ? '' : text(family[1])
}

export function areaName(area: string, text: Text): string {
  return textOr(`area.${area}`, area, text)
}

export function groupName(group: string | undefined, text: Text): string {
  return group === undefined ? text('settings.group.other') : textOr(`settingGroup.${group}`, group, text)
}

export function columnName(column: string, text: Text): string {
  return textOr(`column.${column}`, column, text)
}

const directions = ['settings.sort.ascending', 'settings.sort.descending'] as const

/** A setting whose number stands for a column of the table it sorts. */
export function sortedTable(name: string): string | null {
  return /^(Orders_\w+)_SorteerKolom$/.exec(name)?.[1] ?? null
}

/** A setting whose number stands for a direction: 0 upwards, 1 downwards. */
export function isDirection(name: string): boolean {
  return name.endsWith('_SorteerRichting')
}

/** A choice of a setting as people say it. */
export function optionName(name: string, option: string, text: Text): string {
  if (option === '') return text('settings.option.none')
  if (name.startsWith('Standaard_Ta')) return textOr(`language.${option}`, option, text)
  return textOr(`enum.AvailableQuantityVisibility.${option}`, option, text)
}

function columnsText(columns: readonly ColumnSetting[], text: Text): string {
  const shown = [...columns].sort((a, b) => a.order - b.order).filter(({ visible }) => visible)
  return shown.map(({ column, required }) => `${columnName(column, text)}${required ? '*' : ''}`).join(', ')
}

/** A value in words; an empty one says so. The kinds were checked when it was stored. */
export function valueText(name: string, value: unknown, text: Text): string {
  const entry = findSetting(name)
  if (entry === undefined || value === null || value === undefined) return text('settings.value.none')
  switch (entry.kind) {
    case 'bool':
      return text(value === true ? 'switch.on' : 'switch.off')
    case 'int':
      return isDirection(name) ? text(directions[value === 0 ? 0 : 1]) : String(value)
    case 'string':
      if (entry.options !== undefined) return optionName(name, String(value), text)
      return value === '' ? text('settings.value.empty') : String(value)
    case 'multi-string': {
      // What is stored or made for a list is a list of texts.
      const items = value as readonly string[]
      return items.length === 0
        ? text('settings.value.empty')
        : items.map((item) => (entry.options === undefined ? item : optionName(name, item, text))).join(', ')
    }
    case 'column':
      // What is stored or made for columns is a list of columns.
      return columnsText(value as readonly ColumnSetting[], text)
    case 'file':
      return text('settings.value.file')
  }
}

/** Why a value is refused, in the words beside its field. */
export function faultText(fault: SettingFault, text: Text): string {
  const isColumn = fault.reason.startsWith('column')
  const limit = isColumn ? columnName(String(fault.limit ?? ''), text) : (fault.limit ?? '')
  return text(`settingFault.${fault.reason}`, { limit })
}

/** The place of an area on the screen. */
export function areaOrder(area: string): number {
  return (settingAreas as readonly string[]).indexOf(area)
}

import { readOwnDays } from '../calendar/closed-days.ts'
import { gs1Prefix } from '../machines/gs1-prefix.ts'
import { findSetting } from './catalogue.ts'
import type { ColumnEntry, IntEntry, MultiStringEntry, SettingEntry, StringEntry } from './setting-entry.ts'
import type { SettingFault } from './setting-fault.ts'
import { validateColumns } from './validate-columns.ts'

const formats = {
  email: /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]+$/,
  url: /^https?:\/\/[^\s]+$/,
  decimal: /^\d{1,9}([.,]\d{1,5})?$/,
  gs1Prefix,
} as const

const wrongKind: SettingFault = { reason: 'kind' }

function validateInt(entry: IntEntry, value: unknown): SettingFault | null {
  if (typeof value !== 'number') return wrongKind
  if (!Number.isSafeInteger(value)) return { reason: 'whole' }
  if (value < entry.min) return { reason: 'min', limit: entry.min }
  if (value > entry.max) return { reason: 'max', limit: entry.max }
  return null
}

function validateText(entry: StringEntry, value: unknown): SettingFault | null {
  if (typeof value !== 'string') return wrongKind
  if (entry.options !== undefined && !entry.options.includes(value)) return { reason: 'option', limit: value }
  if (entry.maxLength !== undefined && value.length > entry.maxLength)
    return { reason: 'length', limit: entry.maxLength }
  if (value.trim() === '') return entry.filled ? { reason: 'empty' } : null
  if (entry.format !== undefined && !formats[entry.format].test(value)) return { reason: entry.format }
  return null
}

function validateItem(entry: MultiStringEntry, item: string): SettingFault | null {
  if (item.trim() === '') return { reason: 'empty' }
  if (entry.options !== undefined && !entry.options.includes(item)) return { reason: 'option', limit: item }
  if (entry.maxLength !== undefined && item.length > entry.maxLength)
    return { reason: 'length', limit: entry.maxLength }
  if (entry.format !== undefined && readOwnDays(item) === null) return { reason: entry.format, limit: item }
  return null
}

function validateTexts(entry: MultiStringEntry, value: unknown): SettingFault | null {
  if (!Array.isArray(value)) return wrongKind
  const items: readonly unknown[] = value
  if (items.length === 0 && entry.filled) return { reason: 'empty' }
  const seen = new Set<string>()
  for (const item of items) {
    if (typeof item !== 'string') return wrongKind
    const fault = validateItem(entry, item)
    if (fault !== null) return fault
    if (seen.has(item)) return { reason: 'duplicate', limit: item }
    seen.add(item)
  }
  return null
}

function validateFile(value: unknown): SettingFault | null {
  if (value === null) return null
  if (typeof value !== 'string') return wrongKind
  if (value === '') return { reason: 'empty' }
  return value.length > 250 ? { reason: 'length', limit: 250 } : null
}

/** Checks a value against one entry of the catalogue. */
export function validateValue(entry: SettingEntry, value: unknown): SettingFault | null {
  switch (entry.kind) {
    case 'bool':
      return typeof value === 'boolean' ? null : wrongKind
    case 'int':
      return validateInt(entry, value)
    case 'string':
      return validateText(entry, value)
    case 'multi-string':
      return validateTexts(entry, value)
    case 'column':
      return validateColumns(entry satisfies ColumnEntry, value)
    case 'file':
      return validateFile(value)
  }
}

/**
 * The bounds of a setting, the same on screen and on the server (R-VAL-13, R-VAL-14, R-VAL-21).
 * @param name a name from outside; a name without a catalogue entry gives `undefined` as reason
 * @returns why the value is refused, or `null` when it may be stored
 */
export function validateSetting(name: string, value: unknown): SettingFault | null {
  const entry = findSetting(name)
  return entry === undefined ? { reason: 'undefined' } : validateValue(entry, value)
}

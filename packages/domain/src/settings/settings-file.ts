import { findSetting } from './catalogue.ts'
import { refuseSettingChange } from './setting-changes.ts'
import type { SettingFault } from './setting-fault.ts'

/** What is carried from one company to another, as it stands in the file. */
export interface SettingsFile {
  readonly format: typeof settingsFormat
  /** The company it comes from, to be read by people. */
  readonly company: string
  readonly values: Readonly<Record<string, unknown>>
  /** Settings that a file cannot carry: secrets, files, and what the deployment sets. */
  readonly leftOut: readonly string[]
}

/** A setting of the company as far as carrying it needs. */
export interface CarriedSetting {
  readonly name: string
  readonly value: unknown
  readonly defaultValue: unknown
  readonly changed: boolean
  readonly editable: boolean
  readonly secret: boolean
}

export const settingsFormat = 'materieel-portaal-instellingen-1'

/** Secrets never leave; a file is named by its content, which lies at one company; the deployment is each company's own. */
function canBeCarried({ name, secret }: CarriedSetting): boolean {
  const entry = findSetting(name)
  return entry !== undefined && !secret && entry.kind !== 'file' && entry.writers !== 'nobody'
}

/** The settings of a company as they hold there, whether changed or not: the other one comes to be the same. */
export function writeSettingsFile(items: readonly CarriedSetting[], company: string): SettingsFile {
  return {
    format: settingsFormat,
    company,
    values: Object.fromEntries(items.filter(canBeCarried).map(({ name, value }) => [name, value])),
    leftOut: items.filter((item) => !canBeCarried(item)).map(({ name }) => name),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a file says; null for one that is no file of settings. */
export function readSettingsFile(text: string): SettingsFile | null {
  try {
    const read: unknown = JSON.parse(text)
    if (!isRecord(read) || read.format !== settingsFormat || !isRecord(read.values)) return null
    const names: readonly unknown[] = Array.isArray(read.leftOut) ? read.leftOut : []
    const leftOut = names.filter((name) => typeof name === 'string')
    return { format: settingsFormat, company: String(read.company ?? ''), values: read.values, leftOut }
  } catch {
    return null
  }
}

export interface FileDifference {
  /** Settings that would change, with the value they would get; null is back to the default. */
  readonly changes: readonly { readonly name: string; readonly value: unknown }[]
  /** In the file, and not to be changed by this person. */
  readonly forbidden: readonly string[]
  /** In the file, and unknown or out of bounds here. */
  readonly faulty: readonly { readonly name: string; readonly fault: SettingFault }[]
  readonly leftOut: readonly string[]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a file would change here. A secret or a file in it, which somebody wrote there by hand, is left out as well. */
export function compareWithFile(items: readonly CarriedSetting[], file: SettingsFile): FileDifference {
  const found: { name: string; value: unknown }[] = []
  const forbidden: string[] = []
  const faulty: { name: string; fault: SettingFault }[] = []
  const leftOut = new Set(file.leftOut)
  const known = new Map(items.map((item) => [item.name, item]))
  for (const [name, value] of Object.entries(file.values)) {
    const item = known.get(name)
    const kind = findSetting(name)?.kind
    if (item === undefined || kind === undefined) faulty.push({ name, fault: { reason: 'undefined' } })
    else if (!canBeCarried(item)) leftOut.add(name)
    else if (!isSame(value, item.value)) {
      const fault = value === null ? ({ reason: 'kind' } as const) : refuseSettingChange({ kind, name, value })
      if (fault !== null) faulty.push({ name, fault })
      else if (!item.editable) forbidden.push(name)
      else found.push({ name, value: isSame(value, item.defaultValue) && item.changed ? null : value })
    }
  }
  return { changes: found, forbidden, faulty, leftOut: [...leftOut] }
}

import { z } from 'zod'
import { command, query } from './define.ts'

const Name = z.string().max(100)

/** One column of a column setting. */
export const ColumnSetting = z.object({
  column: Name,
  visible: z.boolean(),
  required: z.boolean(),
  order: z.number().int(),
})

/** The six groups with their values as lists of name and value (OP-77, R-SET-01). */
export const SettingGroups = z.object({
  boolValues: z.array(z.object({ name: Name, value: z.boolean() })),
  multiStrings: z.array(z.object({ name: Name, value: z.array(z.string()) })),
  intValues: z.array(z.object({ name: Name, value: z.number().int() })),
  stringValues: z.array(z.object({ name: Name, value: z.string() })),
  columnSettings: z.array(z.object({ name: Name, value: z.array(ColumnSetting) })),
  fileValues: z.array(z.object({ name: Name, value: z.string().nullable() })),
})
export type SettingGroups = z.output<typeof SettingGroups>

export const settingKinds = ['bool', 'int', 'string', 'multi-string', 'column', 'file'] as const

/** A new value; `null` takes the override away, so that the default or the preset of the tenant holds again. */
const Change = z.object({
  kind: z.enum(settingKinds),
  name: Name,
  value: z.union([
    z.boolean(),
    z.number(),
    z.string().max(4000),
    z.array(z.string().max(250)).max(200),
    z.array(ColumnSetting).max(60),
    z.null(),
  ]),
})

const AdminEntry = z.object({
  name: Name,
  kind: z.enum(settingKinds),
  area: z.string(),
  value: z.unknown(),
  defaultValue: z.unknown(),
  changed: z.boolean(),
  editable: z.boolean(),
  secret: z.boolean(),
})

export const settings = {
  getSettings: query('/api/AppSettings/GetSettings', {
    summary: 'The settings that this visitor may read, in their six groups.',
    access: 'public',
    kept: true,
    in: z.object({}),
    out: SettingGroups,
  }),
  getAppSettings: query('/api/AppSettings/GetAppSettings', {
    summary: 'Every setting with its default, area and whether this administrator may change it.',
    access: 'settings.view',
    in: z.object({}),
    out: z.object({ items: z.array(AdminEntry) }),
  }),
  updateAppSettings: command('/api/AppSettings/UpdateAppSettings', {
    summary: 'Set or clear overrides; all of them or, when one is refused, none.',
    access: 'settings.edit',
    in: z.object({ items: z.array(Change).min(1).max(300) }),
    out: z.null(),
    errors: ['instelling.niet_gedefinieerd', 'instelling.ongeldig'],
  }),
  getVersion: query('/api/AppSettings/GetVersion', {
    summary: 'Version of the running portal; the web compares it with its own (OP-74).',
    access: 'public',
    in: z.object({}),
    out: z.object({ version: z.string() }),
  }),
}

import { previewRoles } from '@portal/domain/access/preview.ts'
import { loginTypes } from '@portal/domain/access/vocabulary.ts'
import { capabilities } from '@portal/domain/settings/capabilities.ts'
import { z } from 'zod'
import { command, query } from './define.ts'
import { SentFile, uploadRefusals } from './uploads.ts'
import { Id, Locale, Text250 } from './values.ts'

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

/** What a page begins with: the settings, and the capabilities of the tenant (decision: variants). */
export const VisitorSettings = SettingGroups.extend({
  /** Left out where there are none. */
  mogelijkheden: z.array(z.enum(capabilities)).optional(),
})
export type VisitorSettings = z.output<typeof VisitorSettings>

export const settingKinds = ['bool', 'int', 'string', 'multi-string', 'column', 'file'] as const

/** A number that grows with each change of a setting; 0 before the first. */
const Version = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** A new value; `null` takes the override away, so that the default or the preset of the tenant holds again. */
export const SettingChange = z.object({
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
  /** The version that was changed: when it is another by now, nothing is stored. Without it the last one to save wins. */
  version: Version.optional(),
})
export type SettingChange = z.output<typeof SettingChange>

export const AdminSetting = z.object({
  name: Name,
  kind: z.enum(settingKinds),
  area: z.string(),
  value: z.unknown(),
  defaultValue: z.unknown(),
  changed: z.boolean(),
  editable: z.boolean(),
  secret: z.boolean(),
  version: Version,
  /** Who changed it last, and when; null when nobody did. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime().nullable(),
})
export type AdminSetting = z.output<typeof AdminSetting>

/** One change of a setting; a null value is the default. Of a secret only is known whether there was one. */
export const SettingHistoryRow = z.object({
  id: z.string(),
  naam: Name,
  kind: z.enum(settingKinds),
  van: z.unknown(),
  naar: z.unknown(),
  geheim: z.boolean(),
  door: z.string(),
  moment: z.iso.datetime(),
  reden: z.string(),
  /** The change that this one took back. */
  herstelt: z.string().nullable(),
  /** It is the last change of its setting, no secret, and the reader may set it. */
  herstelbaar: z.boolean(),
})
export type SettingHistoryRow = z.output<typeof SettingHistoryRow>

/** Changes that hold from a moment on; a null value is back to the default. */
export const PlannedSettings = z.object({
  id: Id,
  begin: z.iso.datetime(),
  reden: z.string(),
  door: z.string(),
  moment: z.iso.datetime(),
  /** Its moment came, and nothing of it was stored. */
  mislukt: z.boolean(),
  /** Why: a code with what fills its text. */
  fout: z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
  /** The reader may set everything in it. */
  intrekbaar: z.boolean(),
  items: z.array(z.object({ name: Name, kind: z.enum(settingKinds), value: z.unknown() })),
})
export type PlannedSettings = z.output<typeof PlannedSettings>

/** Which preview of settings a session shows. */
const SettingPreview = z.object({
  rol: z.enum(previewRoles),
  locatie: z.object({ nummer: z.string(), omschrijving: z.string() }).nullable(),
  taal: Locale,
  /** How many settings have another value than the stored one. */
  aantal: z.number().int(),
  tot: z.iso.datetime(),
})
export type SettingPreview = z.output<typeof SettingPreview>

export const settings = {
  getSettings: query('/api/AppSettings/GetSettings', {
    summary:
      'The settings that this visitor may read, in their six groups, and what the tenant can do beside (R-ROUTE-25).',
    access: 'public',
    kept: true,
    reads: ['settings'],
    in: z.object({}),
    out: VisitorSettings,
  }),
  getAppSettings: query('/api/AppSettings/GetAppSettings', {
    summary: 'Every setting with its default, area and whether this administrator may change it.',
    access: 'settings.view',
    reads: ['settings', 'users', 'access'],
    in: z.object({}),
    out: z.object({
      items: z.array(AdminSetting),
      /** Ways in by which an administrator has logged in: the form knows by them what may be switched off. */
      provenLogins: z.array(z.enum(loginTypes)),
    }),
  }),
  updateAppSettings: command('/api/AppSettings/UpdateAppSettings', {
    summary: 'Set or clear overrides; all of them or, when one is refused, none.',
    access: 'settings.edit',
    changes: ['settings'],
    in: z.object({ items: z.array(SettingChange).min(1).max(300), reason: Text250.optional() }),
    out: z.null(),
    errors: ['instelling.niet_gedefinieerd', 'instelling.ongeldig', 'instelling.intussen', 'instelling.laatste_login'],
  }),
  openPreview: command('/api/AppSettings/OpenVoorbeeld', {
    summary:
      'A session that shows the portal with values that are not saved, as a role at a location; it changes nothing and ends in half an hour.',
    access: 'settings.edit',
    hasSecretAnswer: true,
    changes: ['settings', 'access'],
    in: z.object({
      items: z.array(SettingChange).max(300),
      rol: z.enum(previewRoles),
      /** Not for an administrator, who sees every location. */
      materieellocatie: z.string().trim().max(20).nullable(),
      taal: Locale,
    }),
    out: z.object({ token: z.string(), tot: z.iso.datetime() }),
    errors: [
      'error.niet_gevonden',
      'instelling.niet_gedefinieerd',
      'instelling.ongeldig',
      'instelling.intussen',
      'instelling.laatste_login',
      'voorbeeld.geheim',
    ],
  }),
  getPreview: query('/api/AppSettings/GetVoorbeeld', {
    summary: 'The preview that this session shows; null in any other session.',
    access: 'settings.edit',
    whilePreviewing: true,
    reads: ['settings', 'locations', 'access'],
    in: z.object({}),
    out: z.object({ voorbeeld: SettingPreview.nullable() }),
  }),
  endPreview: command('/api/AppSettings/SluitVoorbeeld', {
    summary: 'End the previews of this administrator, at once and in every process.',
    access: 'settings.edit',
    whilePreviewing: true,
    changes: ['settings'],
    in: z.object({}),
    out: z.null(),
  }),
  uploadSettingFile: command('/api/AppSettings/UploadSettingFile', {
    perMinute: 30,
    summary: 'A file for a file setting; it holds once the setting is saved with its hash.',
    access: 'settings.edit',
    upload: ['pdf', 'jpg', 'png', 'webp'],
    changes: [],
    in: z.object({ naam: Name, bestand: SentFile }),
    out: z.object({ waarde: z.string() }),
    errors: ['instelling.niet_gedefinieerd', ...uploadRefusals],
  }),
  getSettingHistory: query('/api/AppSettings/GetSettingHistory', {
    summary: 'Who changed which setting, from what to what and why; newest first.',
    access: 'settings.view',
    reads: ['settings'],
    in: z.object({
      /** One setting; without it all. */
      naam: Name.optional(),
      /** Part of who changed it or why, or one of the `namen`: settings whose label, which the server has not, has it. */
      zoekterm: z.string().trim().max(100).default(''),
      namen: z.array(Name).max(300).default([]),
      pagina: z.number().int().min(1).max(10_000).default(1),
      rijen: z.number().int().min(1).max(250).default(50),
    }),
    out: z.object({ items: z.array(SettingHistoryRow), totaal: z.number().int() }),
  }),
  undoSettingChange: command('/api/AppSettings/UndoSettingChange', {
    summary: 'Gives a setting the value it had before its last change.',
    access: 'settings.edit',
    changes: ['settings'],
    in: z.object({ wijziging: z.string().regex(/^\d{1,15}$/), reden: Text250.optional() }),
    out: z.null(),
    errors: ['instelling.ongeldig', 'instelling.intussen', 'instelling.laatste_login', 'instelling.geheim'],
  }),
  planSettings: command('/api/AppSettings/PlanSettings', {
    perMinute: 30,
    summary: 'Set or clear overrides at a later moment; refused now for what would be refused when saved.',
    access: 'settings.edit',
    changes: ['settings'],
    in: z.object({
      items: z.array(SettingChange).min(1).max(300),
      reason: Text250.optional(),
      /** From when it holds. */
      begin: z.iso.datetime(),
    }),
    out: z.object({ id: Id }),
    errors: [
      'instelling.niet_gedefinieerd',
      'instelling.ongeldig',
      'instelling.intussen',
      'instelling.laatste_login',
      'instelling.begin_voorbij',
      'instelling.begin_ver',
      'instelling.niet_later',
      'instelling.al_gepland',
    ],
  }),
  getPlannedSettings: query('/api/AppSettings/GetPlannedSettings', {
    summary: 'Changes that wait for their moment, and those that could not be done when it came; soonest first.',
    access: 'settings.view',
    reads: ['settings'],
    in: z.object({}),
    out: z.object({ items: z.array(PlannedSettings) }),
  }),
  withdrawPlannedSettings: command('/api/AppSettings/WithdrawPlannedSettings', {
    summary: 'Takes back changes before their moment, or those that could not be done from the list.',
    access: 'settings.edit',
    changes: ['settings'],
    in: z.object({ id: Id }),
    out: z.null(),
    errors: ['error.niet_gevonden', 'instelling.al_ingegaan'],
  }),
  getVersion: query('/api/AppSettings/GetVersion', {
    summary: 'Version of the running portal; the web compares it with its own (OP-74).',
    access: 'public',
    reads: [],
    in: z.object({}),
    out: z.object({ version: z.string() }),
  }),
}

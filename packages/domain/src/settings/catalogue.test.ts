import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findSetting, settingKeys, settingsCatalogue } from './catalogue.ts'
import { ownSettings } from './own-settings.ts'
import { readSettings } from './read-setting.ts'
import type { SettingEntry, SettingKind } from './setting-entry.ts'
import { settingAreas, settingKinds } from './setting-entry.ts'
import { validateSetting } from './validate-setting.ts'

interface SpecSetting {
  name: string
  kind: SettingKind
  area: string
  proposedDefault: unknown
  group?: string
  secret?: boolean
  scope?: string
  values?: string[]
  min?: number
  max?: number
}
interface SpecRule {
  id: string
  rule: string
}

function readSpec<T>(name: string): T {
  // The shape of the inventory is its own contract; a field that is missing fails the expectation below.
  return JSON.parse(readFileSync(new URL(`../../../../spec/${name}`, import.meta.url), 'utf8')) as T
}

const spec = readSpec<{ groups: Record<SettingKind, SpecSetting[]>; areas: string[] }>('settings.json')
const specSettings = Object.values(spec.groups).flat()
const namesOf = (choose: (setting: SpecSetting) => boolean) => specSettings.filter(choose).map((s) => s.name)
const entries: [string, SettingEntry][] = Object.entries(settingsCatalogue)

const intRules = readSpec<SpecRule[]>('rules.json').flatMap((rule) => {
  const key = /^The int setting (\w+) exists/.exec(rule.rule)?.[1]
  return rule.id.startsWith('R-SET-') && key !== undefined ? [{ id: rule.id, key }] : []
})

describe('settings catalogue', () => {
  it('has exactly the settings of the specification, and the portal’s own', () => {
    const own = Object.keys(ownSettings)
    expect([...settingKeys].sort()).toEqual([...specSettings.map((s) => s.name), ...own].sort())
    expect(settingKeys).toHaveLength(235 + own.length)
    const days = ['Sluitingsdagen_Feestdagen', 'Sluitingsdagen_Eigen', 'Sluitingsdagen_Weigeren']
    const approvals = ['WachtUren', 'WerkurenVan', 'WerkurenTot', 'VolgendeVragen'].map((name) => `Goedkeuren_${name}`)
    expect(own).toEqual([
      ...days,
      'Standaard_MaxDagenVooruit',
      'Meldingen_Push',
      'Aanvragen_AntwoordVoor',
      'Facturen_ToonBedragen',
      'Etiket_Openbaar',
      'Etiket_GS1Prefix',
      'Ronde_StilNaDagen',
      'Ronde_NaDagen',
      ...approvals,
      ...['Audit', 'Verzending', 'Registratie'].map((name) => `Bewaren_${name}Dagen`),
      ...['Backup_WaarschuwDagen', 'Bewaren_RondeDagen', 'Bewaren_MailDagen'],
    ])
  })

  it.each(specSettings)('gives $name its kind, area, default and bounds', (setting) => {
    const entry = findSetting(setting.name)
    expect(entry).toMatchObject({ kind: setting.kind, area: setting.area, default: setting.proposedDefault })
    if (setting.values !== undefined) expect(entry).toMatchObject({ options: setting.values })
    if (setting.min !== undefined) expect(entry).toMatchObject({ min: setting.min, max: setting.max })
  })

  it('uses every area and every kind', () => {
    expect([...settingAreas].sort()).toEqual([...spec.areas].sort())
    expect(new Set(entries.map(([, entry]) => entry.area))).toEqual(new Set(settingAreas))
    expect(new Set(entries.map(([, entry]) => entry.kind))).toEqual(new Set(settingKinds))
  })

  it.each(entries)('accepts the default of %s', (key, entry) => {
    expect(validateSetting(key, entry.default)).toBeNull()
  })

  it('reaches all 27 int rules', () => {
    expect(intRules).toHaveLength(27)
  })

  it.each(intRules)('reads a changed $key by its exact name and refuses values out of bounds ($id)', ({ key }) => {
    const entry = findSetting(key)
    if (entry?.kind !== 'int') throw new Error(`${key} is no int setting`)
    for (const bound of [entry.min, entry.max]) {
      expect(readSettings({ [key]: bound }).value('int', key)).toBe(bound)
      expect(validateSetting(key, bound)).toBeNull()
    }
    expect(validateSetting(key, entry.min - 1)).toEqual({ reason: 'min', limit: entry.min })
    expect(validateSetting(key, entry.max + 1)).toEqual({ reason: 'max', limit: entry.max })
    expect(validateSetting(key, entry.min + 0.5)).toEqual({ reason: 'whole' })
  })

  it.each([
    { id: 'each a text', what: 'mail', names: namesOf((s) => s.group === 'mail'), least: 11 },
    { id: 'R-SET-30', what: 'depots', names: namesOf((s) => s.name.startsWith('Depot_')), least: 3 },
    {
      id: 'R-SET-31',
      what: 'rush text, price and code',
      names: ['Spoed_Tekst', 'Spoed_Prijs', 'Spoed_Code'],
      least: 3,
    },
  ])('has string settings for $what that can be changed ($id)', ({ names, least }) => {
    expect(names.length).toBeGreaterThanOrEqual(least)
    for (const name of names) {
      const value = findSetting(name)?.group === 'mail' ? 'materieel@example.com' : '12'
      expect(validateSetting(name, value)).toBeNull()
      expect(readSettings({ [name]: value }).value('string', name)).toBe(value)
    }
  })

  it('has every feature switch as a bool setting that can be switched (R-SET-32)', () => {
    const switches = namesOf((s) => s.group === 'feature switch')
    expect(switches.length).toBeGreaterThan(40)
    for (const name of switches) {
      expect(findSetting(name)).toMatchObject({ kind: 'bool', group: 'feature', readers: 'everyone' })
      expect(readSettings({ [name]: true }).value('bool', name)).toBe(true)
      expect(readSettings({ [name]: false }).value('bool', name)).toBe(false)
    }
  })

  it('has a sort column and a direction for each kind of order as int settings (R-SET-34)', () => {
    for (const kind of ['Aanvoer', 'Afvoer', 'VerplaatsingVan', 'VerplaatsingNaar', 'Verplaatsing']) {
      const columns = findSetting(`Orders_${kind}_Kolommen`)?.default
      const last = Array.isArray(columns) ? columns.length - 1 : undefined
      expect(findSetting(`Orders_${kind}_SorteerKolom`)).toMatchObject({ kind: 'int', min: 0, max: last })
      expect(findSetting(`Orders_${kind}_SorteerRichting`)).toMatchObject({ kind: 'int', min: 0, max: 1 })
    }
  })
})

describe('who reads and writes settings', () => {
  it('keeps the back-office and mail areas from the browser and for the SuperAdmin', () => {
    for (const [key, entry] of entries.filter(([, e]) => e.area === 'Navision' || e.area === 'Email')) {
      expect(['server', 'administrator'], key).toContain(entry.readers)
      expect(['superAdmin', 'nobody'], key).toContain(entry.writers)
    }
  })

  it('marks the secrets of the specification as write-only for the SuperAdmin', () => {
    const secrets = entries.filter(([, entry]) => entry.kind === 'string' && entry.secret === true)
    expect(secrets.map(([key]) => key)).toEqual(namesOf((s) => s.secret === true))
    for (const [, entry] of secrets) expect(entry).toMatchObject({ readers: 'server', writers: 'superAdmin' })
  })

  it('lets nobody change what the deployment sets', () => {
    const fixed = entries.filter(([, entry]) => entry.writers === 'nobody').map(([key]) => key)
    expect(fixed.sort()).toEqual(namesOf((s) => s.scope === 'deployment').sort())
  })

  it('shows mail addresses of the company to administrators only', () => {
    for (const name of namesOf((s) => s.group === 'mail')) expect(findSetting(name)?.readers).toBe('administrator')
  })
})

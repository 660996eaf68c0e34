import { describe, expect, it } from 'vitest'
import { readSettings, UndefinedSettingError } from './read-setting.ts'
import type { ColumnSetting } from './setting-entry.ts'
import { settingKinds } from './setting-entry.ts'

describe('readSettings', () => {
  it('answers the override, else the preset, else the default', () => {
    const settings = readSettings({ Prijzen_Openbaar: true }, { Prijzen_Openbaar: false, Spoed_Werkdagen: 4 })
    expect(settings.bool('Prijzen_Openbaar')).toBe(true)
    expect(settings.int('Spoed_Werkdagen')).toBe(4)
    expect(settings.string('Standaard_Taal')).toBe('nl-NL')
    expect(settings.multiString('Klacht_Urgenties')).toEqual(['Laag', 'Normaal', 'Hoog'])
    expect(settings.file('Standaard_Logo')).toBeNull()
  })

  it('passes over stored values that no longer keep the bounds', () => {
    const settings = readSettings(
      { Prijzen_AantalDecimalen: 9, Standaard_Taal: 'es-ES' },
      { Prijzen_AantalDecimalen: 3 },
    )
    expect(settings.int('Prijzen_AantalDecimalen')).toBe(3)
    expect(settings.string('Standaard_Taal')).toBe('nl-NL')
  })

  it('adds columns that a stored list does not know yet, and keeps the stored order', () => {
    const stored: ColumnSetting[] = [
      { column: 'omschrijving', visible: false, required: false, order: 1 },
      { column: 'materieelSoort', visible: true, required: true, order: 2 },
    ]
    const columns = readSettings({ Catalogus_Kolommen: stored }).column('Catalogus_Kolommen')
    expect(columns.slice(0, 2)).toEqual(stored)
    expect(columns.map((row) => row.order)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it.each(settingKinds)('refuses an unknown %s setting with an error that names its kind (R-VAL-18)', (kind) => {
    const read = () => readSettings({ Nergens: true }).value(kind, 'Nergens')
    expect(read).toThrow(UndefinedSettingError)
    expect(read).toThrow(expect.objectContaining({ kind, key: 'Nergens' }))
    expect(read).toThrow(new RegExp(`${kind} setting 'Nergens'`))
  })

  it('refuses a setting under another kind, and names of the prototype', () => {
    const settings = readSettings({})
    expect(() => settings.value('int', 'Prijzen_Openbaar')).toThrow(UndefinedSettingError)
    expect(() => settings.value('bool', 'toString')).toThrow(UndefinedSettingError)
    expect(() => settings.value('bool', '__proto__')).toThrow(UndefinedSettingError)
  })
})

import { describe, expect, it } from 'vitest'
import { settingKeys } from './catalogue.ts'
import { readAnswered } from './read-answered.ts'
import { readSettings } from './read-setting.ts'
import { settingDefaults } from './setting-defaults.ts'
import type { ColumnSetting } from './setting-entry.ts'

describe('settings as a browser reads them', () => {
  it('are the answered ones, of each kind', () => {
    const settings = readAnswered({
      Prijzen_Openbaar: true,
      Spoed_Werkdagen: 4,
      Standaard_Taal: 'de-DE',
      Klacht_Urgenties: ['Hoog'],
      Standaard_Logo: 'a1',
    })
    expect(settings.bool('Prijzen_Openbaar')).toBe(true)
    expect(settings.int('Spoed_Werkdagen')).toBe(4)
    expect(settings.string('Standaard_Taal')).toBe('de-DE')
    expect(settings.multiString('Klacht_Urgenties')).toEqual(['Hoog'])
    expect(settings.file('Standaard_Logo')).toBe('a1')
  })

  it('have the default of the catalogue where nothing is answered, for every setting', () => {
    const settings = readAnswered({})
    const catalogue = readSettings({})
    expect(settings.bool('Prijzen_Openbaar')).toBe(catalogue.bool('Prijzen_Openbaar'))
    expect(settings.column('Catalogus_Kolommen')).toEqual(catalogue.column('Catalogus_Kolommen'))
    expect(settings.file('Standaard_Logo')).toBeNull()
    expect(Object.keys(settingDefaults)).toEqual(settingKeys)
  })

  it('have the default where an earlier version answered another kind', () => {
    const settings = readAnswered({ Spoed_Werkdagen: '4', Klacht_Urgenties: 'Hoog', Prijzen_Openbaar: 1 })
    expect(settings.int('Spoed_Werkdagen')).toBe(settingDefaults.Spoed_Werkdagen)
    expect(settings.multiString('Klacht_Urgenties')).toEqual(settingDefaults.Klacht_Urgenties)
    expect(settings.bool('Prijzen_Openbaar')).toBe(settingDefaults.Prijzen_Openbaar)
  })

  it('get the columns that a table has got since they were answered', () => {
    const answered: ColumnSetting[] = [{ column: 'materieelSoort', visible: true, required: true, order: 1 }]
    const columns = readAnswered({ Catalogus_Kolommen: answered }).column('Catalogus_Kolommen')
    expect(columns[0]).toEqual(answered[0])
    expect(columns).toHaveLength(settingDefaults.Catalogus_Kolommen.length)
  })
})

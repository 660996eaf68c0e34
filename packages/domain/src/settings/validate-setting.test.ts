import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settingKeys, settingsCatalogue } from './catalogue.ts'
import { readSettings } from './read-setting.ts'
import { validateSetting } from './validate-setting.ts'

describe('validateSetting', () => {
  it.each([
    { id: 'R-VAL-13', key: 'Prijzen_AantalDecimalen' },
    { id: 'R-VAL-14', key: 'Gewicht_AantalDecimalen' },
  ])('accepts 0 and 5 and refuses -1 and 6 for $key ($id)', ({ key }) => {
    expect(validateSetting(key, 0)).toBeNull()
    expect(validateSetting(key, 5)).toBeNull()
    expect(validateSetting(key, 6)).toEqual({ reason: 'max', limit: 5 })
    expect(validateSetting(key, -1)).toEqual({ reason: 'min', limit: 0 })
  })

  it.each([
    ['Spoed_Werkdagen', '2', 'kind'],
    ['Spoed_Werkdagen', Number.NaN, 'whole'],
    ['Prijzen_Openbaar', 1, 'kind'],
    ['Standaard_Taal', 'es-ES', 'option'],
    ['Standaard_Talen', [], 'empty'],
    ['Standaard_Talen', ['nl-NL', 'nl-NL'], 'duplicate'],
    ['Klacht_BestandsTypes', ['exe'], 'option'],
    ['Klacht_Types', ['Levering', ' '], 'empty'],
    ['Klacht_Types', ['x'.repeat(51)], 'length'],
    ['Klacht_Types', 'Levering', 'kind'],
    ['Email_Afzender', 'geen adres', 'email'],
    ['Email_Afzender', '', 'empty'],
    ['Email_Klacht', 'a@b.nl;c@d.nl', 'email'],
    ['Login_AuthServer_Url', 'javascript:alert(1)', 'url'],
    ['Spoed_Prijs', 'gratis', 'decimal'],
    ['Etiket_GS1Prefix', '12345', 'gs1Prefix'],
    ['Etiket_GS1Prefix', '871234X', 'gs1Prefix'],
    ['Contact_Adres', 'x'.repeat(251), 'length'],
    ['Standaard_Logo', 5, 'kind'],
    ['Bestaat_Niet', true, 'undefined'],
  ])('refuses %s = %j because of %s', (key, value, reason) => {
    expect(validateSetting(key, value)).toMatchObject({ reason })
  })

  it.each([
    ['Email_Klacht', ''],
    ['Email_Klacht', 'service@example.nl'],
    ['Spoed_Prijs', '75,50'],
    ['Login_AuthServer_Url', 'https://sts.example.com/adfs'],
    ['Klant_Variant', 'dura'],
    ['Standaard_Logo', '0b7a2f'],
    ['Catalogus_TechnischeFilters', []],
  ])('accepts %s = %j', (key, value) => {
    expect(validateSetting(key, value)).toBeNull()
  })

  it('lets nothing out of bounds be read, whatever is stored', () => {
    const anything = fc.oneof(fc.anything(), fc.integer(), fc.string(), fc.array(fc.string()))
    fc.assert(
      fc.property(fc.constantFrom(...settingKeys), anything, (key, value) => {
        const read = readSettings({ [key]: value }).value(settingsCatalogue[key].kind, key)
        return validateSetting(key, read) === null
      }),
    )
  })
})

describe('column settings', () => {
  const columns = settingsCatalogue.Bestellijst_Kolommen.default
  const withRow = (column: string, change: object) =>
    columns.map((row) => (row.column === column ? { ...row, ...change } : row))

  it('hides a free column and refuses to hide, free or leave out a required one (R-SET-33)', () => {
    expect(validateSetting('Bestellijst_Kolommen', withRow('comment', { visible: false }))).toBeNull()
    const hidden = { reason: 'columnHidden', limit: 'aantal' }
    expect(validateSetting('Bestellijst_Kolommen', withRow('aantal', { visible: false }))).toEqual(hidden)
    expect(validateSetting('Bestellijst_Kolommen', withRow('aantal', { required: false }))).toEqual(hidden)
    expect(
      validateSetting(
        'Bestellijst_Kolommen',
        columns.filter((row) => row.column !== 'aantal'),
      ),
    ).toEqual(hidden)
  })

  it('refuses unknown columns, columns twice, and a required column that is made invisible', () => {
    const unknown = { column: 'wachtwoord', visible: true, required: false, order: 9 }
    expect(validateSetting('Bestellijst_Kolommen', [...columns, unknown])).toMatchObject({ reason: 'columnUnknown' })
    expect(validateSetting('Bestellijst_Kolommen', [...columns, columns[3]])).toMatchObject({ reason: 'duplicate' })
    const contradiction = withRow('comment', { required: true, visible: false })
    expect(validateSetting('Bestellijst_Kolommen', contradiction)).toEqual({ reason: 'columnHidden', limit: 'comment' })
    expect(validateSetting('Bestellijst_Kolommen', [{ column: 'aantal' }])).toEqual({ reason: 'kind' })
  })
})

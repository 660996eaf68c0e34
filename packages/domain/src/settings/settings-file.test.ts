import { describe, expect, it } from 'vitest'
import { findSetting, settingKeys } from './catalogue.ts'
import { type CarriedSetting, compareWithFile, readSettingsFile, writeSettingsFile } from './settings-file.ts'

const company = (values: Readonly<Record<string, unknown>> = {}, isChief = true): CarriedSetting[] =>
  settingKeys.flatMap((name) => {
    const entry = findSetting(name)
    if (entry === undefined) return []
    const secret = name === 'SMTP_Wachtwoord'
    const editable = entry.writers === 'administrator' || (isChief && entry.writers === 'superAdmin')
    const changed = Object.hasOwn(values, name)
    const value = changed ? values[name] : entry.default
    return [
      { name, value: secret ? null : value, defaultValue: secret ? null : entry.default, changed, editable, secret },
    ]
  })
const carry = (from: CarriedSetting[], to: CarriedSetting[]) => {
  const file = readSettingsFile(JSON.stringify(writeSettingsFile(from, 'A')))
  if (file === null) throw new Error('no file')
  return compareWithFile(to, file)
}

describe('settings in a file', () => {
  it('change what differs there, and nothing else', () => {
    const difference = carry(
      company({ CatalogItemsPerpage: 33, Klacht_Types: ['Schade'] }),
      company({ Spoed_Tekst: 'x' }),
    )
    expect(difference.changes).toEqual(
      expect.arrayContaining([
        { name: 'CatalogItemsPerpage', value: 33 },
        { name: 'Klacht_Types', value: ['Schade'] },
        { name: 'Spoed_Tekst', value: null },
      ]),
    )
    expect(difference.changes).toHaveLength(3)
    expect(carry(company(), company()).changes).toEqual([])
  })

  it('carry no secret, no file and nothing of the deployment, and name them', () => {
    const written = writeSettingsFile(company({ SMTP_Wachtwoord: 'geheim', Standaard_Logo: 'hash' }), 'A')
    expect(JSON.stringify(written)).not.toContain('geheim')
    expect(written.leftOut).toEqual(
      expect.arrayContaining(['SMTP_Wachtwoord', 'Standaard_Logo', 'Navision_BasisUrl', 'Backend_BasisUrl']),
    )
    const byHand = { ...written, values: { SMTP_Wachtwoord: 'geheim' }, leftOut: [] }
    expect(compareWithFile(company(), byHand)).toMatchObject({ changes: [], leftOut: ['SMTP_Wachtwoord'] })
  })

  it('name what is out of bounds, unknown, or the superadministrator’s', () => {
    const written = writeSettingsFile(company({ SMTP_Port: 25 }), 'A')
    const file = {
      ...written,
      values: { SMTP_Port: 25, Prijzen_AantalDecimalen: 9, Bestond_Ooit: 1, Spoed_Tekst: null },
    }
    const { changes, forbidden, faulty } = compareWithFile(company({}, false), file)
    expect(changes).toEqual([])
    expect(forbidden).toEqual(['SMTP_Port'])
    expect(faulty.map(({ name, fault }) => [name, fault.reason])).toEqual([
      ['Prijzen_AantalDecimalen', 'max'],
      ['Bestond_Ooit', 'undefined'],
      ['Spoed_Tekst', 'kind'],
    ])
  })

  it.each([
    '',
    '[]',
    '{"format":"iets anders","values":{}}',
    '{"format":"materieel-portaal-instellingen-1","values":[]}',
  ])('are not read from %s', (text) => expect(readSettingsFile(text)).toBeNull())
})

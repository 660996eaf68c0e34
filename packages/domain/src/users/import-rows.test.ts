import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ImportRow, importFaults, isImportHeading } from './import-rows.ts'

const good: ImportRow = {
  'E-mail': 'eva@bouw.example',
  Achternaam: 'de Wit',
  Voornaam: 'Eva',
  Bedrijfsnaam: 'Bouwbedrijf',
  Wachtwoord: 'Hijskraan#2027',
}
const nobody = new Set<string>()
const told = (rows: readonly ImportRow[], taken = nobody) =>
  importFaults(
    rows.map((person, at) => ({ row: at + 2, person })),
    taken,
  ).map(({ row, column, refusal }) => `${row} ${column} ${refusal.code}`)

describe('a file of users', () => {
  it('begins with its heading (R-IMP-02)', () => {
    const heading = ['E-mail', 'Achternaam', 'Voornaam', 'Bedrijfsnaam', 'Wachtwoord']
    expect(isImportHeading(heading)).toBe(true)
    expect(isImportHeading([' e-mail ', 'ACHTERNAAM', 'voornaam', 'bedrijfsnaam', 'wachtwoord'])).toBe(true)
    for (const wrong of [[], heading.slice(1), [...heading, 'Rol'], heading.toReversed(), ['', ...heading.slice(1)]])
      expect(isImportHeading(wrong)).toBe(false)
  })

  it('names the row of a password of seven characters, and of one that breaks another rule (R-IMP-03)', () => {
    expect(told([good, { ...good, 'E-mail': 'b@b.nl', Wachtwoord: 'Aa1!aaa' }])).toEqual([
      '3 Wachtwoord import.wachtwoord_kort',
    ])
    expect(told([{ ...good, Wachtwoord: 'Aaaa1112' }])).toEqual(['2 Wachtwoord wachtwoord.speciaal_teken'])
    expect(told([{ ...good, Wachtwoord: 'Xq9!Bouwbedrijf' }])).toEqual(['2 Wachtwoord wachtwoord.bevat_naam'])
  })

  it('has no empty field, and names each that is (R-IMP-04)', () => {
    expect(told([{ ...good, Voornaam: ' ', Bedrijfsnaam: '' }])).toEqual([
      '2 Voornaam import.leeg_veld',
      '2 Bedrijfsnaam import.leeg_veld',
    ])
  })

  it('has each mail address once, in whatever letters (R-IMP-05)', () => {
    expect(told([good, { ...good, 'E-mail': 'EVA@bouw.example ' }])).toEqual(['3 E-mail import.dubbele_email'])
    expect(told([good, { ...good, 'E-mail': 'Eva@Bouw.example' }])).toEqual(['3 E-mail import.dubbele_email'])
  })

  it('has no name that an account has, and only mail addresses', () => {
    expect(told([good], new Set(['eva@bouw.example']))).toEqual(['2 E-mail gebruiker.naam_bezet'])
    expect(told([{ ...good, 'E-mail': 'eva' }])).toEqual(['2 E-mail validatie.email'])
    expect(told([{ ...good, 'E-mail': "pat.d'hondt@bouw.example" }])).toEqual([])
    expect(told([{ ...good, 'E-mail': 'eva#1@bouw.example' }])).toEqual(['2 E-mail gebruiker.naam_ongeldig'])
    expect(told([{ ...good, Voornaam: 'x'.repeat(51) }])).toEqual(['2 Voornaam validatie.max_tekens'])
  })

  it('without faults has no faults, whatever its size', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(100_000), { maxLength: 50 }), (numbers) => {
        expect(told(numbers.map((number) => ({ ...good, 'E-mail': `p${number}@bouw.example` })))).toEqual([])
      }),
    )
  })
})

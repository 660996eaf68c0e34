import { afterEach, describe, expect, it } from 'vitest'
import { knownKey, switchLanguage, textOf } from './text.ts'

afterEach(() => switchLanguage('nl-NL'))

describe('texts', () => {
  it('fills placeholders and leaves what a person typed as it is', () => {
    expect(textOf('zoeken.leeg', { term: '<b>$&' })).toBe("Er is niets gevonden voor '<b>$&'.")
  })

  it('chooses the plural form of the language, French counting 0 as one', async () => {
    const lines = (count: number) => textOf('agenda.late', { count })
    expect([lines(1), lines(2)]).toEqual(['1 dag te laat', '2 dagen te laat'])
    await switchLanguage('fr-FR')
    expect(lines(0)).toBe('0 jour de retard')
  })

  it('knows which composed keys have a text', () => {
    expect(knownKey('enum.RequestStatus.Approved')).toBe('enum.RequestStatus.Approved')
    expect(knownKey('enum.RequestStatus.Nothing')).toBeNull()
  })

  it('changes with the language (R-GEN-14)', async () => {
    const labels: string[] = []
    for (const locale of ['nl-NL', 'de-DE', 'fr-FR', 'en-US'] as const) {
      await switchLanguage(locale)
      labels.push(textOf('login.accountnaam'))
    }
    expect(labels).toEqual(['Accountnaam', 'Kontoname', 'Nom de compte', 'Account name'])
  })
})

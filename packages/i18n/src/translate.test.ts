import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadMessages } from './catalogue.ts'
import { placeholdersOf, translate, translateForm } from './translate.ts'

describe('translate', () => {
  it('fills placeholders in each language', async () => {
    const params = { amount: 250 }
    expect(translate(await loadMessages('nl-NL'), 'validatie.max_tekens', params)).toBe('Maximaal 250 tekens.')
    expect(translate(await loadMessages('fr-FR'), 'validatie.max_tekens', params)).toBe('250 caractères au maximum.')
  })

  it.each([
    { locale: 'nl-NL', said: ['1 dag', '6,3 dagen', '1200 dagen'] },
    { locale: 'de-DE', said: ['1 Tag', '6,3 Tage', '1200 Tage'] },
    { locale: 'fr-FR', said: ['1 jour', '6,3 jours', '1200 jours'] },
    { locale: 'en-US', said: ['1 day', '6.3 days', '1200 days'] },
  ] as const)('writes decimals as $locale does, and whole numbers as they are', async ({ locale, said }) => {
    const wording = { messages: await loadMessages(locale), plurals: new Intl.PluralRules(locale) }
    expect([1, 6.3, 1200].map((count) => translateForm(wording, 'complaints.days', { count }))).toEqual(said)
  })

  it('leaves a placeholder without a value visible', async () => {
    const messages = await loadMessages('en-US')
    expect(translate(messages, 'validatie.max_tekens')).toBe('Maximum {amount} characters.')
    expect(translate(messages, 'validatie.max_tekens', { toString: 1 })).toBe('Maximum {amount} characters.')
  })

  it('puts any value in as it is, also one that looks like a placeholder or a replacement pattern', async () => {
    const messages = await loadMessages('nl-NL')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('$&', '$1', '{term}', '{amount}')), (term) => {
        return translate(messages, 'zoeken.leeg', { term }) === `Er is niets gevonden voor '${term}'.`
      }),
    )
  })

  it('lists the placeholders of a text once and sorted', () => {
    expect(placeholdersOf('{b} van {a}, {b}')).toEqual(['a', 'b'])
    expect(placeholdersOf('geen')).toEqual([])
  })
})

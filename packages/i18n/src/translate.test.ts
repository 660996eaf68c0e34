import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadMessages } from './catalogue.ts'
import { placeholdersOf, translate } from './translate.ts'

describe('translate', () => {
  it('fills placeholders in each language', async () => {
    const params = { amount: 250 }
    expect(translate(await loadMessages('nl-NL'), 'validatie.max_tekens', params)).toBe('Maximaal 250 tekens.')
    expect(translate(await loadMessages('fr-FR'), 'validatie.max_tekens', params)).toBe('250 caractères au maximum.')
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

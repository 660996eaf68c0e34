import { describe, expect, it } from 'vitest'
import { hasWords } from './has-words.ts'
import { normalizeSearchText, searchWords } from './search-text.ts'

const has = (text: string, term: string) => hasWords(normalizeSearchText(text), searchWords(term))

describe('the words that are looked for', () => {
  it.each([
    ['Prijzen tonen aan iedereen', 'prijs'],
    ['Prijzen tonen aan iedereen', 'prijs tonen'],
    ['Huurprijs per week', 'prijzen'],
    ['Brieven', 'brief'],
    ['Leverdatum', 'datum'],
  ])('of %s are also %s, in the other number', (text, term) => {
    expect(has(text, term)).toBe(true)
  })

  it.each([
    ['Prijzen tonen aan iedereen', 'prijs verbergen'],
    ['Mails bewaren', 'map'],
    ['Voorraad', 'voorwaarden'],
  ])('of %s are not %s', (text, term) => {
    expect(has(text, term)).toBe(false)
  })

  it('are had by every text when there are none', () => {
    expect(has('Voorraad', '')).toBe(true)
  })
})

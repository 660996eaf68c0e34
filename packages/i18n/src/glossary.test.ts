import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { MessageKey } from './catalogue.ts'
import { loadMessages } from './catalogue.ts'
import { sameEverywhere } from './same-in-dutch.ts'

const page = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')
const terms = page.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim())
  const [, dutch, code, , german, french, english] = cells
  if (cells.length !== 8 || !dutch || dutch === 'Dutch' || dutch.startsWith('---')) return []
  return [{ dutch, code, 'de-DE': german, 'fr-FR': french, 'en-US': english }]
})

const isSameEverywhere = (key: MessageKey) => sameEverywhere.some(({ keys }) => keys.test(key))

describe('glossary', () => {
  it('has each Dutch term and each code word once, with a word in every language', () => {
    expect(terms.length).toBeGreaterThanOrEqual(60)
    expect(new Set(terms.map((term) => term.dutch)).size).toBe(terms.length)
    expect(new Set(terms.map((term) => term.code)).size).toBe(terms.length)
    for (const term of terms) for (const word of Object.values(term)) expect(word, term.dutch).toMatch(/\S/)
  })

  it.each(['de-DE', 'fr-FR', 'en-US'] as const)('agrees with every text of %s that is a term alone', async (locale) => {
    const dutch = await loadMessages('nl-NL')
    const texts = await loadMessages(locale)
    // Object.keys answers string[]; the texts are a closed table of these keys.
    const keys = (Object.keys(dutch) as MessageKey[]).filter((key) => !isSameEverywhere(key))
    const different = keys.flatMap((key) => {
      const term = terms.find((entry) => entry.dutch.toLowerCase() === dutch[key].toLowerCase())
      if (term === undefined || term[locale]?.toLowerCase() === texts[key].toLowerCase()) return []
      return [`${key}: ${texts[key]}, glossary: ${term[locale]}`]
    })
    expect(different).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadMessages } from './catalogue.ts'
import { locales } from './locale.ts'

interface Unused {
  readonly language: string
  readonly words: readonly string[]
  /** Beginnings of the keys where the word is right. */
  readonly except: readonly string[]
}

const page = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8')
const rows = (page.split('## Words not used')[1] ?? '')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
const unused: readonly Unused[] = rows.flatMap(([, language = '', not = '', , except = '']) =>
  /^(nl|de|fr|en)$/.test(language)
    ? [{ language, words: not.split(', '), except: except === '–' ? [] : except.split(' ') }]
    : [],
)

/** Each text of a language with a word that is not used there, as `key: word`. */
function findUnused(language: string, texts: Readonly<Record<string, string>>): readonly string[] {
  return unused
    .filter((one) => one.language === language)
    .flatMap(({ words, except }) =>
      Object.entries(texts).flatMap(([key, text]) =>
        except.some((begin) => key.startsWith(begin))
          ? []
          : words
              .filter((word) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'iu').test(text))
              .map((word) => `${key}: ${word}`),
      ),
    )
}

describe('words not used', () => {
  it('are named for every language, each with what stands for it', () => {
    expect(new Set(unused.map(({ language }) => language))).toEqual(new Set(['nl', 'de', 'fr', 'en']))
    for (const [, language = '', not, but] of rows) {
      if (/^(nl|de|fr|en)$/.test(language))
        expect([not, but], not).toEqual([expect.stringMatching(/\S/), expect.stringMatching(/\S/)])
    }
  })

  it('are found in a planted text, whole words only, and not where they are right', () => {
    expect(findUnused('de', { 'stock.bulk': 'Schüttgut', 'a.b': 'Die Zeile stimmt.' })).toEqual([
      'stock.bulk: Schüttgut',
      'a.b: Zeile',
    ])
    expect(findUnused('fr', { 'a.b': 'Trois pièces' })).toEqual(['a.b: pièces'])
    expect(findUnused('de', { 'table.rowCount': 'Zeile', 'footer.label': 'Fußzeile' })).toEqual([])
    expect(findUnused('en', { 'a.b': 'Your backyard' })).toEqual([])
  })

  it.each(locales)('are in no text of %s', async (locale) => {
    // What somebody may type is shown nowhere.
    const shown = Object.entries(await loadMessages(locale)).filter(([key]) => !key.startsWith('searchWords.'))
    expect(findUnused(locale.slice(0, 2), Object.fromEntries(shown))).toEqual([])
  })

  it.each(locales)('are excepted in %s only where a text has them', async (locale) => {
    const keys = Object.keys(await loadMessages(locale))
    const begins = unused.filter(({ language }) => locale.startsWith(language)).flatMap(({ except }) => except)
    expect(begins.filter((begin) => !keys.some((key) => key.startsWith(begin)))).toEqual([])
  })
})

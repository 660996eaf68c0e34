import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { features, modulesOf } from '../write-locales.ts'
import { locales } from './locale.ts'
import { sameEverywhere, sameInDutch, sharedWords } from './same-in-dutch.ts'
import { placeholdersOf } from './translate.ts'

type Texts = Record<string, string>

// Every value is checked to be a filled string below.
function readTexts(locale: string, feature: string): Texts {
  return JSON.parse(readFileSync(new URL(`./${locale}/${feature}.json`, import.meta.url), 'utf8')) as Texts
}

const translations = locales.filter((locale) => locale !== 'nl-NL')
const pairs = features.flatMap((feature) => translations.map((locale) => ({ feature, locale })))

describe('languages', () => {
  it.each(pairs)('have the same keys and placeholders in $feature of $locale', ({ feature, locale }) => {
    const dutch = readTexts('nl-NL', feature)
    const texts = readTexts(locale, feature)
    expect(Object.keys(texts).sort()).toEqual(Object.keys(dutch).sort())
    for (const [key, text] of Object.entries(dutch)) {
      expect(placeholdersOf(texts[key] ?? ''), key).toEqual(placeholdersOf(text))
    }
  })

  it.each(pairs)('translate every text of $feature into $locale', ({ feature, locale }) => {
    const texts = readTexts(locale, feature)
    const untranslated = Object.entries(readTexts('nl-NL', feature)).filter(
      ([key, dutch]) => texts[key] === dutch && !sameInDutch(key, dutch, locale),
    )
    expect(untranslated).toEqual([])
  })

  it('allow only equal texts that exist', () => {
    for (const word of sharedWords) {
      for (const locale of word.in) {
        const equal = features.some((feature) => {
          const texts = readTexts(locale, feature)
          return Object.entries(readTexts('nl-NL', feature)).some(([key, d]) => d === word.text && texts[key] === d)
        })
        expect(equal, `${word.text} in ${locale}`).toBe(true)
      }
    }
    const keys = features.flatMap((feature) => Object.keys(readTexts('nl-NL', feature)))
    for (const rule of sameEverywhere)
      expect(
        keys.some((key) => rule.keys.test(key)),
        rule.because,
      ).toBe(true)
  })

  it.each(locales)('have no empty, untrimmed or doubled text in %s', (locale) => {
    const seen = new Set<string>()
    for (const feature of features) {
      for (const [key, text] of Object.entries(readTexts(locale, feature))) {
        expect(text, key).toMatch(/\S/)
        expect(text, key).toBe(text.trim())
        expect(seen.has(key), `${key} is in two files`).toBe(false)
        seen.add(key)
      }
    }
  })

  it.each(locales)('have exactly the files of the list in %s, joined by its modules', (locale) => {
    const files = readdirSync(new URL(`./${locale}`, import.meta.url)).sort()
    expect(files).toEqual(features.map((feature) => `${feature}.json`).sort())
    for (const [name, text] of modulesOf(locale)) {
      const module = readFileSync(new URL(`./locales/${name}`, import.meta.url), 'utf8')
      expect(module, 'run node packages/i18n/write-locales.ts').toBe(text)
    }
  })
})

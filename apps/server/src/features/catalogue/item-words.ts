import type { CatalogueItem } from '@portal/contract/catalogue.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/database.ts'
import type { ItemView } from './catalogue.store.ts'
import { listTechnicalWords, listUnitNames, type TechnicalWord } from './item-words.store.ts'
import type { StoredItem, StoredProperty } from './items.store.ts'

type Texts = Readonly<Record<string, string>>
type Translated = ReadonlyMap<string, Texts>

interface Words {
  readonly labels: Translated
  readonly values: Translated
  readonly units: Translated
  readonly unitNames: ReadonlyMap<string, string>
}

/** Codes of words are no longer than this. */
const codeLength = 50
const codeOf = (text: string): string => text.slice(0, codeLength).toUpperCase()
const noTexts: Texts = {}
const hasLetter = /\p{Alphabetic}/u

function byCode(words: readonly TechnicalWord[], subject: TechnicalWord['subject']): Translated {
  const found = new Map<string, Record<string, string>>()
  for (const word of words) {
    if (word.subject !== subject) continue
    const key = subject === 'Eenheid' ? word.code : codeOf(word.code)
    const texts = found.get(key) ?? {}
    texts[word.language] = word.text
    found.set(key, texts)
  }
  return found
}

async function loadWords(db: Db): Promise<Words> {
  const [words, unitNames] = await Promise.all([listTechnicalWords(db), listUnitNames(db)])
  return {
    labels: byCode(words, 'Techlabel'),
    values: byCode(words, 'Techtekst'),
    units: byCode(words, 'Eenheid'),
    unitNames,
  }
}

const withUnit = (value: string, unit: string): string => (unit === '' ? value : `${value} ${unit}`)

/**
 * A value with its unit in the languages that have them, both in that language. A number needs no translation of its own, a
 * word without one stays Dutch together with its unit.
 */
function translationsOf(words: Words, [, value, unit]: StoredProperty, unitName: string): Texts {
  const values = words.values.get(codeOf(value)) ?? noTexts
  const units = words.units.get(unit) ?? noTexts
  const isWord = hasLetter.test(value)
  const texts: Record<string, string> = {}
  for (const language of new Set([...Object.keys(values), ...Object.keys(units)])) {
    const own = values[language]
    if (own !== undefined || !isWord) texts[language] = withUnit(own ?? value, units[language] ?? unitName)
  }
  return texts
}

function inWords(words: Words, property: StoredProperty): CatalogueItem['technischeGegevens'][number] {
  const [label, value, unit, waarde, filterSoort] = property
  const unitName = words.unitNames.get(unit) ?? unit
  return {
    label,
    text: withUnit(value, unitName),
    labelTranslations: words.labels.get(codeOf(label)) ?? noTexts,
    textTranslations: translationsOf(words, property, unitName),
    waarde,
    // Nobody can filter by it.
    filterSoort: filterSoort === 'Onbekend' ? 'None' : filterSoort,
  }
}

/**
 * The items with the name of their unit in the reader's language, and the words of their technical data, where the reader
 * sees those, in every language that has them.
 */
export async function withWords(
  { memory, db }: Pick<Ctx, 'db' | 'memory'>,
  items: readonly StoredItem[],
  { language, technicalDataVisible }: Pick<ItemView, 'language' | 'technicalDataVisible'>,
): Promise<readonly CatalogueItem[]> {
  const words = await memory.get({ key: 'words of items', reads: ['texts'] }, () => loadWords(db))
  return items.map((item) => {
    const eenheid = words.units.get(item.eenheid)?.[language] ?? words.unitNames.get(item.eenheid) ?? item.eenheid
    const data = technicalDataVisible ? item.technischeGegevens : []
    return { ...item, eenheid, technischeGegevens: data.map((property) => inWords(words, property)) }
  })
}

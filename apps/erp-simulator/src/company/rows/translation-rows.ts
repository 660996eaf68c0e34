import { categories } from '../catalogue/categories.ts'
import type { CatalogueItem } from '../catalogue/expand.ts'
import { labels } from '../catalogue/labels.ts'
import { options } from '../catalogue/options.ts'
import { setRecipes } from '../catalogue/sets.ts'
import { units } from '../catalogue/units.ts'
import type { CompanyRows } from '../contract.ts'
import type { Piece } from '../fleet.ts'
import type { Texts } from '../translate.ts'
import { foreignLanguages } from '../translate.ts'

type TranslationRow = CompanyRows['PortaalVertaling'][number]

function translate(subject: TranslationRow['Subject'], code: string, texts: Texts): readonly TranslationRow[] {
  return foreignLanguages.map((language) => ({
    Subject: subject,
    Code: code,
    Language: language.code,
    Text: texts[language.at],
  }))
}

/** Technical words are keyed by their Dutch text, which as a code is in capitals; equal texts give one row. */
function translateWords(subject: 'Techlabel' | 'Techtekst', words: readonly Texts[]): readonly TranslationRow[] {
  const byCode = new Map(words.map((texts) => [texts[0].toUpperCase(), texts]))
  return [...byCode].flatMap(([code, texts]) => translate(subject, code, texts))
}

/** @param pieces those called as their type need no translation of their own */
export function translationRows(
  items: readonly CatalogueItem[],
  pieces: readonly Piece[],
): CompanyRows['PortaalVertaling'] {
  return [
    ...items.flatMap((item) => translate('Soort', item.no, item.names)),
    ...pieces
      .filter(({ names, item }) => names !== item.names)
      .flatMap(({ no, names }) => translate('Stuk', no, names)),
    ...setRecipes.flatMap(({ no, texts }) => translate('Set', no, texts)),
    ...categories.flatMap((category) => translate('Categorie', category.code, category.texts)),
    ...Object.entries(units).flatMap(([code, texts]) => translate('Eenheid', code, texts)),
    ...translateWords(
      'Techlabel',
      Object.values(labels).map((label) => label.texts),
    ),
    ...translateWords('Techtekst', Object.values(options)),
  ]
}

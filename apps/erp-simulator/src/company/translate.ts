/** The same words in Dutch, German, French and English, in this order everywhere in the company. */
export type Texts = readonly [nl: string, de: string, fr: string, en: string]

/** The back office's language codes; Dutch is the base language and has no translation rows. */
export const foreignLanguages = [
  { code: 'DEU', at: 1 },
  { code: 'FRA', at: 2 },
  { code: 'ENU', at: 3 },
] as const

const decimalMarks = [',', ',', ',', '.'] as const
const groupMarks = ['.', '.', '\u00a0', ','] as const

/** Writes a number as the language does: 1,8 and 12.500 in Dutch, 1.8 and 12,500 in English. */
export function formatNumber(value: number, language: 0 | 1 | 2 | 3): string {
  const [whole = '0', fraction] = String(value).split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, groupMarks[language]) : whole
  return fraction === undefined ? grouped : `${grouped}${decimalMarks[language]}${fraction}`
}

/** Fills `{word}` in a text with values, numbers in the language's own notation. */
export function fillText(
  template: string,
  values: ReadonlyMap<string, number | string>,
  language: 0 | 1 | 2 | 3,
): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = values.get(word)
    if (value === undefined) throw new Error(`No value for {${word}} in "${template}"`)
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
}

export function mapTexts(texts: Texts, change: (text: string, language: 0 | 1 | 2 | 3) => string): Texts {
  return [change(texts[0], 0), change(texts[1], 1), change(texts[2], 2), change(texts[3], 3)]
}

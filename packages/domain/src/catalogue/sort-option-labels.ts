import type { Locale } from '../constants.ts'

interface Label {
  readonly number: number | null
  readonly unit: string
}

const leading = /^\s*([+-]?\d+(?:[.,]\d+)*)\s*(.*)$/s
const grouped = /^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/
const collators = new Map<Locale, Intl.Collator>()

function collatorOf(locale: Locale): Intl.Collator {
  const known = collators.get(locale) ?? new Intl.Collator(locale, { numeric: true })
  collators.set(locale, known)
  return known
}

/** Reads `1.000 kg` as a thousand, `1,5 m` and `1.5 m` as one and a half, as Dutch labels are written. */
function readLabel(text: string): Label {
  const match = leading.exec(text)
  if (match === null) return { number: null, unit: text.trim() }
  const [, digits = '', unit = ''] = match
  const plain = grouped.test(digits) ? digits.replaceAll('.', '') : digits
  const number = Number(plain.replace(',', '.'))
  return Number.isNaN(number) ? { number: null, unit: text.trim() } : { number, unit: unit.trim() }
}

/**
 * Order of option labels: by leading number (R-FILT-04), then by the unit text behind it (R-FILT-05); labels without a
 * number follow, alphabetically in the language (OP-82).
 */
export function sortByLabel<T>(values: readonly T[], labelOf: (value: T) => string, locale: Locale): T[] {
  const collator = collatorOf(locale)
  const read = values.map((value) => ({ value, text: labelOf(value), label: readLabel(labelOf(value)) }))
  read.sort((a, b) => {
    if (a.label.number === null || b.label.number === null) {
      if (a.label.number !== b.label.number) return a.label.number === null ? 1 : -1
      return collator.compare(a.text, b.text)
    }
    return a.label.number - b.label.number || collator.compare(a.label.unit, b.label.unit)
  })
  return read.map(({ value }) => value)
}

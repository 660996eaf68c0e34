/**
 * The number that somebody typed: `1234,5`, `1.234,5` and `1234.5` are the same. A single dot or comma before exactly
 * three last digits separates thousands when it is a dot.
 * @returns null when it is no number
 */
export function parseDecimal(typed: string): number | null {
  const text = typed.replace(/[\s\u00A0\u202F]/g, '')
  if (!/^-?\d[\d.,]*$/.test(text)) return null
  const lastComma = text.lastIndexOf(',')
  const lastDot = text.lastIndexOf('.')
  const onlyDots = lastComma < 0 && /^-?\d{1,3}(\.\d{3})+$/.test(text)
  const plain =
    lastComma > lastDot ? text.replace(/\./g, '').replace(',', '.') : text.replace(onlyDots ? /[.,]/g : /,/g, '')
  const value = Number(plain)
  return Number.isFinite(value) ? value : null
}

import { parse } from 'lossless-json'

/**
 * What a number of JavaScript may not keep: 16 digits or more, or an exponent of three. It may also find such digits in
 * a text, which is then read as carefully for nothing.
 */
const mayLoseDigits = /\d[\d.]{15}|\d[eE][+-]?\d{3}/

/** Puts digits in the place of each number: one of up to 15 digits prints those it was read from. */
function spellNumbers(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) value[at] = spellNumbers(inner)
    return value
  }
  // What JSON makes and is no list has fields.
  if (typeof value === 'object' && value !== null) spellFields(value as Record<string, unknown>)
  return value
}

function spellFields(fields: Record<string, unknown>): void {
  // An object of JSON inherits nothing that would be found here.
  for (const key in fields) {
    const inner = fields[key]
    if (typeof inner === 'number' || typeof inner === 'object') fields[key] = spellNumbers(inner)
  }
}

/**
 * Reads JSON in which numbers become text, so that no digit of an amount is lost (decision: mirror). Zeros that say nothing
 * may go: 1.50 is `1.50` or `1.5`.
 * @throws SyntaxError when it is no JSON
 */
export function readDigits(text: string): unknown {
  return mayLoseDigits.test(text) ? parse(text, null, (digits) => digits) : spellNumbers(JSON.parse(text))
}

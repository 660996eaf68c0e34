/** A decimal number without rounding: `digits` divided by 10 to the power `scale`. */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

const plain = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i
const zero: Decimal = { digits: 0n, scale: 0 }
const maxScale = 400

/** Reads a number or its text with a point (`12.5`, `1e-7`); null for anything that is no finite number. */
export function parseDecimal(value: number | string): Decimal | null {
  const match = plain.exec(String(value).trim())
  if (match === null) return null
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  if (whole + fraction === '' || Math.abs(Number(exponent)) > maxScale) return null
  const digits = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - Number(exponent)
  return scale >= 0 ? { digits, scale } : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

/** A price typed by an administrator, with a comma or a point before the decimals (OP-78); null when it is none. */
export function parsePrice(text: string): Decimal | null {
  return parseDecimal(text.replace(',', '.'))
}

export function decimalOf(value: number | string): Decimal {
  return parseDecimal(value) ?? zero
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale)
  return { digits: atScale(a, scale) + atScale(b, scale), scale }
}

export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  return { digits: a.digits * b.digits, scale: a.scale + b.scale }
}

/** `a / b` to `decimals` decimals, half-up; division by 0 gives 0. */
export function divideDecimals(a: Decimal, b: Decimal, decimals: number): Decimal {
  if (b.digits === 0n) return zero
  const scale = Math.max(a.scale, b.scale)
  const top = atScale(a, scale) * 10n ** BigInt(decimals)
  return { digits: divideHalfUp(top, atScale(b, scale)), scale: decimals }
}

/** Rounds half away from zero, as the back office does: 0.125 and -0.125 give 0.13 and -0.13 at 2 decimals. */
export function roundDecimal(value: Decimal, decimals: number): Decimal {
  if (value.scale <= decimals) return { digits: atScale(value, decimals), scale: decimals }
  return { digits: divideHalfUp(value.digits, 10n ** BigInt(value.scale - decimals)), scale: decimals }
}

/** With a point and exactly `scale` decimals; zero has no sign. */
export function decimalText(value: Decimal): string {
  const size = value.digits < 0n ? -value.digits : value.digits
  const text = size.toString().padStart(value.scale + 1, '0')
  const whole = text.slice(0, text.length - value.scale)
  const fraction = value.scale === 0 ? '' : `.${text.slice(-value.scale)}`
  return `${value.digits < 0n ? '-' : ''}${whole}${fraction}`
}

export function decimalNumber(value: Decimal): number {
  return Number(decimalText(value))
}

function atScale(value: Decimal, scale: number): bigint {
  return value.digits * 10n ** BigInt(scale - value.scale)
}

function divideHalfUp(top: bigint, bottom: bigint): bigint {
  const negative = top < 0n !== bottom < 0n
  const a = top < 0n ? -top : top
  const b = bottom < 0n ? -bottom : bottom
  const size = (2n * a + b) / (2n * b)
  return negative ? -size : size
}

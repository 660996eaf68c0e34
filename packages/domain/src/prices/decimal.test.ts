import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDecimals,
  decimalNumber,
  decimalOf,
  decimalText,
  divideDecimals,
  multiplyDecimals,
  parseDecimal,
  parsePrice,
  roundDecimal,
} from './decimal.ts'

const round = (value: string | number, decimals: number) => decimalText(roundDecimal(decimalOf(value), decimals))
const text = (value: string | number) => decimalText(decimalOf(value))

describe('decimals', () => {
  it.each([
    ['1.005', 2, '1.01'],
    ['0.125', 2, '0.13'],
    ['-0.125', 2, '-0.13'],
    ['0.1249999', 2, '0.12'],
    ['2.5', 0, '3'],
    ['-2.5', 0, '-3'],
    ['-0.4', 0, '0'],
    ['1234', 2, '1234.00'],
    ['99999999999999999.995', 2, '100000000000000000.00'],
  ])('%s rounds half-up at %i decimals to %s', (value, decimals, expected) => {
    expect(round(value, decimals)).toBe(expected)
  })

  it.each([
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [-12.5, '-12.5'],
    ['+3', '3'],
    ['.5', '0.5'],
    ['5.', '5'],
  ])('reads %s as %s', (value, expected) => {
    expect(text(value)).toBe(expected)
  })

  it.each(['', '.', 'x', '1,5', '1.2.3', 'Infinity', 'NaN', '1e9999'])('does not read %j', (value) => {
    expect(parseDecimal(value)).toBeNull()
  })

  it('reads a price with a comma or a point', () => {
    expect(parsePrice('12,50')).toEqual(parsePrice('12.50'))
    expect(parsePrice('1.2,5')).toBeNull()
  })

  it('divides half-up and gives 0 for a division by 0', () => {
    expect(decimalText(divideDecimals(decimalOf('9'), decimalOf('7'), 5))).toBe('1.28571')
    expect(decimalText(divideDecimals(decimalOf('1'), decimalOf('0.008'), 2))).toBe('125.00')
    expect(decimalText(divideDecimals(decimalOf('-1'), decimalOf('6'), 2))).toBe('-0.17')
    expect(decimalText(divideDecimals(decimalOf('1'), decimalOf('0'), 2))).toBe('0')
  })

  const whole = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
  const decimal = fc.record({ digits: whole, scale: fc.nat(8) })

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(decimal, (value) => {
        expect(parseDecimal(decimalText(value))).toEqual(value)
      }),
    )
  })

  it('adds and multiplies without loss, in any order', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(decimalText(addDecimals(a, b))).toBe(decimalText(addDecimals(b, a)))
        expect(multiplyDecimals(a, b).digits).toBe(a.digits * b.digits)
        expect(addDecimals(a, { digits: -a.digits, scale: a.scale }).digits).toBe(0n)
      }),
    )
  })

  it('rounds at most half a unit away, and away from zero at exactly half', () => {
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 6 }), (digits, drop) => {
        const unit = 10n ** BigInt(drop)
        const error = roundDecimal({ digits, scale: drop }, 0).digits * unit - digits
        expect(2n * (error < 0n ? -error : error) <= unit).toBe(true)
        if (2n * error === unit || 2n * error === -unit) expect(error > 0n).toBe(digits > 0n)
      }),
    )
  })

  it('agrees with numbers where numbers are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 6), max: 10 ** 6 }), fc.integer({ min: -1000, max: 1000 }), (a, b) => {
        expect(decimalNumber(multiplyDecimals(decimalOf(a), decimalOf(b)))).toBe(a * b + 0)
      }),
    )
  })
})

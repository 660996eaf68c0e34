import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDigits } from './read-digits.ts'

/** A number as its digits and how often they are to be divided by ten, without zeros at the end. */
function exactly(text: string): readonly [bigint, number] {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? []
  let digits = BigInt(sign + whole + fraction)
  let scale = fraction.length - Number(exponent)
  while (digits !== 0n && digits % 10n === 0n) {
    digits /= 10n
    scale -= 1
  }
  return [digits, digits === 0n ? 0 : scale]
}

const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: least, maxLength: most })
const numberText = fc
  .tuple(
    fc.constantFrom('', '-'),
    digits(1, 22),
    fc.option(digits(1, 8), { nil: null }),
    fc.option(fc.tuple(fc.constantFrom('e', 'E'), fc.constantFrom('', '+', '-'), digits(1, 3)), { nil: null }),
  )
  .map(([sign, whole, fraction, exponent]) =>
    [
      sign,
      whole.replace(/^0+(?=\d)/, ''),
      fraction === null ? '' : `.${fraction}`,
      exponent === null ? '' : exponent.join(''),
    ].join(''),
  )

describe('numbers of the back office', () => {
  it('keep every digit, wherever they stand and whatever stands beside them', () => {
    fc.assert(
      fc.property(fc.array(numberText, { maxLength: 6 }), fc.string(), (numbers, text) => {
        const rows = numbers.map((number) => `{"a":${number},"b":[null,true,[${number}]],"c":${JSON.stringify(text)}}`)
        // As its text says.
        const { value } = readDigits(`{"value":[${rows.join(',')}]}`) as {
          readonly value: readonly { readonly a: string; readonly b: readonly [null, true, readonly [string]] }[]
        }
        expect(value).toEqual(value.map(({ a, b }) => ({ a, b: [null, true, [b[2][0]]], c: text })))
        expect(value.map(({ a }) => exactly(a))).toEqual(numbers.map(exactly))
        expect(value.map(({ b }) => exactly(b[2][0]))).toEqual(numbers.map(exactly))
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['9007199254740993', '0.1234567890123456', '123456789012345.67', '1e-400', '1e400', '9223372036854775807'])(
    'may be more than JavaScript keeps: %s',
    (text) => {
      expect(readDigits(`{"a":${text}}`)).toEqual({ a: text })
    },
  )

  it('is no JSON where others find none', () => {
    for (const text of ['', '{"a":1', '{"a":01}', '{"a":1,}', '[1 2]', '{"a":NaN}'])
      expect(() => readDigits(text)).toThrow(SyntaxError)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../constants.ts'
import { formatMoney, formatWeight, roundToCents } from './format-number.ts'

const nbsp = '\u00a0'
const narrow = '\u202f'

describe('euros', () => {
  it.each([
    ['nl-NL', `€${nbsp}1.234,50`, `€${nbsp}-1.234,50`],
    ['de-DE', `1.234,50${nbsp}€`, `-1.234,50${nbsp}€`],
    ['fr-FR', `1${narrow}234,50${nbsp}€`, `-1${narrow}234,50${nbsp}€`],
    ['en-US', '€1,234.50', '-€1,234.50'],
  ] as const)('are written the %s way (R-CONST-20)', (locale, positive, negative) => {
    expect(formatMoney(1234.5, 2, locale)).toBe(positive)
    expect(formatMoney(-1234.5, 2, locale)).toBe(negative)
  })

  it.each([
    [0, 1.5, '2'],
    [1, 1.5, '1,5'],
    [1, 2, '2,0'],
    [2, 1.5, '1,50'],
    [2, 1.23456, '1,23'],
    [3, 1.5, '1,50'],
    [3, 1.23456, '1,235'],
    [4, 1.23456, '1,2346'],
    [5, 1.5, '1,50'],
    [5, 1.23456, '1,23456'],
    [5, 0.12345, '0,12345'],
  ])('with %i decimals write %d as %s (R-GEN-18, R-CONST-15, R-CONST-23)', (decimals, value, expected) => {
    expect(formatMoney(value, decimals, 'nl-NL')).toBe(`€${nbsp}${expected}`)
  })

  it.each([
    [-1, '€ 2'],
    [6, '€ 1,50'],
    [9, '€ 1,50'],
  ])('keep to 0 to 5 decimals when %i are asked (R-CONST-13, R-VAL-13)', (decimals, expected) => {
    expect(formatMoney(1.5, decimals, 'nl-NL')).toBe(expected.replace(' ', nbsp))
    expect(formatMoney(0.123456, 6, 'nl-NL')).toBe(`€${nbsp}0,12346`)
  })

  it('round the written number half-up', () => {
    expect(formatMoney(1.005, 2, 'en-US')).toBe('€1.01')
    expect(formatMoney(8.345, 2, 'en-US')).toBe('€8.35')
    expect(formatMoney(-0.001, 2, 'en-US')).toBe('€0.00')
    expect(roundToCents(1.005)).toBe('1.01')
  })

  it('show 0 for what is no number', () => {
    expect(formatMoney(Number.NaN, 2, 'en-US')).toBe('€0.00')
    expect(formatMoney('gratis', 2, 'en-US')).toBe('€0.00')
  })

  it('show between 2 and the asked number of decimals for every amount (R-CONST-23)', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        fc.integer({ min: 2, max: 5 }),
        fc.constantFrom(...locales),
        (hundredThousandths, decimals, locale) => {
          const shown = formatMoney(hundredThousandths / 100_000, decimals, locale)
          const fraction = /[.,](\d+)\D*$/.exec(shown)?.[1] ?? ''
          expect(fraction.length).toBeGreaterThanOrEqual(2)
          expect(fraction.length).toBeLessThanOrEqual(decimals)
        },
      ),
    )
  })
})

describe('weights', () => {
  it.each([
    ['nl-NL', '1.234,5 kg'],
    ['de-DE', '1.234,5 kg'],
    ['fr-FR', `1${narrow}234,5${narrow}kg`],
    ['en-US', '1,234.5 kg'],
  ] as const)('are written the %s way', (locale, expected) => {
    expect(formatWeight(1234.5, 2, locale).replaceAll(nbsp, ' ')).toBe(expected)
  })

  it.each([
    [0, '12 kg'],
    [1, '12,3 kg'],
    [2, '12,35 kg'],
    [3, '12,346 kg'],
    [4, '12,3457 kg'],
    [5, '12,34568 kg'],
    [6, '12,34568 kg'],
  ])('show at most %i decimals, never over 5 (R-GEN-19, R-CONST-14, R-VAL-14)', (decimals, expected) => {
    expect(formatWeight(12.345678, decimals, 'nl-NL')).toBe(expected)
  })

  it('leave zeros at the end out', () => {
    expect(formatWeight(10, 5, 'nl-NL')).toBe('10 kg')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '../constants.ts'
import { quickOrderLimits, readLine, readLines } from './read-lines.ts'

const readIn = (written: string, locale: Locale = 'nl-NL') => readLine(written, locale)
/** The likeliest quantity, and the words or else the number that it is of. */
const first = (written: string, locale: Locale = 'nl-NL') => {
  const [reading] = readIn(written, locale)
  return reading === undefined ? null : [reading.aantal, reading.words || reading.numbers.join(' ')]
}

describe('a pasted line', () => {
  it.each([
    ['3x trilplaat 90kg', 3, 'trilplaat 90kg'],
    ['3 x trilplaat 90 kg', 3, 'trilplaat 90 kg'],
    ['10 st. 12345', 10, '12345'],
    ['12345;10', 10, '12345'],
    ['111004\t2', 2, '111004'],
    ['111004\tMinigraver 1,8 t\t3', 3, '111004'],
    ['steigerplank 4m - 20', 20, 'steigerplank 4m'],
    ['steigerplank 4 m', 1, 'steigerplank 4 m'],
    ['rijplaat 200 x 75 cm 6 stuks', 6, 'rijplaat 200 x 75 cm'],
    ['rijplaat 2x1m', 1, 'rijplaat 2x1m'],
    ['2x12 balk', 1, '2x12 balk'],
    ['- bouwhek (12)', 12, 'bouwhek'],
    ['bouwhek x 12', 12, 'bouwhek'],
    ['bouwhek 12x', 12, 'bouwhek'],
    ['Aantal: 4 bouwhek', 4, 'bouwhek'],
    ['2 minigraver 1,8 t', 2, 'minigraver 1,8 t'],
    ['5 Stück Rüttelplatte', 5, 'Rüttelplatte'],
    ['4 pièces échelle', 4, 'échelle'],
    ['3x 111004', 3, '111004'],
    ['111004', 1, '111004'],
  ])('%s is read', (written, aantal, words) => {
    expect(first(written)).toEqual([aantal, words])
  })

  it('of two numbers is read both ways, and names what may be a number', () => {
    expect(readIn('10 12345').map(({ aantal, numbers }) => [aantal, numbers])).toEqual([
      [12345, []],
      [10, ['12345']],
      [1, ['1012345']],
    ])
    expect(readIn('111004 minigraver 3x')[0]?.numbers).toContain('111004')
    expect(readIn('molen')[0]?.numbers).toEqual(['molen'])
    expect(readIn('111-004')[0]?.numbers).toEqual(['111004'])
    expect(readIn('2 111 004')[0]).toMatchObject({ aantal: 2, numbers: expect.arrayContaining(['111004']) })
  })

  it('with an impossible quantity has no reading', () => {
    expect(readIn('0x bouwhek')).toEqual([])
    expect(readIn('100000 stuks bouwhek')).toEqual([])
  })

  it('gives name and quantity in whatever way they are written beside each other', () => {
    const word = fc
      .stringMatching(/^[a-z]{3,9}$/)
      .filter((name) => !/^(stuks?|st|ex|maal|mal|keer|fois|times|aantal|anzahl|menge)/.test(name))
    const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    const size = fc.constantFrom('', ' 90 kg', ' 4m', ' 200 x 75 cm', ' 1,8 t')
    const ways: readonly ((n: string, q: number) => string)[] = [
      (n, q) => `${q}x ${n}`,
      (n, q) => `${q} × ${n}`,
      (n, q) => `${q} st. ${n}`,
      (n, q) => `${n} ${q} stuks`,
      (n, q) => `${n} - ${q}`,
      (n, q) => `${n}: ${q}`,
      (n, q) => `${n}\t${q}`,
      (n, q) => `${q}\t${n}`,
      (n, q) => `${n};${q}`,
      (n, q) => `• ${n} (${q}x)`,
    ]
    fc.assert(
      fc.property(
        fc.tuple(name, size).map((parts) => parts.join('')),
        fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...ways)),
        (thing, [q, write]) => {
          expect(first(write(thing, q))).toEqual([q, thing])
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never throws, is possible, and says nothing that was not written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60, unit: 'grapheme' }), (written) => {
        for (const { aantal, words } of readIn(written)) {
          expect(aantal).toBeGreaterThanOrEqual(1)
          expect(words).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a line of cells', () => {
  const locale = fc.constantFrom(...locales)
  const quantity = fc.integer({ min: 1, max: 99_999 })
  const number = fc.integer({ min: 100_000, max: 999_999 }).map(String)
  const separator = fc.constantFrom('\t', ';', '|')
  /** How numbers stand in the sheets of a language, whole ones among them with noughts behind. */
  const shown = (value: number, inLocale: Locale, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(inLocale, options).format(value)
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

  it('has its quantity first or last, in the figures of the language, with or without quotes', () => {
    fc.assert(
      fc.property(fc.record({ locale, quantity, number, separator, at: fc.nat(3), ends: fc.nat(1) }), (row) => {
        const { quantity: amount, locale: inLocale } = row
        const ways = [
          String(amount),
          shown(amount, inLocale),
          shown(amount, inLocale, { minimumFractionDigits: 2 }),
          shown(amount, inLocale, { useGrouping: false, minimumFractionDigits: 1 }),
        ]
        const cell = ways[row.at] ?? ''
        const cells = row.ends === 0 ? [cell, row.number] : [row.number, cell]
        const expected = [amount, row.number]
        expect(first(cells.join(row.separator), inLocale)).toEqual(expected)
        expect(first(cells.map(quoted).join(row.separator), inLocale)).toEqual(expected)
        expect(first(cells.map(quoted).join(','), inLocale)).toEqual(expected)
        expect(first([...cells, '', ''].join(row.separator), inLocale)).toEqual(expected)
      }),
      { numRuns: 500 },
    )
  })

  it('of whole numbers with commas between is a line of cells too', () => {
    expect(first('111004,3')).toEqual([3, '111004'])
    expect(first('3,111004')).toEqual([3, '111004'])
    expect(first('Minigraver,111004,3')).toEqual([3, '111004'])
    expect(first('trilplaat,3')).toEqual([3, 'trilplaat'])
    expect(first('2,5 trilplaat')?.[0]).not.toBe(2)
    expect(first('minigraver 1,8 t, 3')).toEqual([3, 'minigraver 1,8 t'])
    expect(first('"Buis 2"" rond",4')).toEqual([4, 'Buis 2" rond'])
    expect(first('Buis 2" rond;4')).toEqual([4, 'Buis 2" rond'])
    expect(first('"Trilplaat; groot";2')).toEqual([2, 'Trilplaat; groot'])
  })

  it('with a part, a minus, an exponent or a number too many has no reading, wherever it stands', () => {
    const odd = fc.oneof(
      fc
        .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 999 }), locale)
        .map(([whole, part, of]) => shown(whole + part / 1000, of, { maximumFractionDigits: 3 })),
      fc.tuple(fc.constantFrom('-', '−', '–'), quantity).map(([sign, value]) => `${sign}${value}`),
      quantity.map((value) => `${value}-`),
      quantity.map((value) => `(${value})`),
      fc
        .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('e3', 'E+03', ',00E+03', 'e-2'))
        .map((parts) => parts.join('')),
      fc.constantFrom('0', '0,00', '½', '2½', '1.2.3', '1,2.3,4', ',5', '.5', '1.000,5', '100000,00'),
    )
    fc.assert(
      fc.property(fc.record({ locale, odd, number, separator, swapped: fc.boolean(), named: fc.boolean() }), (row) => {
        const cells = [row.number, ...(row.named ? ['Trilplaat'] : []), row.odd]
        const line = (row.swapped ? cells.toReversed() : cells).join(row.separator)
        const readings = readIn(line, row.locale)
        // Three digits behind a mark are thousands in some language: then they may be, and are never one.
        const isThousands = /^\d{1,3}[.,]\d{3}$/.test(row.odd)
        expect([line, readings.filter(({ aantal }) => !isThousands || aantal < 1000)]).toEqual([line, []])
      }),
      { numRuns: 1000 },
    )
    for (const line of ['111004;3;4;5', '1;bouwhek;3', '111004;3 st;4 st', '111004\t100000'])
      expect([line, readIn(line)]).toEqual([line, []])
  })

  it('takes thousands of another language for neither a thousand nor one', () => {
    for (const [line, inLocale] of [
      ['111004;1,000', 'nl-NL'],
      ['111004;1,000', 'de-DE'],
      ['111004;1,000', 'fr-FR'],
      ['111004;1.000', 'en-US'],
    ] as const)
      expect([line, readIn(line, inLocale)]).toEqual([line, []])
    expect(first('111004;1.000')).toEqual([1000, '111004'])
    expect(first('111004;1,000', 'en-US')).toEqual([1000, '111004'])
    expect(first('111004;1\u202f000', 'fr-FR')).toEqual([1000, '111004'])
  })

  it('says how many by its words, or names what its number is of', () => {
    expect(readIn('12345;3 st.')).toEqual([{ aantal: 3, words: '12345', numbers: ['12345'] }])
    expect(first('3x;Bouwhek')).toEqual([3, 'Bouwhek'])
    expect(readIn('12345;Bouwhek').map(({ aantal, words, numbers }) => [aantal, words || numbers[0]])).toEqual([
      [12345, 'Bouwhek'],
      [1, '12345'],
    ])
    expect(first('2,5 stuks bouwhek')).toBeNull()
    expect(first('1.000 stuks bouwhek')).toEqual([1000, 'bouwhek'])
    expect(first('111004 2,5')).toBeNull()
    expect(first('kabel 2,5')).toEqual([1, 'kabel 2,5'])
  })
})

describe('a pasted text', () => {
  it('keeps the place of each line and leaves out empty ones', () => {
    const { lines } = readLines('bouwhek\r\n\n 2x molen \r3 stuks ladder', 'nl-NL')
    expect(lines.map(({ line, written }) => [line, written])).toEqual([
      [0, 'bouwhek'],
      [2, '2x molen'],
      [3, '3 stuks ladder'],
    ])
  })

  it('is read up to its limit, and what is beyond is named', () => {
    const { lines, beyond } = readLines('bouwhek\n'.repeat(202), 'nl-NL')
    expect([lines.length, beyond.length]).toEqual([200, 2])
    expect(quickOrderLimits.characters).toBe(20_000)
  })
})

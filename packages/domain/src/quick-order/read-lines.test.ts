import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quickOrderLimits, readLine, readLines } from './read-lines.ts'

const first = (written: string) => {
  const [reading] = readLine(written)
  return reading === undefined ? null : [reading.aantal, reading.words]
}

describe('a pasted line', () => {
  it.each([
    ['3x trilplaat 90kg', 3, 'trilplaat 90kg'],
    ['3 x trilplaat 90 kg', 3, 'trilplaat 90 kg'],
    ['10 st. 12345', 10, '12345'],
    ['12345;10', 10, '12345'],
    ['111004\t2', 2, '111004'],
    ['111004\tMinigraver 1,8 t\t3', 3, '111004 Minigraver 1,8 t'],
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
    expect(readLine('10 12345').map(({ aantal, numbers }) => [aantal, numbers])).toEqual([
      [12345, []],
      [10, ['12345']],
      [1, ['12345']],
    ])
    expect(readLine('111004 minigraver 3x')[0]?.numbers).toEqual(['111004'])
    expect(readLine('molen')[0]?.numbers).toEqual(['MOLEN'])
  })

  it('with an impossible quantity has no reading', () => {
    expect(readLine('0x bouwhek')).toEqual([])
    expect(readLine('100000 stuks bouwhek')).toEqual([])
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
        for (const { aantal, words } of readLine(written)) {
          expect(aantal).toBeGreaterThanOrEqual(1)
          expect(words).not.toBe('')
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a pasted text', () => {
  it('keeps the place of each line and leaves out empty ones', () => {
    const { lines } = readLines('bouwhek\r\n\n 2x molen \r3 stuks ladder')
    expect(lines.map(({ line, written }) => [line, written])).toEqual([
      [0, 'bouwhek'],
      [2, '2x molen'],
      [3, '3 stuks ladder'],
    ])
  })

  it('is read up to its limit, and what is beyond is named', () => {
    const { lines, beyond } = readLines('bouwhek\n'.repeat(202))
    expect([lines.length, beyond.length]).toEqual([200, 2])
    expect(quickOrderLimits.characters).toBe(20_000)
  })
})

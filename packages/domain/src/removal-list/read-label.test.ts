import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLabel } from './read-label.ts'

const codesOf = (scanned: string) => readLabel(scanned)?.map(({ code }) => code) ?? null
const fnc1 = '\u001d'
const gtin = '08712345678906'
/** Piece, inspection and serial numbers as they stand on machines. */
const number = fc.oneof(
  fc.stringMatching(/^[1-9][0-9]{5}-[0-9]{3}$/),
  fc.stringMatching(/^K[0-9]{6}$/),
  fc.stringMatching(/^[A-Z]{2}[0-9A-Z]{1,6}[-. ][0-9]{2,6}$/),
)

/** How a number gets into what a reader sends. */
const written: Readonly<Record<string, (no: string) => string>> = {
  'as it is': (no) => no,
  lowercase: (no) => no.toLowerCase(),
  'spaces around': (no) => `  ${no} `,
  'a return behind': (no) => `${no}\r\n`,
  'a tab behind': (no) => `${no}\t`,
  'the symbol of Code 128': (no) => `]C0${no}`,
  'the symbol of QR': (no) => `]Q1${no}`,
  'the symbol of Data Matrix': (no) => `]d1${no}`,
  'the stars of Code 39': (no) => `*${no}*`,
  'stars and the symbol of Code 39': (no) => `]A0*${no.toLowerCase()}*`,
  'an asset of GS1': (no) => `]C18004${no}`,
  'an asset behind FNC1': (no) => `${fnc1}8004${no}`,
  'an asset without a sign': (no) => `8004${no}`,
  'a serial number in brackets': (no) => `(21)${no}`,
  'an article and serial number in brackets': (no) => `(01)${gtin} (21)${no}`,
  'an article and serial number': (no) => `01${gtin}21${no}`,
  'an article, FNC1 and serial number': (no) => `01${gtin}${fnc1}21${no}`,
  'a serial number before a batch': (no) => `]d201${gtin}21${no}${fnc1}10LOT7`,
  'a batch and a date before the serial number': (no) => `]Q310LOT7${fnc1}1727013121${no}`,
  'a number of the company': (no) => `240${no}${fnc1}`,
  'the last part of an address': (no) => `https://materieel.example/m/${encodeURIComponent(no)}`,
  'an address with a slash behind': (no) => `HTTP://MATERIEEL.EXAMPLE/M/${encodeURIComponent(no)}/`,
  'an address without its beginning': (no) => `www.materieel.example/machine/${encodeURIComponent(no)}?lang=nl`,
  'a link of GS1': (no) => `https://id.gs1.org/01/${gtin}/21/${encodeURIComponent(no)}`,
  'a word of a query': (no) => `https://materieel.example/scan?taal=nl&Nummer=${encodeURIComponent(no)}&x=1`,
  'a query without a path': (no) => `https://materieel.example?sn=${encodeURIComponent(no)}`,
  'an address of one page': (no) => `https://materieel.example/app/#/stuk/${encodeURIComponent(no)}`,
}

describe('a label', () => {
  it.each(['', '   ', 'x'.repeat(101), `https://a.example/${'x'.repeat(300)}`, '\u200e', '---', '**', ']C1', fnc1])(
    'cannot be read: %j (R-VAL-19)',
    (code) => {
      expect(readLabel(code)).toBeNull()
    },
  )

  it('with a control or format character was misread, but for the separators of GS1 (R-VAL-19)', () => {
    const separators = ['\t', '\n', '\v', '\f', '\r', '\u0004', '\u001d', '\u001e', '\u0085', '\ufeff']
    const codes = [...Array.from({ length: 32 }, (_, at) => at), 127, 128, 159, 0x200b, 0x200e, 0x202e, 0xfffd, 0xd800]
    for (const character of codes.map((code) => String.fromCharCode(code))) {
      if (separators.includes(character)) continue
      for (const code of [`S${character}1`, `8004S${character}1`, `https://a.example/${character}S1`])
        expect([code, readLabel(code)]).toEqual([code, null])
    }
    expect(codesOf(`S7${fnc1}`)).toContain('S7')
  })

  it('is read in capitals, as itself first and as every soort-nummer', () => {
    expect(readLabel(' ml-200-s1 \r\n')).toEqual([
      {
        code: 'ML-200-S1',
        key: 'ml200s1',
        pairs: [
          { materieelSoort: 'ML', materieelNummer: '200-S1' },
          { materieelSoort: 'ML-200', materieelNummer: 'S1' },
        ],
      },
    ])
    expect(readLabel('12345')?.[0]?.pairs).toEqual([])
  })

  it.each(Object.entries(written))('means its number, written with %s', (_, write) => {
    fc.assert(
      fc.property(number, (no) => {
        expect(codesOf(write(no))).toContain(no)
      }),
      { numRuns: 60 },
    )
  })

  it('means what stands on it before anything that is taken off', () => {
    for (const code of ['8004123', '21-7', '240X', 'A/7', '*7']) expect(codesOf(code)?.[0]).toBe(code)
  })

  it('is no address because it has a slash, and no element of GS1 because it begins like one', () => {
    expect(codesOf('A/7')).toEqual(['A/7'])
    expect(codesOf('https://a.example/m/S7?page=12')).toEqual(['HTTPS://A.EXAMPLE/M/S7?PAGE=12', 'S7'])
    expect(codesOf('0108712345')).toEqual(['0108712345'])
    expect(codesOf('99ABC')).toEqual(['99ABC'])
  })

  it('of whatever text never throws, and has few readings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 320 }), (text) => {
        const readings = readLabel(text)
        expect(readings === null || (readings.length > 0 && readings.length <= 12)).toBe(true)
        for (const reading of readings ?? []) expect(reading.key).not.toBe('')
      }),
      { examples: [['https://a.example/%E0%A4%A']] },
    )
  })
})

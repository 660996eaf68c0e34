import { describe, expect, it } from 'vitest'
import {
  type HandOverLine,
  type HandOverWords,
  handOverFaults,
  handOverSums,
  isNotTaken,
  signatureFaults,
} from './hand-over.ts'
import { canonicalText, readText, tidyWords } from './sealed-record.ts'
import { hasSigned, noSignature, pointsOf, signaturePath } from './signature.ts'

const line = (part: Partial<HandOverLine> = {}): HandOverLine => ({
  regel: 'r1',
  materieelSoort: 'MOLEN',
  materieelNummer: 'M-1',
  omschrijving: 'Betonmolen',
  aantal: 1,
  toebehoren: '',
  urenstand: null,
  brandstof: null,
  stand: 'in_orde',
  opmerking: '',
  fotos: [],
  ...part,
})
const words = (part: Partial<HandOverWords> = {}): HandOverWords => ({
  soort: 'aflevering',
  ordernummer: '',
  plaats: '',
  overdrager: { naam: 'Kees', bedrijf: '', email: '' },
  ontvanger: { naam: 'Eva', bedrijf: '', email: 'eva@bouw.nl' },
  regels: [line()],
  opmerkingen: '',
  ...part,
})
const faults = (part: Partial<HandOverWords>, arrived: readonly string[] = []) =>
  handOverFaults(words(part), new Set(arrived)).map(({ field, code }) => [field, code])

describe('what must be there before signing', () => {
  it('is nothing more where both names and one line are there', () => {
    expect(faults({})).toEqual([])
  })

  it('is both names, and addresses that can be mailed to', () => {
    const nobody = { naam: ' ', bedrijf: '', email: 'eva' }
    expect(faults({ overdrager: nobody, ontvanger: { ...nobody, email: ' ' } })).toEqual([
      ['overdrager.naam', 'validatie.verplicht'],
      ['overdrager.email', 'validatie.email'],
      ['ontvanger.naam', 'validatie.verplicht'],
    ])
  })

  it('is at least one line, each with a name', () => {
    expect(faults({ regels: [] })).toEqual([['regels', 'overdracht.geen_regels']])
    expect(faults({ regels: [line({ omschrijving: ' ' })] })).toEqual([
      ['regels.r1.omschrijving', 'validatie.verplicht'],
    ])
  })

  it('is a word with everything that is not in order', () => {
    for (const stand of ['beschadigd', 'geweigerd', 'ontbreekt'] as const) {
      expect(faults({ regels: [line({ stand })] })).toEqual([['regels.r1.opmerking', 'overdracht.zegt_wat']])
      expect(faults({ regels: [line({ stand, opmerking: 'deuk' })] })).toEqual([])
    }
  })

  it('is a look at each line', () => {
    const regels = [line({ stand: 'open' }), line({ regel: 'r2' })]
    expect(handOverFaults(words({ regels }), new Set())).toEqual([
      { field: 'regels', code: 'overdracht.niet_bekeken', params: { count: 1 } },
    ])
  })

  it('is every picture that a line names', () => {
    const regels = [
      line({
        fotos: [
          { foto: 'a', kant: 'voor' },
          { foto: 'b', kant: 'schade' },
        ],
      }),
    ]
    expect(handOverFaults(words({ regels }), new Set(['a']))).toEqual([
      { field: 'fotos', code: 'overdracht.fotos', params: { count: 1 } },
    ])
    expect(faults({ regels }, ['a', 'b'])).toEqual([])
  })

  it('knows what was not taken', () => {
    expect(
      ['in_orde', 'beschadigd', 'geweigerd', 'ontbreekt'].filter((stand) => isNotTaken(line({ stand } as never))),
    ).toEqual(['geweigerd', 'ontbreekt'])
  })
})

describe('a signature', () => {
  const drawn = {
    lijnen: [
      [0, 0, 10, 10, 20, 5],
      [30, 30, 40, 20, 50, 60],
    ],
    getypt: '',
  }

  it('is a drawing of some points or a typed name, not a finger that touched the glass', () => {
    expect(hasSigned(drawn)).toBe(true)
    expect(hasSigned({ lijnen: [], getypt: 'Eva' })).toBe(true)
    expect(hasSigned({ lijnen: [[5, 5]], getypt: ' ' })).toBe(false)
    expect(pointsOf(drawn)).toBe(6)
  })

  it('is needed of both', () => {
    expect(signatureFaults({ overdrager: drawn, ontvanger: noSignature }).map(({ field }) => field)).toEqual([
      'handtekeningen.ontvanger',
    ])
  })

  it('is drawn as lines, a single point as a dot', () => {
    expect(signaturePath({ lijnen: [[1, 2, 3, 4], [5, 6], []], getypt: '' })).toBe('M1 2L3 4M5 6L5 6')
  })
})

describe('the canonical text', () => {
  it('is the same whatever the order of the keys', () => {
    const one = { b: [1, { y: null, x: 'é"' }], a: true }
    expect(canonicalText(one)).toBe('{"a":true,"b":[1,{"x":"é\\"","y":null}]}')
    expect(canonicalText({ a: true, b: [1, { x: 'é"', y: null }] })).toBe(canonicalText(one))
    expect(JSON.parse(canonicalText(one))).toEqual(one)
  })

  it('leaves out what is undefined, and takes no number that can be written in several ways', () => {
    expect(canonicalText({ a: undefined, b: 1 })).toBe('{"b":1}')
    expect(() => canonicalText({ a: 1.5 })).toThrow('no whole number')
  })
})

describe('what both read before they sign', () => {
  it('is without the blanks around what was typed, as it is sealed', () => {
    const typed = words({
      plaats: ' poort ',
      overdrager: { naam: ' Kees', bedrijf: ' BV ', email: ' k@bv.nl ' },
      regels: [line({ omschrijving: ' Molen ', opmerking: 'deuk ' })],
      opmerkingen: ' \n',
    })
    expect(tidyWords(typed)).toEqual(
      words({
        plaats: 'poort',
        overdrager: { naam: 'Kees', bedrijf: 'BV', email: 'k@bv.nl' },
        regels: [line({ omschrijving: 'Molen', opmerking: 'deuk' })],
      }),
    )
  })

  it('is another text for another hand-over, and for anything else that is said', () => {
    const texts = [
      readText('h1', words()),
      readText('h2', words()),
      readText('h1', words({ opmerkingen: 'x' })),
      readText('h1', words({ regels: [line({ fotos: [{ foto: 'a', kant: 'voor' }] })] })),
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })
})

it('counts its lines, and those with something wrong', () => {
  const regels = (['in_orde', 'beschadigd', 'geweigerd', 'ontbreekt'] as const).map((stand) => line({ stand }))
  expect(handOverSums({ regels })).toEqual({ regels: 4, beschadigd: 1, nietAangenomen: 2 })
})

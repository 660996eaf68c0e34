import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLabel } from '../removal-list/read-label.ts'
import { foreignHostOf, giaiOf, labelPath, labelPathIn, pieceNoOfGiai } from './label-address.ts'

const number = fc.stringMatching(/^[1-9][0-9]{5}-[0-9]{3}$/)
const prefix = fc.stringMatching(/^[0-9]{6,12}$/)

describe('the address of a label', () => {
  it.each([
    ['511012-001', '', '/m/511012-001'],
    ['511012-001', '8712345', '/8004/8712345511012-001'],
    ['A/7 B', '', '/m/A%2F7%20B'],
    // A space is no character of GS1, and 31 characters are one too many.
    ['A 7', '8712345', '/m/A%207'],
    ['X'.repeat(24), '8712345', `/m/${'X'.repeat(24)}`],
    ['X'.repeat(23), '8712345', `/8004/8712345${'X'.repeat(23)}`],
    ['511012-001', '12345', '/m/511012-001'],
  ])('of %s with the prefix "%s" is %s', (pieceNo, company, path) => {
    expect(labelPath(pieceNo, company)).toBe(path)
  })

  it('is read as its piece again, with and without a prefix, as an address and as GS1 elements', () => {
    fc.assert(
      fc.property(number, fc.option(prefix, { nil: '' }), (pieceNo, company) => {
        const codesOf = (scanned: string) => readLabel(scanned, company)?.map(({ code }) => code)
        expect(codesOf(`https://portaal.example${labelPath(pieceNo, company)}`)).toContain(pieceNo)
        const giai = giaiOf(pieceNo, company)
        if (giai !== null) expect(codesOf(`]C18004${giai}`)).toContain(pieceNo)
      }),
    )
  })

  it('means an asset of this company only with its own prefix', () => {
    expect(pieceNoOfGiai('8712345511012-001', '8712345')).toBe('511012-001')
    expect(pieceNoOfGiai('8799999511012-001', '8712345')).toBeNull()
    expect(pieceNoOfGiai('8712345', '8712345')).toBeNull()
    expect(pieceNoOfGiai('511012-001', '')).toBeNull()
  })
})

describe('a label', () => {
  const hosts = ['portaal.example', 'oud.example']
  it.each([
    ['https://portaal.example/m/S7', null],
    ['HTTPS://PORTAAL.EXAMPLE:8443/M/S7', null],
    ['https://oud.example/8004/8712345S7', null],
    ['https://andere.example/m/S7', 'andere.example'],
    ['http://andere.example/8004/8799999S7?x=1', 'andere.example'],
    // The number says whose it is, and a maker's own address never was a label of a portal.
    ['https://id.gs1.org/8004/8799999S7', null],
    ['https://maker.example/machine/S7', null],
    ['S7', null],
    ['https://portaal.example.andere.example/m/S7', 'portaal.example.andere.example'],
  ])('%s was printed by: %s', (scanned, host) => {
    expect(foreignHostOf(scanned, hosts)).toBe(host)
  })
})

describe('the address of a label in the search', () => {
  it.each([
    ['https://portaal.example/m/511012-001', '/m/511012-001'],
    [' portaal.example/m/511012-001/ ', '/m/511012-001'],
    ['HTTPS://Portaal.example:8443/8004/8712345511012-001?x=1', '/8004/8712345511012-001'],
    ['https://andere.example/m/511012-001', null],
    ['https://portaal.example/materieel/m', null],
    ['511012-001', null],
    ['', null],
  ])('%s leads to %s', (typed, path) => {
    expect(labelPathIn(typed, 'portaal.example')).toBe(path)
  })
})

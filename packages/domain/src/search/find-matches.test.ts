import { describe, expect, it } from 'vitest'
import { findMatches } from './find-matches.ts'
import type { Measure } from './measures.ts'
import { createSearchIndex, type WordSource } from './search-index.ts'

const firstNotOrderable = 100
const texts: Readonly<Record<number, string>> = {
  1: 'trilplaat',
  2: 'rubbermat trilplaat',
  3: 'rijplaat staal',
  104: 'trilplaat',
}

function indexOf(more: readonly (readonly [string, WordSource, readonly number[]])[] = []) {
  const byWord = new Map<string, number[]>()
  for (const [position, text] of Object.entries(texts))
    for (const word of text.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), Number(position)])
  const words = [...byWord].map(([word, positions]) => [word, 'a', positions] as const)
  return createSearchIndex(
    [...words, ...more].map(([word, source, positions]) => {
      return { word, source, positions: Int32Array.from(positions) }
    }),
    Object.keys(texts).map((position) => ({
      position: Number(position),
      kind: 'Materieel',
      no: `N${position}`,
      key: `n${position}`,
    })),
  )
}

function found(
  typed: string,
  { number = typed.replaceAll(' ', ''), maximum = 50, index = indexOf(), measures = [] as readonly Measure[] } = {},
) {
  const words = typed === '' ? [] : typed.split(' ')
  const options = { markOf: (kind: string) => `=${kind}:`, firstNotOrderable, maximum }
  return findMatches(index, { words, measures, number }, options).map(({ position, reason }) => `${position} ${reason}`)
}

describe('the matches of a term', () => {
  it('come by whole words, what cannot be ordered last', () => {
    expect(found('trilplaat')).toEqual(['1 tekst', '2 tekst', '104 tekst'])
  })

  it('come by the beginning of a word before a part of it', () => {
    const index = indexOf([['plaatzaag', 'a', [3]]])
    expect(found('plaat', { index })).toEqual(['3 tekst', '1 tekst', '2 tekst', '104 tekst'])
  })

  it('have every typed word before they have most', () => {
    expect(found('trilplaat rubbermat')).toEqual(['2 tekst'])
    expect(found('staal rijplaat rubbermat')).toEqual(['3 lijkt_op'])
  })

  it('have what tells most where nothing has all words, not one stray word', () => {
    const index = indexOf([
      ['bouw', 'a', [1, 2, 3]],
      ['toilet', 'a', [2]],
    ])
    expect(found('bouw toilet onzin', { index })).toEqual(['2 lijkt_op'])
    expect(found('bouw onzin raar', { index })).toEqual([])
  })

  it('have what stands before "for" or "with" before what stands behind it', () => {
    const index = indexOf([
      ['trailer', 'a', [2]],
      ['graver', 'a', [1]],
    ])
    const options = { markOf: () => '=', firstNotOrderable, maximum: 5 }
    const term = { words: ['trailer', 'graver'], measures: [], number: 'x' }
    const places = (headWords: number) =>
      findMatches(index, { ...term, headWords }, options).map(({ position }) => position)
    expect(places(1)).toEqual([2])
    expect(places(2)).toEqual([1, 2])
  })

  it('come by the singular of what is typed', () => {
    const index = indexOf([
      ['bouwhek', 'a', [1]],
      ['zaun', 'a', [3]],
      ['hakhamer', 'a', [2]],
    ])
    expect(found('hekken', { index })).toEqual(['1 tekst'])
    expect(found('rijplaten', { index })).toEqual(['3 tekst'])
    expect(found('zaune', { index })).toEqual(['3 tekst'])
    expect(found('haken', { index })).toEqual(['2 lijkt_op'])
  })

  it('come by the two parts of a compound that nothing has', () => {
    const index = indexOf([
      ['douche', 'a', [1]],
      ['container', 'b', [1, 2]],
    ])
    expect(found('douchecontainer', { index })).toEqual(['1 synoniem', '2 lijkt_op'])
  })

  it('come by a synonym after a name, and by a number first', () => {
    const index = indexOf([
      ['n1', 'b', [3]],
      ['stamper', 'b', [2]],
      ['stamper', 'a', [3]],
    ])
    expect(found('stamper', { index })).toEqual(['3 tekst', '2 synoniem'])
    expect(found('n1', { index })).toEqual(['1 nummer', '104 nummer', '3 synoniem'])
  })

  it('come by the only number that ends so, while nothing else matches', () => {
    const numbered = (...keys: readonly string[]) =>
      createSearchIndex(
        [
          { word: 'nen', source: 'a', positions: Int32Array.of(2) },
          { word: '3140', source: 'a', positions: Int32Array.of(2) },
        ],
        keys.map((key, position) => ({ position, kind: 'Materieel', no: key.toUpperCase(), key })),
      )
    const index = numbered('111004', '111005', '213005', '443140')
    expect(found('1004', { index })).toEqual(['0 nummer'])
    expect(found('111 004', { index })).toEqual(['0 nummer'])
    for (const typed of ['004', '3005x', '0000']) expect([typed, found(typed, { index })]).toEqual([typed, []])
    expect(found('3140', { index })).toEqual(['2 tekst'])
    expect(found('1004', { index: numbered('111004', '221004') })).toEqual([])
    expect(found('1004', { index: numbered('111004', '100477') })).toEqual(['1 nummer'])
  })

  it('forgive a typing error only while next to nothing matches', () => {
    expect(found('trilplat')).toEqual(['1 lijkt_op', '2 lijkt_op', '104 lijkt_op'])
    expect(found('tril')).toEqual(['1 tekst', '2 tekst', '104 tekst'])
  })

  it('are never more than asked for', () => {
    expect(found('plaat', { maximum: 2 })).toEqual(['1 tekst', '2 tekst'])
  })

  it('are the first of a larger answer, also when words are alike and something matches already', () => {
    const index = indexOf([
      ['tripplt', 'a', [2, 3, 5, 6, 7, 8]],
      ['trilplaatje', 'b', [1, 3, 4, 5, 9, 104]],
      ['tripplat', 'a', [2, 3]],
    ])
    const all = found('tripplat', { index })
    expect(all.length).toBeGreaterThan(8)
    expect(all.slice(0, 3)).toEqual(['2 tekst', '3 tekst', '5 lijkt_op'])
    for (let maximum = 1; maximum <= all.length; maximum += 1)
      expect(found('tripplat', { index, maximum })).toEqual(all.slice(0, maximum))
  })

  it('leave out what is far from a size once one meets it', () => {
    const measures = [{ kind: 'length', steps: 6000, written: '6 m' }] as const
    const index = indexOf([
      ['=length:6000', 'a', [1]],
      ['=length:2000', 'a', [2]],
    ])
    expect(found('', { index, measures, number: '6m' })).toEqual(['1 tekst'])
    expect(found('trilplaat', { index, measures })[0]).toBe('1 tekst')
    expect(found('trilplaat', { index, measures })).not.toContain('2 tekst')
  })

  it('have the size and most of the words before all words and another size', () => {
    const index = indexOf([
      ['stil', 'a', [1]],
      ['trilplaat', 'a', [1, 2]],
      ['=mass:000000000100000', 'a', [2]],
      ['=mass:000000000080000', 'a', [1]],
    ])
    const measures = [{ kind: 'mass', steps: 100_000, written: '100 kg' }] as const
    expect(found('trilplaat stil', { index, measures, number: 'x' })[0]).toBe('2 lijkt_op')
  })

  it('have all words or the number still, where nothing has the size', () => {
    const measures = [{ kind: 'mass', steps: 100_000, written: '100 kg' }] as const
    expect(found('rubbermat trilplaat', { measures, number: 'x' })[0]).toBe('2 tekst')
    expect(found('rubbermat trilplaat', { measures, number: 'n3' })).toEqual(['3 nummer', '2 tekst'])
  })

  it('are none for what nothing is like', () => {
    expect(found('qqqxyz')).toEqual([])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortByLabel } from './sort-option-labels.ts'

describe('option labels', () => {
  const sorted = (labels: readonly string[], locale: 'nl-NL' | 'de-DE' = 'nl-NL') =>
    sortByLabel(labels, (l) => l, locale)

  it('sort by leading number (R-FILT-04)', () => {
    expect(sorted(['10 kg', '2 kg'])).toEqual(['2 kg', '10 kg'])
    expect(sorted(['1.000 kg', '1,5 kg', '20 kg', '-3 kg'])).toEqual(['-3 kg', '1,5 kg', '20 kg', '1.000 kg'])
  })

  it('with the same number sort by unit text (R-FILT-05)', () => {
    expect(sorted(['2 m', '2 kg'])).toEqual(['2 kg', '2 m'])
  })

  it('without a number come last, alphabetically in the language', () => {
    expect(sorted(['zwart', '3 m', 'Ärger', 'blauw', '1 m'], 'de-DE')).toEqual([
      '1 m',
      '3 m',
      'Ärger',
      'blauw',
      'zwart',
    ])
  })

  it('sort the same whatever order they come in', () => {
    const label = fc.tuple(fc.constantFrom('', '1', '2', '10', '2,5', '1.000'), fc.constantFrom(' kg', ' m', 'x', ''))
    fc.assert(
      fc.property(fc.array(label.map(([a, b]) => a + b)), (labels) => {
        expect(sorted([...labels].reverse()).map((l) => l.trim())).toEqual(sorted(labels).map((l) => l.trim()))
      }),
    )
  })
})

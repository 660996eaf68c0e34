import { describe, expect, it } from 'vitest'
import { decidingProperties } from './deciding-properties.ts'

const measure = (label: string, waarde: number | null) =>
  ({ label, text: `${waarde} m`, labelTranslations: {}, textTranslations: {}, waarde, filterSoort: 'Numeric' }) as const
const option = (label: string, text = 'Accu') =>
  ({ label, text, labelTranslations: {}, textTranslations: {}, waarde: null, filterSoort: 'Option' }) as const
const labels = (properties: Parameters<typeof decidingProperties>[0], weight = 0) =>
  decidingProperties(properties, weight).map(({ label }) => label)

describe('the deciding properties of an item', () => {
  it('are its first three measures', () => {
    const all = [option('Energie'), measure('Hoogte', 6.2), measure('Breedte', 1.35), measure('Bereik', 3)]
    expect(labels([...all, measure('Spanning', 230)])).toEqual(['Hoogte', 'Breedte', 'Bereik'])
  })

  it('are filled up with options', () => {
    expect(labels([option('Energie'), measure('Hoogte', 6.2), option('Onderstel', 'Rups')])).toEqual([
      'Hoogte',
      'Energie',
      'Onderstel',
    ])
  })

  it('leave out the weight, what has no value, what is long and what nobody filters by', () => {
    const long = option('Opmerking', 'Alleen met een machinist van de verhuurder')
    const plain = { ...option('Norm'), filterSoort: 'None' } as const
    expect(labels([measure('Gewicht', 1830), measure('Hoogte', null), long, plain, option('Leeg', ' ')], 1830)).toEqual(
      [],
    )
  })
})

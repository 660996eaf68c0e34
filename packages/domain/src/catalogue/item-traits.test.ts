import { describe, expect, it } from 'vitest'
import { itemEnergy, itemHeight, shareOfRoom } from './item-traits.ts'

const measure = (label: string, text: string, waarde: number | null = Number.parseFloat(text.replace(',', '.'))) =>
  ({ label, text, labelTranslations: {}, textTranslations: {}, waarde, filterSoort: 'Numeric' }) as const
const option = (label: string, text: string) =>
  ({ label, text, labelTranslations: {}, textTranslations: {}, waarde: null, filterSoort: 'Option' }) as const
const metres = (...properties: Parameters<typeof itemHeight>[0]) => itemHeight(properties)?.metres ?? null

describe('the height of an item', () => {
  it('is its working height before the height of its platform and its own', () => {
    expect(metres(measure('Hoogte', '2,4 m'), measure('Platformhoogte', '4,2 m'), measure('Werkhoogte', '6,2 m'))).toBe(
      6.2,
    )
    expect(metres(measure('Hoogte', '2,4 m'), measure('Platformhoogte', '4,2 m'))).toBe(4.2)
  })

  it('is read in the unit that the back office writes', () => {
    expect(metres(measure('Maximale werkhoogte', '620 cm'))).toBe(6.2)
    expect(metres(measure('Masthoogte', '9000 mm'))).toBe(9)
    expect(metres(measure('Arbeitshöhe', '6.2 m'))).toBe(6.2)
  })

  it('is the length of what has rungs, and of nothing else', () => {
    expect(metres(measure('Lengte', '4,5 m'), measure('Aantal sporten', '16'))).toBe(4.5)
    expect(metres(measure('Maximale lengte', '8,1 m'))).toBe(8.1)
    expect(metres(measure('Lengte', '25 m'))).toBeNull()
  })

  it('is not that of a low thing, of a pump, or without a number or a unit', () => {
    expect(metres(measure('Hoogte', '0,9 m'))).toBeNull()
    expect(metres(measure('Opvoerhoogte', '12 m'))).toBeNull()
    expect(metres(measure('Werkhoogte', 'op aanvraag', null))).toBeNull()
    expect(metres(measure('Werkhoogte', '6'))).toBeNull()
    expect(itemHeight([])).toBeNull()
  })
})

describe('what an item runs on', () => {
  it('is the option with that name, in the words of the back office', () => {
    expect(itemEnergy([option('Onderstel', 'Rupsen'), option('Energiebron', 'Diesel')])?.text).toBe('Diesel')
    expect(itemEnergy([option('Brandstof', 'Benzine')])?.text).toBe('Benzine')
  })

  it('is nothing where the data says nothing, or a sentence', () => {
    expect(itemEnergy([option('Materiaal', 'Staal'), option('Energiebron', ' ')])).toBeNull()
    expect(itemEnergy([option('Aandrijving', 'Diesel, met roetfilter en Stage V')])).toBeNull()
    expect(itemEnergy([measure('Energie per slag', '60 J')])).toBeNull()
  })
})

describe('the room a height takes', () => {
  it('grows with the height and never fills the picture', () => {
    const shares = [1, 2.5, 4.2, 6.2, 8.2, 20, 60, 120].map(shareOfRoom)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.every((share) => share < 1)).toBe(true)
    expect(shareOfRoom(8.2) / shareOfRoom(4.2)).toBeGreaterThan(1.2)
  })
})

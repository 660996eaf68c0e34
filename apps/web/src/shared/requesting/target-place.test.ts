import { describe, expect, it } from 'vitest'
import { emptyEndPlace, endPlaceText } from './target-place.ts'

const place = { ...emptyEndPlace, endAdres: 'Loswal 4', endPostcode: '3000 BB', endPlaats: 'Breda' }

describe('a target in one line', () => {
  it('names its work address before the street', () => {
    expect(endPlaceText({ ...place, endWerkadres: 'Hal 3' })).toBe('Hal 3, Loswal 4, 3000 BB Breda')
  })

  it('is written once where the work address is the street', () => {
    expect(endPlaceText({ ...place, endWerkadres: 'Loswal 4' })).toBe('Loswal 4, 3000 BB Breda')
  })
})

import { describe, expect, it } from 'vitest'
import { emptyEndPlace, endPlaceText } from './target-place.ts'

const place = { ...emptyEndPlace, address: 'Loswal 4', postCode: '3000 BB', city: 'Breda' }

describe('a target in one line', () => {
  it('names its work address before the street', () => {
    expect(endPlaceText({ ...place, addressName: 'Hal 3' })).toBe('Hal 3, Loswal 4, 3000 BB Breda')
  })

  it('is written once where the work address is the street', () => {
    expect(endPlaceText({ ...place, addressName: 'Loswal 4' })).toBe('Loswal 4, 3000 BB Breda')
  })
})

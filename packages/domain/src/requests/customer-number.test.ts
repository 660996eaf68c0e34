import { describe, expect, it } from 'vitest'
import { customerNumber } from './customer-number.ts'

describe('the number that a customer reads', () => {
  it('is that of the request, also on the order made of it', () => {
    expect(customerNumber({ aanvraagnummer: 'P-100001', nummer: 'OA26-1' })).toBe('P-100001')
  })

  it('is that of the order itself when nobody asked for it in the portal or at the desk', () => {
    expect(customerNumber({ aanvraagnummer: null, nummer: 'OA26-1' })).toBe('OA26-1')
  })
})

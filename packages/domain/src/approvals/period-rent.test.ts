import { expect, it } from 'vitest'
import { periodRent } from './period-rent.ts'

it('the rent over a period counts its days', () => {
  expect(periodRent(70, { from: '2026-11-26', until: '2026-12-17' })).toEqual({ amount: 210, weeks: 3 })
  expect(periodRent(70, { from: '2026-11-26', until: '2026-11-27' })).toEqual({ amount: 10, weeks: 1 })
  expect(periodRent(70, { from: '2026-11-26', until: null })).toBeNull()
  expect(periodRent(70, { from: '2026-11-26', until: '2026-11-26' })).toBeNull()
})

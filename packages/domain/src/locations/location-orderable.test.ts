import { expect, it } from 'vitest'
import { locationKinds, locationStates } from '../states/enums.ts'
import { refuseOrderAt } from './location-orderable.ts'

it.each(locationStates)('takes orders only in Production and Finished: %s (OP-22)', (state) => {
  const expected = state === 'Production' || state === 'Finished' ? null : 'locatie.niet_bestelbaar'
  expect(refuseOrderAt({ geblokkeerd: false, state })).toBe(expected)
})

it.each(locationStates)('takes no orders while the location is blocked: %s (R-RULE-07)', (state) => {
  expect(refuseOrderAt({ geblokkeerd: true, state })).toBe('locatie.geblokkeerd')
})

it('takes no orders in a state it does not know', () => {
  expect(refuseOrderAt({ geblokkeerd: false, state: 'Sold' })).toBe('locatie.niet_bestelbaar')
})

it.each(locationKinds)('takes no orders while its kind says that it is blocked: %s (R-RULE-07)', (kind) => {
  const expected = kind === 'Geblokkeerd' ? 'locatie.geblokkeerd' : null
  expect(refuseOrderAt({ geblokkeerd: false, state: 'Production', kind })).toBe(expected)
})

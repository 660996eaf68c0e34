import { describe, expect, it } from 'vitest'
import { seenCustomers } from './seen-customers.ts'

const plain = { roles: [], isAdministrator: false }
const own = { company: 'K1', linked: ['K3', 'K2', 'K1'] }
const seen = (on: readonly string[], of = own, who: Parameters<typeof seenCustomers>[0] = plain) =>
  seenCustomers(who, of, (key) => on.includes(key))

describe('the customers whose records somebody sees', () => {
  it('are those of the settings (R-PRICE-06)', () => {
    expect(seen([])).toBeNull()
    expect(seen(['Gebruiker_FilterBedrijf'])).toEqual(['K1'])
    expect(seen(['Gebruiker_FilterKlanten'])).toEqual(['K1', 'K2', 'K3'])
    expect(seen(['Gebruiker_FilterBedrijf', 'Gebruiker_FilterKlanten'])).toEqual(['K1'])
  })

  it('are none for who has none, and all for administrators', () => {
    expect(seen(['Gebruiker_FilterBedrijf'], { company: '', linked: ['K2'] })).toEqual([])
    expect(seen(['Gebruiker_FilterKlanten'], { company: '', linked: [] })).toEqual([])
    for (const who of [
      { ...plain, isAdministrator: true },
      { roles: ['Admin' as const], isAdministrator: false },
    ])
      expect(seen(['Gebruiker_FilterBedrijf', 'Gebruiker_FilterKlanten'], own, who)).toBeNull()
  })
})

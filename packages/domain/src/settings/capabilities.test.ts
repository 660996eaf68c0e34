import { describe, expect, it } from 'vitest'
import { capabilityOfRoute, routeFor, standIns } from './capabilities.ts'
import { switchesOfRoute } from './feature-areas.ts'

const all = () => true
const none = () => false

describe('the screens of a variant', () => {
  it('take the place of the plain ones where the tenant has the capability, and only there (R-ROUTE-25)', () => {
    expect(standIns.map(({ plain }) => [plain, routeFor(plain, all), routeFor(plain, none)])).toEqual([
      ['/locatie-aanmaken', '/locatie-aanmaken-dura', '/locatie-aanmaken'],
      ['/facturen', '/facturen-dura', '/facturen'],
      ['/materieelvoorraad', '/materieelvoorraad-dura', '/materieelvoorraad'],
      ['/allematerieelvoorraad', '/allematerieelvoorraad-dura', '/allematerieelvoorraad'],
    ])
    expect(routeFor('/bestellijst', all)).toBe('/bestellijst')
  })

  it('need their capability, and the switches of the screens they stand in for', () => {
    expect(capabilityOfRoute('/facturen')).toBeNull()
    for (const { own, plain, capability } of standIns) {
      expect(capabilityOfRoute(own)).toBe(capability)
      expect([own, switchesOfRoute(own)]).toEqual([own, switchesOfRoute(plain)])
    }
  })
})

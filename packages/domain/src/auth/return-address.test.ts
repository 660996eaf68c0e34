import { describe, expect, it } from 'vitest'
import { returnAddressOf } from './return-address.ts'

const own = { hostNames: ['portaal.bouwer.nl', 'localhost'], publicUrl: 'https://materieel.example/' }

describe('the address to come back to from an identity server', () => {
  it.each([
    ['https://portaal.bouwer.nl', 'https://portaal.bouwer.nl/inlog-methode'],
    ['https://PORTAAL.bouwer.nl:8443/elders?x=1#y', 'https://portaal.bouwer.nl:8443/inlog-methode'],
    ['https://materieel.example', 'https://materieel.example/inlog-methode'],
    ['http://localhost:3000', 'http://localhost:3000/inlog-methode'],
  ])('is the choice of login at %s', (origin, address) => {
    expect(returnAddressOf(origin, own)).toBe(address)
  })

  it.each([
    ['https://elders.example'],
    ['https://portaal.bouwer.nl.elders.example'],
    ['https://portaal.bouwer.nl@elders.example'],
    ['http://portaal.bouwer.nl'],
    ['javascript:alert(1)'],
    ['localhost:3000'],
    [''],
  ])('is none at %s', (origin) => {
    expect(returnAddressOf(origin, own)).toBeNull()
  })

  it('is without encryption only where the operator gives such an address', () => {
    const given = { hostNames: ['portaal.bouwer.nl'], publicUrl: 'http://portaal.bouwer.nl:8080' }
    expect(returnAddressOf('http://portaal.bouwer.nl:8080', given)).toBe('http://portaal.bouwer.nl:8080/inlog-methode')
    expect(returnAddressOf('http://portaal.bouwer.nl', given)).toBeNull()
  })
})

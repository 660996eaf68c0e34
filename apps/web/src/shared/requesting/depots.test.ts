import { expect, it } from 'vitest'
import { depotText } from './depots.ts'

const place = (adres: string) => ({ naam: '', adres, postcode: '1234 AB', plaats: 'Zwolle' })
const depot = {
  ...{ nummer: 'D1', omschrijving: 'Depot Noord', telefoonnummer: '', ophalenMogelijk: true },
  ...{ adres: 'Kade 1', postcode: '8000 AA', plaats: 'Kampen' },
  adressen: [
    { code: 'A', ...place('Havenweg 1') },
    { code: 'B', ...place('Havenweg 2') },
  ],
}

it.each([
  ['B', 'Depot Noord, Havenweg 2, 1234 AB Zwolle'],
  ['', 'Depot Noord, Kade 1, 8000 AA Kampen'],
  ['gone', 'Depot Noord, Kade 1, 8000 AA Kampen'],
])('a depot with the address %j reads %s', (depotAddressCode, words) => {
  expect(depotText([depot], { depotNo: 'D1', depotAddressCode })).toBe(words)
})

it('a depot that is not known reads as its number', () => {
  expect(depotText([depot], { depotNo: 'D9', depotAddressCode: '' })).toBe('D9')
})

import { describe, expect, it } from 'vitest'
import { eurosOf, sumWithoutVat, sumWithVat, withoutVat, withVat } from './vat-amounts.ts'

describe('amounts with and without VAT', () => {
  it('are added each with its own kind, to the cent', () => {
    expect(eurosOf(sumWithoutVat([withoutVat(0.1), withoutVat(0.2), withoutVat(-0.05)]))).toBe(0.25)
    expect(eurosOf(sumWithVat([withVat(121), withVat(0.01)]))).toBe(121.01)
  })

  it('do not compile in one sum', () => {
    const price = withoutVat(100)
    const open = withVat(121)
    // @ts-expect-error a total without VAT and an amount outstanding with VAT
    const mixed = () => price + open
    // @ts-expect-error the sum of one kind takes no other
    const inOneList = () => sumWithoutVat([price, open])
    // @ts-expect-error nor is one ever taken for the other
    const taken = (): typeof price => open
    expect([mixed, inOneList, taken].every((made) => typeof made === 'function')).toBe(true)
  })
})

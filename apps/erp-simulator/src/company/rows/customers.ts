import { companyNames } from '../places.ts'

/** A customer of the company; its number is also its price group. */
export interface Customer {
  readonly no: string
  readonly name: string
}

/** Customer of the demo accounts, and the one of the account that shares nothing with them. */
export const homeCustomer: Customer = { no: 'K1001', name: companyNames[0] }
export const strangerCustomer: Customer = { no: 'K2001', name: companyNames[1] }

export const otherCustomers: readonly Customer[] = companyNames
  .slice(2)
  .map((name, at) => ({ no: `K${1002 + at}`, name }))

const names = new Map([homeCustomer, strangerCustomer, ...otherCustomers].map(({ no, name }) => [no, name]))

export function customerName(no: string): string {
  return names.get(no) ?? no
}

import { isAdministrator } from '../access/may.ts'
import type { Person } from '../access/vocabulary.ts'
import type { BoolKey } from '../settings/catalogue.ts'

/** The customers of somebody: the one whose company they are of, empty for none, and those they are linked to. */
export interface LinkedCustomers {
  readonly company: string
  readonly linked: readonly string[]
}

export const customerFilterKeys = [
  'Gebruiker_FilterBedrijf',
  'Gebruiker_FilterKlanten',
] as const satisfies readonly BoolKey[]

/**
 * Customers whose records somebody sees (R-PRICE-06): with the filter by company only those of the own company, with the one
 * by customers those of the own company and of the customers linked to them, with both those of the company. Who has none
 * sees none. Administrators see all.
 * @returns null where nothing is filtered
 */
export function seenCustomers(
  person: Person,
  { company, linked }: LinkedCustomers,
  isOn: (key: BoolKey) => boolean,
): readonly string[] | null {
  const [byCompany, byCustomers] = customerFilterKeys.map(isOn)
  if (isAdministrator(person) || (!byCompany && !byCustomers)) return null
  const customers = byCompany ? [company] : [company, ...linked]
  return [...new Set(customers)].filter((no) => no !== '').sort()
}

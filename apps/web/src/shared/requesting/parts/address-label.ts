import type { Address } from '@portal/contract/locations.ts'

/** An address in a list to choose from; the town is named once. */
export function addressLabel({ naam, plaats }: Pick<Address, 'naam' | 'plaats'>): string {
  return plaats === '' || naam.includes(plaats) ? naam : `${naam}, ${plaats}`
}

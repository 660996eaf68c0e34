import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  complaintFilterStatuses,
  complaintStatuses,
  exitOrderKinds,
  invoiceKinds,
  itemKinds,
  knownValue,
  locationKinds,
  locationStates,
  orderCostTypes,
  orderGroups,
  orderKinds,
  orderStatuses,
  priceTypes,
  requestStatuses,
  requestTypes,
} from './enums.ts'

// The file's shape is the specification's; only name and value are read.
const listed = JSON.parse(readFileSync(new URL('../../../../spec/enums.json', import.meta.url), 'utf8')) as Record<
  string,
  { readonly name: string; readonly values: readonly { readonly value: string; readonly projectVariant?: boolean }[] }
>

function specified(name: string): readonly string[] | undefined {
  return Object.values(listed)
    .find((entry) => entry.name === name)
    ?.values.map((entry) => entry.value)
}

describe('enumerations', () => {
  it.each([
    ['OrderStatus', 'R-STATE-01', orderStatuses],
    ['OrderKind', 'R-STATE-02', orderKinds],
    ['RequestType', 'R-STATE-03', requestTypes],
    ['OrderGroup', 'R-STATE-04', orderGroups],
    ['ExitOrderKind', 'R-STATE-06', exitOrderKinds],
    ['InvoiceKind', 'R-ENT-26', invoiceKinds],
    ['OrderCostType', 'R-STATE-07', orderCostTypes],
    ['RequestStatus', 'R-STATE-05', requestStatuses],
    ['ComplaintStatus', 'R-STATE-09', complaintStatuses],
    ['ComplaintFilterStatus', 'R-STATE-10', complaintFilterStatuses],
    ['LocationState', 'R-STATE-08', locationStates],
    ['LocationKind', 'R-ENT-03', locationKinds],
    ['ItemKind', 'R-ENT-07', itemKinds],
    ['PriceType', 'R-ENT-08', priceTypes],
  ] as const)('%s has exactly the specified values and refuses others (%s)', (name, _rule, values) => {
    expect([...values].sort()).toEqual([...(specified(name) ?? [])].sort())
    for (const value of values) expect(knownValue<string>(values, value)).toBe(value)
    for (const other of ['', 'Onbekend', values[0].toUpperCase(), ` ${values[0]}`]) {
      expect(knownValue<string>(values, other)).toBeNull()
    }
  })
})

import { expect, it } from 'vitest'
import { requestStatuses } from '../states/enums.ts'
import { reachableStatus } from './reachable-status.ts'

const later = {
  Open: ['Requested', 'Approved', 'Disapproved', 'Cancelled'],
  Requested: ['Approved', 'Disapproved', 'Cancelled'],
  Disapproved: ['Requested', 'Approved', 'Cancelled'],
  Approved: ['Cancelled'],
  Cancelled: [],
} as const

it.each(requestStatuses)('leads from %s to itself and to what may come of it in the end', (from) => {
  const expected = [from, ...later[from]].sort()
  expect(requestStatuses.filter((to) => reachableStatus(from, to)).sort()).toEqual(expected)
})

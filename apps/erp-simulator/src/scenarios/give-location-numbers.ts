import type { CreateLocationPayload } from '@portal/erp-protocol/location-payloads.ts'
import { checkNewLocation, locationChanges } from '../services/create-location.ts'
import type { Books } from '../state/books.ts'
import type { LocationRequest, Store } from '../state/store.ts'
import { rowWith } from '../state/typed-rows.ts'

/** Numbers that the back office gives out, apart from those of the company. */
const firstNumber = 30_001

function freeNumber(store: Store): string {
  let no = firstNumber
  while (rowWith(store, 'PortaalLocatie', { No: String(no) }) !== undefined) no += 1
  return String(no)
}

function makeLocation(books: Books, request: LocationRequest, at: Date): void {
  const { store } = books
  const { remark: _, ...place } = request.payload
  const payload: CreateLocationPayload = { ...place, locationNo: freeNumber(store) }
  const changes = locationChanges({ store, at }, payload, checkNewLocation(store, payload))
  books.commit({ changes, locationRequest: { ...request, givenNo: payload.locationNo } })
}

/** Gives every place that was asked for long enough ago its number. */
export function giveLocationNumbers(books: Books, waitMinutes: number): void {
  const now = books.clock.now()
  for (const request of books.store.locationRequests()) {
    const due = new Date(Date.parse(request.askedAt) + waitMinutes * 60_000)
    if (request.givenNo === null && due <= now) makeLocation(books, request, due)
  }
}

import type { WriteResult } from '@portal/erp-protocol/codeunit.ts'
import type { Books } from '../state/books.ts'
import { dayOf } from '../state/clock.ts'
import { checkNewLocation } from './create-location.ts'
import { readPayload } from './read-payload.ts'
import { storeOnce, type Work } from './store-once.ts'

const series = 'locationRequest'

/** Notes that somebody wants a location (series LA); people of the back office give it a number later. */
export function requestLocation(books: Books, externalId: string, text: string): WriteResult {
  const { store, clock } = books
  return storeOnce(books, { externalId, content: `RequestLocation\n${text}` }, (): Work => {
    const payload = readPayload('RequestLocation', text)
    checkNewLocation(store, payload)
    const counter = store.next(series)
    const at = clock.now()
    const no = `LA${dayOf(at).slice(2, 4)}-${String(counter).padStart(5, '0')}`
    const locationRequest = { no, payload, askedAt: at.toISOString(), givenNo: null }
    return { no, status: 'Requested', changes: [], locationRequest, counters: { [series]: counter } }
  })
}

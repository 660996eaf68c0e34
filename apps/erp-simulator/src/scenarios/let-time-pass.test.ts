import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestBooks, type TestBooks } from '../../test/open-test-books.ts'
import { requestPayload } from '../../test/request-payload.ts'
import { createFaults } from '../control/faults.ts'
import { createRequest } from '../services/create-request.ts'
import { clockFrom } from '../state/clock.ts'
import { letTimePass, usualPace } from './let-time-pass.ts'
import { advanceRequest, decideRequest, orderOf } from './request-life.ts'

let test: TestBooks
let no: string
const faults = createFaults()
beforeEach(() => {
  test = openTestBooks()
  no = createRequest(test.books, randomUUID(), JSON.stringify(requestPayload())).no
})
afterEach(() => {
  faults.clear()
  test.close()
})

function wait(minutes: number): void {
  const { books } = test
  const later = new Date(books.clock.now().getTime() + minutes * 60_000)
  books.commit({ changes: [], clock: clockFrom(later, 1) })
  letTimePass(books, usualPace, faults)
}

const statuses = () => [
  test.books.store.find('PortaalAanvraag', no)?.Status,
  orderOf(test.books.store, no)?.Status ?? null,
]

describe('a request', () => {
  it('takes each step when it is due and not before', () => {
    wait(119)
    expect(statuses()).toEqual(['Requested', null])
    wait(2)
    expect(statuses()).toEqual(['Approved', null])
    wait(30)
    expect(statuses()).toEqual(['Approved', 'Open'])
    wait(60)
    expect(statuses()).toEqual(['Approved', 'Released'])
    wait(60)
    expect(statuses()).toEqual(['Approved', 'Printed'])
    wait(240)
    expect(statuses()).toEqual(['Cancelled', 'Posted'])
  })

  it('is done after one long wait, each step at its own time and with a higher version', () => {
    const asked = test.books.store.find('PortaalAanvraag', no)
    wait(10_000)
    expect(statuses()).toEqual(['Cancelled', 'Posted'])
    const done = test.books.store.find('PortaalAanvraag', no)
    const minutes = (Date.parse(String(done?.Last_Modified_At)) - Date.parse(String(asked?.Last_Modified_At))) / 60_000
    expect(minutes).toBe(120 + 30 + 60 + 60 + 240)
    expect(BigInt(String(done?.Row_Version)) > BigInt(String(asked?.Row_Version))).toBe(true)
    const lines = test.books.store.where('PortaalAanvraagRegel', 'Request_No', no)
    expect(lines).toMatchObject([{ Quantity: '2', Qty_Processed: '2' }])
    expect(test.books.store.where('PortaalOrder', 'Request_No', no)).toHaveLength(1)
  })

  it('stays where it is while the job queue is on hold, and goes on after', () => {
    faults.add({ kind: 'hold-queue', scope: '*', times: null })
    wait(10_000)
    expect(statuses()).toEqual(['Requested', null])
    faults.clear()
    wait(0)
    expect(statuses()).toEqual(['Cancelled', 'Posted'])
  })

  it('that is refused has the reason in its remark and is never moved again', () => {
    expect(decideRequest(test.books, no, { status: 'Disapproved', reason: 'Geen budget' })).toBe(true)
    wait(10_000)
    expect(test.books.store.find('PortaalAanvraag', no)).toMatchObject({ Status: 'Disapproved', Remark: 'Geen budget' })
    expect(decideRequest(test.books, no, { status: 'Approved' })).toBe(false)
    expect(advanceRequest(test.books, no)).toBe(false)
  })

  it('goes step by step to its end by hand', () => {
    const steps = Array.from({ length: 6 }, () => advanceRequest(test.books, no))
    expect(steps).toEqual([true, true, true, true, true, false])
    expect(statuses()).toEqual(['Cancelled', 'Posted'])
  })
})

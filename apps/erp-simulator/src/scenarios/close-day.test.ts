import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestBooks, type TestBooks } from '../../test/open-test-books.ts'
import { requestLine, requestPayload } from '../../test/request-payload.ts'
import { createFaults } from '../control/faults.ts'
import { createRequest } from '../services/create-request.ts'
import { getInvoicePdf } from '../services/get-content.ts'
import { clockFrom } from '../state/clock.ts'
import { allRows, rowsWhere, rowWith } from '../state/typed-rows.ts'
import { letTimePass, usualPace } from './let-time-pass.ts'

let test: TestBooks
const faults = createFaults()
beforeEach(() => {
  // The company is made on this day.
  vi.useFakeTimers({ now: Date.parse('2026-10-20T08:00:00Z'), toFake: ['Date'] })
  test = openTestBooks()
})
afterEach(() => {
  faults.clear()
  vi.useRealTimers()
  test.close()
})

function goTo(day: string): void {
  const { books } = test
  books.commit({ changes: [], clock: clockFrom(new Date(`${day}T09:00:00Z`), 1) })
  letTimePass(books, usualPace, faults)
}
const invoices = () => allRows(test.books.store, 'PortaalFactuur')
const linesAt = (location: string, posted: string) =>
  invoices()
    .filter((row) => row.Location_No === location && row.Posting_Date === posted)
    .flatMap((row) => rowsWhere(test.books.store, 'PortaalFactuurRegel', { field: 'Invoice_No', value: row.No }))
    .map((row) =>
      [
        row.Plant_No || row.Plant_Type,
        row.Quantity,
        row.Number_of_Time_Units,
        row.Rate_Unit,
        row.Unit_Price,
        row.Amount,
      ].join(' '),
    )

describe('the night after a month', () => {
  it('invoices the rent of the month with its time units, each month once', () => {
    goTo('2026-10-31')
    expect(invoices()).toEqual([])
    goTo('2026-11-01')
    // 50 fences and a mixer stood there all October: 31 days are 4.42857 weeks.
    expect(linesAt('L1', '2026-11-01')).toEqual([
      'OUD 10 4.42857 WEEK 40 1771.43',
      'HEK 50 4.42857 WEEK 40 8857.14',
      'MOLEN-001 1 4.42857 WEEK 40 177.14',
    ])
    goTo('2026-11-20')
    test.reopen()
    goTo('2026-11-30')
    expect(invoices()).toHaveLength(1)
    expect(invoices()[0]).toMatchObject({
      No: 'VF26-00001',
      Kind: 'Debit',
      Amount: '10805.71',
      Amount_Incl_VAT: '13074.91',
      Bill_to_No: 'K1',
    })
    goTo('2027-02-02')
    expect(invoices().map((row) => row.Posting_Date)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
  })

  it('charges what was delivered and removed for its own days', () => {
    const create = (changes: object) => createRequest(test.books, randomUUID(), JSON.stringify(requestPayload(changes)))
    create({ toLocation: 'L2', lines: [requestLine({ quantity: '1' })] })
    goTo('2026-10-21')
    create({ type: 'Afvoer', fromLocation: 'L1', toLocation: '', lines: [requestLine({ no: 'HEK', quantity: '20' })] })
    goTo('2026-11-01')
    expect(linesAt('L2', '2026-11-01')).toEqual(['MOLEN-002 1 1.71429 WEEK 40 68.57'])
    const fences = linesAt('L1', '2026-11-01').filter((line) => line.startsWith('HEK'))
    expect(fences).toEqual(['HEK 20 2.85714 WEEK 40 2285.71', 'HEK 30 4.42857 WEEK 40 5314.28'])
  })

  it('adds a document to each invoice, and books its payment around the due date', () => {
    goTo('2026-11-01')
    const [invoice] = invoices()
    const documents = rowsWhere(test.books.store, 'PortaalDocument', { field: 'Parent_No', value: invoice?.No })
    expect(documents).toMatchObject([{ Parent_Type: 'Factuur', Document_Date: '2026-11-01' }])
    const { base64 } = getInvoicePdf(test.books, invoice?.No ?? '')
    expect(Buffer.from(base64, 'base64')).toHaveLength(documents[0]?.Size ?? 0)
    expect(invoice?.Remaining_Amount).toBe(invoice?.Amount_Incl_VAT)
    goTo('2026-12-20')
    expect(invoices()[0]?.Remaining_Amount).toBe('0')
  })

  it('does nothing while the job queue is on hold, and catches up after', () => {
    faults.add({ kind: 'hold-queue', scope: '*', times: null })
    goTo('2027-01-05')
    expect(invoices()).toEqual([])
    faults.clear()
    letTimePass(test.books, usualPace, faults)
    expect(invoices()).toHaveLength(3)
  })
})

describe('an inspection', () => {
  const inspections = () => rowsWhere(test.books.store, 'PortaalKeuring', { field: 'Plant_No', value: 'MOLEN-002' })

  it('runs out as the clock passes its date, stays late for months, and is done again with a certificate', () => {
    const { store } = test.books
    const row = {
      Entry_No: 1,
      Plant_No: 'MOLEN-002',
      Inspection_Type: 'NEN3140',
      Description: 'NEN 3140',
      Inspection_Date: '2025-12-01',
      Next_Date: '2026-12-01',
      Result: 'Approved',
      Norm: 'NEN 3140',
      Inspector: '',
    }
    test.books.commit({
      changes: [{ service: 'PortaalKeuring', key: '1', row: store.stamp(row) }],
      counters: { inspection: 1 },
    })
    goTo('2027-01-15')
    expect(inspections()).toHaveLength(1)
    goTo('2027-06-15')
    expect(inspections()).toHaveLength(2)
    const next = inspections().find((one) => one.Entry_No === 2)
    expect((next?.Inspection_Date ?? '') > '2027-01-29').toBe(true)
    const certificates = rowsWhere(store, 'PortaalDocument', { field: 'Parent_No', value: '2' })
    expect(certificates).toHaveLength(next?.Result === 'Approved' ? 1 : 0)
    const status = rowWith(store, 'PortaalMaterieelstuk', { No: 'MOLEN-002' })?.Status
    expect(status).toBe(next?.Result === 'Approved' ? 'Available' : 'Blocked')
  })
})

import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestBooks, type TestBooks } from '../../test/open-test-books.ts'
import { requestPayload } from '../../test/request-payload.ts'
import { decideRequest } from '../scenarios/request-life.ts'
import { createRequest } from '../services/create-request.ts'
import { clockFrom } from './clock.ts'
import { keyOf } from './store.ts'

let test: TestBooks
beforeEach(() => {
  test = openTestBooks()
})
afterEach(() => test.close())

const create = (id: string = randomUUID()) => createRequest(test.books, id, JSON.stringify(requestPayload()))

describe('the books', () => {
  it('come back from the disk: rows, versions, answers, series, clock and pace', () => {
    const id = randomUUID()
    const { no } = create(id)
    test.books.commit({ changes: [], clock: clockFrom(new Date('2027-01-01T00:00:00Z'), 60), pace: { approve: 5 } })
    const before = test.books.store.find('PortaalAanvraag', no)
    const version = test.books.store.version
    const { store, clock, pace } = test.reopen()
    expect(store.find('PortaalAanvraag', no)).toEqual(before)
    expect(store.version).toBe(version)
    expect(create(id)).toMatchObject({ no, alreadyExisted: true })
    expect(create().no).not.toBe(no)
    expect(clock.now().getTime()).toBeGreaterThanOrEqual(Date.parse('2027-01-01T00:00:00Z'))
    expect([clock.setting.speed, pace]).toEqual([60, { approve: 5 }])
  })

  it('have the same stock after a restart, what was decided on since included', () => {
    const [ordered, refused] = [create(), create()]
    const stock = () => [...test.books.store.all('PortaalVoorraad')]
    const atOrder = stock()
    decideRequest(test.books, refused.no, { status: 'Disapproved' })
    const before = stock()
    expect(before).not.toEqual(atOrder)
    expect(before.some(({ Qty_On_Order }) => Number(Qty_On_Order) > 0)).toBe(true)
    expect(test.reopen().store.find('PortaalAanvraag', ordered.no)?.Status).toBe('Requested')
    expect(test.books.store.all('PortaalVoorraad')).toEqual(before)
  })

  it('give the company the same versions and times at every start', () => {
    const before = test.books.store.all('PortaalLocatie')
    expect(test.reopen().store.all('PortaalLocatie')).toEqual(before)
  })

  it('begin again on a reset, but versions and numbers never come twice', () => {
    const { no } = create()
    const highest = test.books.store.version
    test.books.reset()
    for (const { store } of [test.books, test.reopen()]) {
      expect(store.find('PortaalAanvraag', no)).toBeUndefined()
      expect(store.all('PortaalLocatie').every((row) => BigInt(String(row.Row_Version)) > highest)).toBe(true)
    }
    expect(create().no > no).toBe(true)
  })

  it('find rows by a field after they changed or went', () => {
    const { store } = test.books
    const at = (city: string) => store.where('PortaalLocatie', 'City', city).map((row) => row.No)
    expect(at('Rotterdam').length).toBe(3)
    const row = store.stamp({ ...store.find('PortaalLocatie', 'L1'), City: 'Ede' })
    test.books.commit({ changes: [{ service: 'PortaalLocatie', key: keyOf('PortaalLocatie', row), row }] })
    test.books.commit({ changes: [{ service: 'PortaalLocatie', key: 'L2', row: null }] })
    expect([at('Rotterdam'), at('Ede')]).toEqual([['DICHT'], ['L1']])
    expect(store.all('PortaalLocatie').map(({ No }) => No)).toEqual(['DICHT', 'L1'])
  })
})

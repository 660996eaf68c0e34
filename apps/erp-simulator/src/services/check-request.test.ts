import { randomUUID } from 'node:crypto'
import type { RequestPayload } from '@portal/erp-protocol/codeunit.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestBooks, type TestBooks } from '../../test/open-test-books.ts'
import { requestLine, requestPayload } from '../../test/request-payload.ts'
import { createRequest } from './create-request.ts'

let test: TestBooks
beforeAll(() => {
  test = openTestBooks()
})
afterAll(() => test.close())

const create = (changes: Partial<RequestPayload>) =>
  createRequest(test.books, randomUUID(), JSON.stringify(requestPayload(changes)))
const old = requestLine({ no: 'OUD' })
const charge = requestLine({ lineNo: 20_000, kind: 'Artikel', no: 'SPOED', quantity: '1' })

describe('the places of a request', () => {
  it.each<[string, Partial<RequestPayload>]>([
    ['a delivery to nowhere', { toLocation: '' }],
    ['a delivery to a blocked place', { toLocation: 'DICHT' }],
    ['a removal from nowhere', { type: 'Afvoer', fromLocation: '', toLocation: '' }],
    ['a removal from a blocked place', { type: 'Afvoer', fromLocation: 'DICHT', toLocation: '' }],
    ['a move to a blocked place', { type: 'Overige verplaatsingen', fromLocation: 'L1', toLocation: 'DICHT' }],
    ['a move from nowhere', { type: 'Overige verplaatsingen', fromLocation: '', toLocation: 'L1' }],
    ['an unknown depot', { depotNo: 'D9' }],
  ])('refuse %s', (_, changes) => {
    expect(() => create(changes)).toThrow(/bestaat niet|is geblokkeerd/)
  })

  it('are taken in any capitals and kept as codes', () => {
    const { no } = create({ type: 'Overige verplaatsingen', fromLocation: 'l1', toLocation: ' l2 ', depotNo: 'd1' })
    expect(test.books.store.find('PortaalAanvraag', no)).toMatchObject({ From_Location: 'L1', To_Location: 'L2' })
  })
})

describe('the lines of a request', () => {
  it.each<[string, Partial<RequestPayload>]>([
    ['an item that is out of use', { lines: [old] }],
    ['an unknown item', { lines: [requestLine({ no: 'NIETS' })] }],
    ['no quantity', { lines: [requestLine({ quantity: '0' })] }],
    ['a line number twice', { lines: [requestLine(), requestLine()] }],
    ['a charge on a request that is not urgent', { lines: [requestLine(), charge] }],
    ['a text for a quantity', { lines: [requestLine({ quantity: 'veel' })] }],
  ])('refuse %s', (_, changes) => {
    const before = test.books.store.all('PortaalAanvraag').length
    expect(() => create(changes)).toThrow()
    expect(test.books.store.all('PortaalAanvraag').length).toBe(before)
  })

  it('may hold an item out of use when it goes away, and a charge when it is urgent', () => {
    expect(create({ type: 'Afvoer', fromLocation: 'L1', toLocation: '', lines: [old] }).ok).toBe(true)
    expect(create({ urgent: true, lines: [requestLine(), charge] }).ok).toBe(true)
  })

  it('refuse an external id that is no guid, and a payload that is no JSON', () => {
    expect(() => createRequest(test.books, 'x', JSON.stringify(requestPayload()))).toThrow('external id')
    expect(() => createRequest(test.books, randomUUID(), '{')).toThrow('not valid JSON')
  })
})

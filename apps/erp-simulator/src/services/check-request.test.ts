import { randomUUID } from 'node:crypto'
import type { RequestPayload } from '@portal/erp-protocol/codeunit.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestBooks, type TestBooks } from '../../test/open-test-books.ts'
import { requestLine, requestPayload } from '../../test/request-payload.ts'
import { decideRequest } from '../scenarios/request-life.ts'
import { createRequest } from './create-request.ts'

let test: TestBooks
beforeAll(() => {
  test = openTestBooks()
})
afterAll(() => test.close())

const create = (changes: Partial<RequestPayload>) =>
  createRequest(test.books, randomUUID(), JSON.stringify(requestPayload(changes)))
const moved = { type: 'Overige verplaatsingen', fromLocation: 'L1', toLocation: 'L2' } as const
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
    ['a move to where it is', { type: 'Overige verplaatsingen', fromLocation: 'L1', toLocation: 'l1' }],
  ])('refuse %s', (_, changes) => {
    expect(() => create(changes)).toThrow(/bestaat niet|is geblokkeerd|moeten verschillen/)
  })

  it('are taken in any capitals and kept as codes', () => {
    const { no } = create({
      type: 'Overige verplaatsingen',
      fromLocation: 'l1',
      toLocation: ' l2 ',
      depotNo: 'd1',
      lines: [old],
    })
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

  const removal = { type: 'Afvoer', fromLocation: 'L1', toLocation: '' } as const
  const fences = (quantity: string, lineNo = 1) => requestLine({ lineNo, no: 'HEK', quantity })

  it.each<[string, Partial<RequestPayload>]>([
    ['more than stands there', { lines: [fences('51')] }],
    ['more than stands there in two lines', { lines: [fences('30'), fences('21', 2)] }],
    ['a piece that stands elsewhere', { lines: [requestLine({ plantNo: 'MOLEN-002', quantity: '1' })] }],
    ['a move of more than stands there', { type: 'Overige verplaatsingen', toLocation: 'L2', lines: [fences('51')] }],
    ['anything where nothing stands', { fromLocation: 'L2', lines: [fences('1')] }],
  ])('refuse the removal of %s', (_, changes) => {
    expect(() => create({ ...removal, ...changes })).toThrow('is groter dan de voorraad')
  })

  it('count what other requests take away until they are refused', () => {
    const { no } = create({ ...removal, lines: [fences('30')] })
    expect(() => create({ ...removal, lines: [fences('21')] })).toThrow('is groter dan de voorraad 20')
    decideRequest(test.books, no, { status: 'Disapproved' })
    expect(create({ ...removal, lines: [fences('50')] }).ok).toBe(true)
  })

  it('may be missing when only transport is asked for', () => {
    const transport: Partial<RequestPayload> = { ...moved, lines: [] }
    expect(create({ ...transport, transportMeans: 'Dieplader' }).ok).toBe(true)
    expect(() => create(transport)).toThrow('heeft geen regels')
  })

  it('refuse an external id that is no guid, and a payload that is no JSON', () => {
    expect(() => createRequest(test.books, 'x', JSON.stringify(requestPayload()))).toThrow('external id')
    expect(() => createRequest(test.books, randomUUID(), '{')).toThrow('not valid JSON')
  })
})

import { randomUUID } from 'node:crypto'
import type { RequestPayload } from '@portal/erp-protocol/codeunit.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestBooks, type TestBooks } from '../../test/open-test-books.ts'
import { requestLine, requestPayload } from '../../test/request-payload.ts'
import { createRandom } from '../company/random.ts'
import { createRequest } from '../services/create-request.ts'
import { getStock } from '../services/get-stock.ts'
import { changeOf } from '../state/change-of.ts'
import { dayOf } from '../state/clock.ts'
import { rowsWhere, rowWith } from '../state/typed-rows.ts'
import { advanceRequest, decideRequest } from './request-life.ts'

let test: TestBooks
beforeEach(() => {
  test = openTestBooks()
})
afterEach(() => test.close())

const request = (changes: Partial<RequestPayload>): string =>
  createRequest(test.books, randomUUID(), JSON.stringify(requestPayload(changes))).no
const stepsToPosted = 5
function post(no: string): string {
  for (let step = 0; step < stepsToPosted; step += 1) advanceRequest(test.books, no)
  return rowsWhere(test.books.store, 'PortaalOrder', { field: 'Request_No', value: no })[0]?.No ?? ''
}
const removal = { type: 'Afvoer', fromLocation: 'L1', toLocation: '' } as const
const move = { type: 'Overige verplaatsingen', fromLocation: 'L1', toLocation: 'L2' } as const
const fences = (quantity: string) => [requestLine({ no: 'HEK', quantity })]

/** Item or piece with its quantities at a location: present, on order, on removal. */
const stockAt = (location: string) =>
  Object.fromEntries(
    getStock(test.books.store, location, '').rows.map((row) => [
      row.plantNo || row.plantType,
      [row.quantity, row.qtyOnOrder, row.qtyOnRemoval].join(' '),
    ]),
  )
const historyAt = (location: string) =>
  rowsWhere(test.books.store, 'PortaalVoorraadverloop', { field: 'Location_No', value: location })
    .toSorted((a, b) => a.Entry_No - b.Entry_No)
    .map((row) => ({ ...row, what: `${row.Quantity} ${row.Plant_No || row.Plant_Type}` }))
const stateOf = (no: string) => {
  const piece = rowWith(test.books.store, 'PortaalMaterieelstuk', { No: no })
  return piece === undefined ? null : `${piece.Status} ${piece.Location_No}`.trim()
}

describe('a delivery', () => {
  it('is on order until it is posted, and then in stock, history and the place of its pieces', () => {
    const no = request({
      toLocation: 'L2',
      lines: [requestLine(), requestLine({ lineNo: 20_000, no: 'HEK', quantity: '8' })],
    })
    expect(stockAt('L2')).toEqual({ MOLEN: '0 2 0', HEK: '0 8 0' })
    const order = post(no)
    // The one in the depot goes first, for the other a new one is bought.
    expect(stockAt('L2')).toEqual({ 'MOLEN-002': '1 0 0', 'MOLEN-003': '1 0 0', HEK: '8 0 0' })
    const today = dayOf(test.books.clock.now())
    expect(historyAt('L2')).toMatchObject([
      { what: '1 MOLEN-002', Arrival_Order: order, Posting_Date: today, From_Location: '', To_Location: 'L2' },
      { what: '1 MOLEN-003', Arrival_Order: order, Removal_Order: '', Removed_Date: null },
      { what: '8 HEK', Arrival_Order: order, Bulk: true },
    ])
    expect([stateOf('MOLEN-002'), stateOf('MOLEN-003')]).toEqual(['On Location L2', 'On Location L2'])
    const lines = rowsWhere(test.books.store, 'PortaalOrderRegel', { field: 'Order_No', value: order })
    expect(lines.map((line) => `${line.Plant_No || line.No} ${line.Quantity} ${line.Qty_Posted}`).toSorted()).toEqual([
      'HEK 8 8',
      'MOLEN-002 1 1',
      'MOLEN-003 1 1',
    ])
  })

  it('leaves in the depot what did not pass its inspection', () => {
    const { store } = test.books
    const inspection = {
      Entry_No: 1,
      Plant_No: 'MOLEN-002',
      Inspection_Type: 'NEN3140',
      Description: '',
      Inspection_Date: '2026-01-01',
      Next_Date: null,
      Result: 'Disapproved',
      Norm: 'NEN 3140',
      Inspector: '',
    }
    test.books.commit({ changes: [{ service: 'PortaalKeuring', key: '1', row: store.stamp(inspection) }] })
    post(request({ toLocation: 'L2', lines: [requestLine({ quantity: '1' })] }))
    expect(stockAt('L2')).toEqual({ 'MOLEN-003': '1 0 0' })
  })

  it('of what is sold does not become stock', () => {
    const { store } = test.books
    const item = {
      ...store.find('PortaalMaterieelsoort', 'Materieel\u0001MOLEN'),
      Kind: 'Artikel',
      No: 'TAPE',
      Price_Type: 'Verkoop',
    }
    test.books.commit({
      changes: [{ service: 'PortaalMaterieelsoort', key: 'Artikel\u0001TAPE', row: store.stamp(item) }],
    })
    const no = request({ toLocation: 'L2', lines: [requestLine({ kind: 'Artikel', no: 'TAPE' })] })
    const order = post(no)
    expect([stockAt('L2'), historyAt('L2')]).toEqual([{}, []])
    expect(rowsWhere(store, 'PortaalOrderRegel', { field: 'Order_No', value: order })).toMatchObject([
      { Qty_Posted: '2' },
    ])
  })
})

describe('a removal', () => {
  it('is announced, then takes the oldest arrivals first, and closes those of which nothing is left', () => {
    const second = post(request({ lines: fences('20') }))
    const no = request({ ...removal, lines: fences('60') })
    expect(stockAt('L1').HEK).toBe('70 0 60')
    const order = post(no)
    expect(stockAt('L1').HEK).toBe('10 0 0')
    const today = dayOf(test.books.clock.now())
    expect(historyAt('L1').filter((row) => row.Plant_Type === 'HEK')).toMatchObject([
      { what: '50 HEK', Arrival_Order: 'OA25-00002', Removal_Order: order, Removed_Date: today },
      { what: '20 HEK', Arrival_Order: second, Removal_Order: '', Removed_Date: null },
      { what: '-50 HEK', Arrival_Order: 'OA25-00002', Removal_Order: order, Removed_Date: today },
      { what: '-10 HEK', Arrival_Order: second, Removal_Order: order, From_Location: 'L1', To_Location: '' },
    ])
  })

  it('brings a piece back to the depot; refused, it is no longer announced', () => {
    const piece = requestLine({ plantNo: 'molen-001', quantity: '1' })
    const refused = request({ ...removal, lines: [piece] })
    expect(stockAt('L1')['MOLEN-001']).toBe('1 0 1')
    decideRequest(test.books, refused, { status: 'Disapproved' })
    expect(stockAt('L1')['MOLEN-001']).toBe('1 0 0')
    post(request({ ...removal, lines: [piece] }))
    expect([stockAt('L1')['MOLEN-001'], stateOf('MOLEN-001')]).toEqual([undefined, 'Available'])
  })
})

describe('what was asked and is no longer there', () => {
  it('is not processed: order and request say what moved', () => {
    const no = request({ ...removal, lines: fences('30') })
    const { store } = test.books
    const arrived = rowsWhere(store, 'PortaalVoorraadverloop', { field: 'Location_No', value: 'L1' })
    const fencesThere = arrived.filter(({ Plant_Type }) => Plant_Type === 'HEK')
    expect(fencesThere).toHaveLength(1)
    const at = test.books.clock.now()
    const fewer = fencesThere.map((row) =>
      changeOf({ store, at }, 'PortaalVoorraadverloop', { ...row, Quantity: '10' }),
    )
    test.books.commit({ changes: fewer })
    const order = post(no)
    expect(rowsWhere(store, 'PortaalOrderRegel', { field: 'Order_No', value: order })).toMatchObject([
      { Quantity: '30', Qty_Posted: '10' },
    ])
    expect(rowsWhere(store, 'PortaalAanvraagRegel', { field: 'Request_No', value: no })).toMatchObject([
      { Quantity: '30', Qty_Processed: '10' },
    ])
  })
})

describe('a move', () => {
  it('takes from one place what it brings to the other, under one order', () => {
    const order = post(
      request({
        ...move,
        lines: [
          requestLine({ plantNo: 'MOLEN-001', quantity: '1' }),
          { ...requestLine({ no: 'HEK', quantity: '15' }), lineNo: 2 },
        ],
      }),
    )
    expect([stockAt('L1').HEK, stockAt('L2')]).toEqual(['35 0 0', { HEK: '15 0 0', 'MOLEN-001': '1 0 0' }])
    expect(historyAt('L2')).toMatchObject([
      { what: '1 MOLEN-001', Arrival_Order: order, From_Location: 'L1', To_Location: 'L2' },
      { what: '15 HEK', Arrival_Order: order, From_Location: 'L1', To_Location: 'L2' },
    ])
    expect(stateOf('MOLEN-001')).toBe('On Location L2')
  })
})

describe('stock', () => {
  it('is the sum of its history at every location whatever is ordered, moved and refused, also after a restart', () => {
    const random = createRandom('stock')
    for (let at = 0; at < 60; at += 1) {
      const places = random.pick([
        { type: 'Aanvoer', fromLocation: '', toLocation: random.pick(['L1', 'L2']) },
        { type: 'Afvoer', fromLocation: random.pick(['L1', 'L2']), toLocation: '' },
        random.chance(0.5) ? move : { ...move, fromLocation: 'L2', toLocation: 'L1' },
      ] as const)
      const line = requestLine({ no: random.pick(['MOLEN', 'HEK']), quantity: String(random.int(1, 4)) })
      try {
        const no = request({ ...places, lines: [line] })
        if (random.chance(0.8)) post(no)
        else if (random.chance(0.5)) decideRequest(test.books, no, { status: 'Disapproved' })
      } catch (error) {
        expect(String(error)).toContain('is groter dan de voorraad')
      }
    }
    const check = (): object => {
      const { store } = test.books
      return Object.fromEntries(
        ['L1', 'L2'].map((location) => {
          const sums = new Map<string, number>()
          for (const row of historyAt(location)) {
            const key = row.Plant_No || row.Plant_Type
            sums.set(key, (sums.get(key) ?? 0) + Number(row.Quantity))
            expect(sums.get(key)).toBeGreaterThanOrEqual(0)
          }
          const present = getStock(store, location, '').rows.filter((row) => row.quantity !== '0')
          const stock = present.map((row) => [row.plantNo || row.plantType, Number(row.quantity)] as const)
          expect(new Map(stock)).toEqual(new Map([...sums].filter(([, sum]) => sum !== 0)))
          return [location, stockAt(location)]
        }),
      )
    }
    const before = check()
    test.reopen()
    expect(check()).toEqual(before)
  })

  it('is answered by location and by filter, exactly', () => {
    const { store } = test.books
    expect(getStock(store, ' l1 ', 'M*').rows).toMatchObject([
      {
        plantType: 'MOLEN',
        plantNo: 'MOLEN-001',
        quantity: '1',
        availableFrom: '2025-11-03',
        bulk: false,
        unitCode: 'STUKS',
      },
    ])
    expect(() => getStock(store, 'L9', '')).toThrow('bestaat niet')
  })
})

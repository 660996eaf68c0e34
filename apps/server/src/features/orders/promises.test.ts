import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson } from '../../../test/builders.ts'
import { buildInvoice, buildOrder } from '../../../test/order-builders.ts'
import { buildErpRequest, buildRequest } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import { transactWith } from '../../platform/db/transact.ts'
import { applyErpRequests } from '../requests/apply-erp-requests.ts'
import { applyOutboxOutcome } from '../requests/apply-outbox-outcome.ts'

const { orders, requests } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen' })
})
afterAll(() => portal.close())

interface Place {
  readonly userName: string
  readonly locationNo: string
}

async function ofRequest(eva: Place, aanvraagnummer: string) {
  const { answer } = await portal.post(requests.getRequest, { aanvraagnummer }, { as: eva.userName })
  return answer.beloften.map((point) => [point.belofte, point.staat])
}
async function ofOrder(eva: Place, ordernummer: string) {
  const { answer } = await portal.post(orders.getDeliveredOrder, { ordernummer }, { as: eva.userName })
  return answer.beloften
}

describe('the promise line', () => {
  it('follows a request from the list to the invoice, each promise with its date', async () => {
    const eva = await buildPerson(portal)
    const began = new Date()
    const { id, no } = await buildRequest(portal, eva)
    const state = async () => (await ofRequest(eva, no)).map(([, staat]) => staat)
    const names = (await ofRequest(eva, no)).map(([belofte]) => belofte)
    expect(names).toEqual(['gevraagd', 'in_backoffice', 'goedgekeurd', 'gepland', 'geleverd', 'gefactureerd'])
    expect(await state()).toEqual(['gedaan', 'bezig', 'volgt', 'volgt', 'volgt', 'volgt'])

    const erpNo = await buildErpRequest(portal, { to: eva.locationNo, externalId: id })
    await transactWith(portal.parts, (own) =>
      applyErpRequests(own, [{ externalId: id, no: erpNo, status: 'Requested', remark: '' }]),
    )
    expect(await state()).toEqual(['gedaan', 'gedaan', 'bezig', 'volgt', 'volgt', 'volgt'])
    await transactWith(portal.parts, (own) =>
      applyErpRequests(own, [{ externalId: id, no: erpNo, status: 'Approved', remark: '' }]),
    )
    expect(await state()).toEqual(['gedaan', 'gedaan', 'gedaan', 'bezig', 'volgt', 'volgt'])

    const order = await buildOrder(portal, { requestNo: erpNo, toLocation: eva.locationNo })
    expect(await state()).toEqual(['gedaan', 'gedaan', 'gedaan', 'bezig', 'volgt', 'volgt'])
    await portal.db.execute(sql`update erp_orders set status = 'Released' where no = ${order}`)
    expect(await state()).toEqual(['gedaan', 'gedaan', 'gedaan', 'gedaan', 'bezig', 'volgt'])

    await portal.db.execute(
      sql`update erp_orders set status = 'Posted', posted_date = '2026-11-06' where no = ${order}`,
    )
    expect(await state()).toEqual(['gedaan', 'gedaan', 'gedaan', 'gedaan', 'bezig', 'volgt'])
    await portal.db.execute(sql`update erp_request_lines set qty_processed = quantity where request_no = ${erpNo}`)
    expect(await state()).toEqual(['gedaan', 'gedaan', 'gedaan', 'gedaan', 'gedaan', 'bezig'])

    await buildInvoice(portal, { no: 'VF-1', locationNo: eva.locationNo, arrivalOrder: order })
    const { answer } = await portal.post(requests.getRequest, { aanvraagnummer: no }, { as: eva.userName })
    const now = new Date()
    const shown = (moment: string | null) => {
      if (moment === null || moment.length === 10) return moment
      return new Date(moment) >= began && new Date(moment) <= now ? 'just now' : moment
    }
    expect(answer.beloften.map((point) => [point.staat, shown(point.moment), point.toelichting])).toEqual([
      ['gedaan', 'just now', ''],
      ['gedaan', 'just now', erpNo],
      ['gedaan', 'just now', ''],
      ['gedaan', '2026-11-05', order],
      ['gedaan', '2026-11-06', ''],
      ['gedaan', '2026-12-01', 'VF-1'],
    ])
    expect((await ofOrder(eva, order)).map((point) => [point.belofte, point.moment?.slice(0, 10)])).toEqual(
      answer.beloften.map((point) => [point.belofte, point.moment?.slice(0, 10)]),
    )
  })

  it('of an order speaks of that order only', async () => {
    const eva = await buildPerson(portal)
    const erpNo = await buildErpRequest(portal, { to: eva.locationNo })
    const open = await buildOrder(portal, { requestNo: erpNo, toLocation: eva.locationNo })
    const posted = await buildOrder(portal, {
      requestNo: erpNo,
      toLocation: eva.locationNo,
      status: 'Posted',
      postedDate: '2026-11-06',
    })
    const delivered = async (no: string) => (await ofOrder(eva, no)).find((point) => point.belofte === 'geleverd')
    expect(await delivered(open)).toMatchObject({ staat: 'volgt', moment: null })
    expect(await delivered(posted)).toMatchObject({ staat: 'gedaan', moment: '2026-11-06' })
    const { answer } = await portal.post(requests.getRequest, { aanvraagnummer: erpNo }, { as: eva.userName })
    expect(answer.beloften.at(-2)).toMatchObject({ belofte: 'geleverd', staat: 'bezig', toelichting: '1/2' })
    expect(answer.orders).toMatchObject([{ ordernummer: open, status: 'Open' }, { ordernummer: posted }])
  })

  it('leaves out what somebody else was billed for the same move', async () => {
    const from = await buildPerson(portal)
    const to = await buildPerson(portal)
    const ends = { fromLocation: from.locationNo, toLocation: to.locationNo }
    const no = await buildOrder(portal, { type: 'Overige_verplaatsingen', ...ends, status: 'Posted' })
    await buildInvoice(portal, { no: 'VF-2', locationNo: to.locationNo, arrivalOrder: no })
    const billed = async (person: Place) => {
      const { answer } = await portal.post(orders.getMovedOrder, { ordernummer: no }, { as: person.userName })
      return answer.beloften.at(-1)
    }
    expect(await billed(to)).toMatchObject({ staat: 'gedaan', toelichting: 'VF-2' })
    expect(await billed(from)).toMatchObject({ staat: 'bezig', moment: null, toelichting: '' })
  })

  it('ends where it was refused, with the reason', async () => {
    const eva = await buildPerson(portal)
    const { id, no } = await buildRequest(portal, eva)
    await transactWith(portal.parts, (own) =>
      applyOutboxOutcome(own, { externalId: id, state: 'rejected', erpNo: null, reason: 'Geen krediet' }),
    )
    const { answer } = await portal.post(requests.getRequest, { aanvraagnummer: no }, { as: eva.userName })
    expect(answer.beloften).toHaveLength(2)
    expect(answer.beloften.at(-1)).toMatchObject({ staat: 'mislukt', toelichting: 'Geen krediet' })
  })
})

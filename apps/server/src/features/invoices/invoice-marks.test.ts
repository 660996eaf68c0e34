import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { buildBill, buildRemoval } from '../../../test/invoice-builders.ts'
import { buildOrder } from '../../../test/order-builders.ts'

import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { type SQL, sql } from '../../platform/db/query.ts'

const { invoices } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<typeof buildPerson>>
const ask = ({ userName, locationNo }: Person, filter: object = {}) =>
  portal.post(
    invoices.getInvoiceLines,
    { gebruikerLogin: userName, materieellocatie: locationNo, ...filter },
    { as: userName },
  )
const marksOf = async (person: Person) =>
  (await ask(person, { alleenTeLang: true })).answer.items.map(({ teLang }) => teLang?.dagen)
const overviewOf = async ({ userName, locationNo }: Person, filter: object = {}) => {
  const asked = { gebruikerLogin: userName, materieellocatie: locationNo, ...filter }
  return (await portal.post(invoices.getInvoices, asked, { as: userName })).answer
}
const countMarked = async (person: Person) => (await overviewOf(person, { alleenTeLang: true })).totaal
/** How many marked lines each invoice says it has. */
const markedLinesOf = async (person: Person, filter: object = {}) =>
  (await overviewOf(person, filter)).items.map(({ regelsTeLang }) => regelsTeLang)
const pieceOf = ({ locationNo }: Person) => `M${locationNo}`
const charged = { rentalPeriod: '01-11-26 t/m 20-11-26', amount: 200 }

/** Somebody whose piece was off rent as from 15 November and is charged until the 20th, with an order that brings it. */
async function start(arrival = '2026-10-01') {
  const eva = await buildPerson(portal)
  const { locationNo } = eva
  const arrivalOrder = await buildOrder(portal, { toLocation: locationNo, postedDate: arrival })
  const removal = await buildRemoval(portal, { locationNo, plantNos: [pieceOf(eva)] })
  const line = { ...charged, plantNo: pieceOf(eva), arrivalOrder }
  const bill = await buildBill(portal, { locationNo, postingDate: '2026-12-01', lines: [line] })
  return { eva, arrivalOrder, removal, bill }
}
type Start = Awaited<ReturnType<typeof start>>

const changes: Readonly<Record<string, { readonly change: (of: Start) => SQL; readonly left: readonly number[] }>> = {
  'when the removal is refused': {
    change: ({ removal }) => sql`update requests set delivery = 'geweigerd' where no = ${removal}`,
    left: [],
  },
  'when the removal is for another day': {
    change: ({ removal }) => sql`update requests set delivery_date = '2026-11-18' where no = ${removal}`,
    left: [2],
  },
  'when the removal is gone': {
    change: ({ removal }) =>
      sql`with r as (select id from requests where no = ${removal}), l as (delete from request_lines q using r where q.request_id = r.id)
        delete from requests using r where requests.id = r.id`,
    left: [],
  },
  'when the order that brought the piece was carried out later': {
    change: ({ arrivalOrder }) => sql`update erp_orders set posted_date = '2026-11-18' where no = ${arrivalOrder}`,
    left: [],
  },
  'when the line charges another period': {
    change: ({ bill }) =>
      sql`update erp_invoice_lines set rental_period = '01-11-26 t/m 16-11-26' where invoice_no = ${bill}`,
    left: [1],
  },
  'when the line is gone': {
    change: ({ bill }) => sql`delete from erp_invoice_lines where invoice_no = ${bill}`,
    left: [],
  },
  'when another line is added': {
    change: ({ bill, eva }) =>
      sql`insert into erp_invoice_lines select (jsonb_populate_record(l, jsonb_build_object('line_no', 20000))).*
        from erp_invoice_lines l where l.invoice_no = ${bill} and l.plant_no = ${pieceOf(eva)}`,
    left: [5, 5],
  },
  'when the invoice is a credit note after all': {
    change: ({ bill }) => sql`update erp_invoices set kind = 'Credit' where no = ${bill}`,
    left: [],
  },
  'when the invoice goes to another location': {
    change: ({ bill }) => sql`update erp_invoices set location_no = 'ANDERS' where no = ${bill}`,
    left: [],
  },
}

describe('a line that charges too long', () => {
  it.each(Object.entries(changes))('is marked anew by the next reader %s', async (_when, { change, left }) => {
    const here = await start()
    expect([await marksOf(here.eva), await countMarked(here.eva)]).toEqual([[5], 1])
    await portal.db.execute(change(here))
    // The overview keeps its count until a mark changes.
    expect([await countMarked(here.eva), await marksOf(here.eva)]).toEqual([left.length > 0 ? 1 : 0, left])
    expect(await markedLinesOf(here.eva, { alleenTeLang: true })).toEqual(left.length > 0 ? [left.length] : [])
  })

  it('is marked when the order that brought the piece again turns out to be gone', async () => {
    const { eva, arrivalOrder } = await start('2026-11-18')
    expect(await marksOf(eva)).toEqual([])
    await portal.db.execute(sql`delete from erp_orders where no = ${arrivalOrder}`)
    expect(await marksOf(eva)).toEqual([5])
  })

  it('is marked when the order that brought the piece again turns out to be for another location', async () => {
    const { eva, arrivalOrder } = await start('2026-11-18')
    expect(await marksOf(eva)).toEqual([])
    await portal.db.execute(sql`update erp_orders set to_location = 'ANDERS' where no = ${arrivalOrder}`)
    expect(await marksOf(eva)).toEqual([5])
  })

  it('is marked at the location its invoice comes to, and no more where it was', async () => {
    const [one, other] = [await start(), await start()]
    expect([await marksOf(one.eva), await marksOf(other.eva)]).toEqual([[5], [5]])
    await portal.db.execute(
      sql`update erp_invoice_lines set plant_no = ${pieceOf(other.eva)} where invoice_no = ${one.bill}`,
    )
    await portal.db.execute(sql`update erp_invoices set location_no = ${other.eva.locationNo} where no = ${one.bill}`)
    expect([await marksOf(other.eva), await marksOf(one.eva)]).toEqual([[5, 5], []])
    expect([await markedLinesOf(other.eva), await markedLinesOf(one.eva)]).toEqual([[1, 1], []])
  })

  it('is marked no more at a location without removals that its invoice comes to, nor kept where it was', async () => {
    const { eva, bill } = await start()
    expect(await marksOf(eva)).toEqual([5])
    const other = await buildPerson(portal)
    await portal.db.execute(sql`update erp_invoices set location_no = ${other.locationNo} where no = ${bill}`)
    expect((await ask(other)).answer.items.map(({ teLang }) => teLang)).toEqual([null])
    expect(await markedLinesOf(other)).toEqual([0])
    expect(await marksOf(eva)).toEqual([])
    const { rows } = await portal.db.execute(sql`select from invoice_marks where location_no = ${eva.locationNo}`)
    expect(rows).toHaveLength(0)
  })

  it('is marked once when many read at the same moment', async () => {
    const { eva } = await start()
    const read = await Promise.all(Array.from({ length: 8 }, () => marksOf(eva)))
    expect(read).toEqual(Array.from({ length: 8 }, () => [5]))
  })
})

describe('lines that are narrowed in two ways', () => {
  it('are found behind invoices that have one line of each way and none of both', async () => {
    const { eva } = await start()
    const other = { relateTo: 'Overige', plantNo: 'S9' }
    const lines = [{ ...charged, plantNo: pieceOf(eva) }, other]
    const own = { locationNo: eva.locationNo }
    for (const postingDate of ['2026-12-10', '2026-12-11', '2026-12-12'])
      await buildBill(portal, { ...own, postingDate, lines })
    const both = { ...charged, relateTo: 'Overige', plantNo: pieceOf(eva) }
    const wanted = await buildBill(portal, { ...own, postingDate: '2026-12-05', lines: [both] })
    for (const narrowed of [{ alleenTeLang: true }, { zoekterm: pieceOf(eva) }]) {
      const { answer } = await ask(eva, { ...narrowed, betreft: 'Overige', rijen: 1 })
      expect(answer.items.map(({ documentNummer }) => documentNummer)).toEqual([wanted])
      expect(answer.totaal).toBe(1)
    }
  })

  it('are those of invoices with the number and those with it on the line, each once', async () => {
    const { eva, bill } = await start()
    const own = { locationNo: eva.locationNo }
    const named = await buildBill(portal, { ...own, postingDate: '2026-12-02', lines: [{}, { plantNo: bill }] })
    await portal.db.execute(sql`update erp_invoice_lines set removal_order = ${bill} where invoice_no = ${bill}`)
    const { answer } = await ask(eva, { zoekterm: bill.toLowerCase() })
    expect(answer.items.map((line) => `${line.documentNummer} ${line.regelNummer}`)).toEqual([
      `${named} 20000`,
      `${bill} 10000`,
    ])
    expect(answer.totaal).toBe(2)
  })
})

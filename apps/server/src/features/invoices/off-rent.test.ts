import { contract } from '@portal/contract/calls.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { buildDocument, buildPiece } from '../../../test/builders.ts'
import { buildBill, buildRemoval } from '../../../test/invoice-builders.ts'
import { type LeavingSite, removalOf, startLeavingSite } from '../../../test/leaving-site.ts'
import { buildCost, buildExitOrder, buildOrder } from '../../../test/order-builders.ts'
import type { Person } from '../../../test/ordering-site.ts'
import { sql } from '../../platform/db/query.ts'

const { invoices, removing } = contract
let site: LeavingSite
beforeAll(async () => {
  site = await startLeavingSite()
})
afterEach(() => site.books.clearFaults())
afterAll(() => site.close())

const at = ({ userName, locationNo }: Person) => ({ gebruikerLogin: userName, materieellocatie: locationNo })
const linesOf = async (person: Person, filter: object = {}) =>
  (await site.portal.post(invoices.getInvoiceLines, { ...at(person), ...filter }, { as: person.userName })).answer.items
const marksOf = async (person: Person) =>
  (await linesOf(person)).map(({ teLang }) => (teLang === null ? null : [teLang.dagen, teLang.bedrag]))
const open = async (address: string) => {
  const response = await fetch(`${site.portal.url}${address}`)
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}
const explain = async (person: Person, factuurNummer: string, regelNummer = 10_000) =>
  site.portal.post(invoices.explainLine, { factuurNummer, regelNummer }, { as: person.userName })

/** Off rent as from 15 November, charged until the 20th. */
const removed = { deliveryDate: '2026-11-15' }
const charged = { rentalPeriod: '01-11-26 t/m 20-11-26', amount: 200 }
const december = { postingDate: '2026-12-01' }

describe('a line that charges after the day of its receipt', () => {
  it('is marked with receipt, day, days and their part of the amount, and so is its invoice', async () => {
    const eva = await site.person()
    const own = { locationNo: eva.locationNo }
    const bonNummer = await buildRemoval(site.portal, { ...own, ...removed, plantNos: [`M${eva.locationNo}`] })
    const line = { ...charged, plantNo: `M${eva.locationNo}` }
    const no = await buildBill(site.portal, { ...own, ...december, lines: [{ plantNo: 'ANDERS', ...charged }, line] })
    await buildBill(site.portal, { ...own, ...december })
    const teLang = { bonNummer, stopDatum: '2026-11-15', dagen: 5, bedrag: 50 }
    expect((await linesOf(eva, { alleenTeLang: true })).map((one) => [one.regelNummer, one.teLang])).toEqual([
      [20_000, teLang],
    ])
    const { answer } = await site.portal.post(
      invoices.getInvoices,
      { ...at(eva), alleenTeLang: true },
      { as: eva.userName },
    )
    expect(answer.items).toMatchObject([{ documentNummer: no, regelsTeLang: 1 }])
  })

  it('is one of the same stay only: a piece that was brought again is charged again', async () => {
    const eva = await site.person()
    const own = { locationNo: eva.locationNo }
    const plantNo = `M${eva.locationNo}`
    await buildRemoval(site.portal, { ...own, ...removed, plantNos: [plantNo] })
    const days = ['2026-11-18', '2026-11-15', '2026-11-14'].map((postedDate) =>
      buildOrder(site.portal, { toLocation: eva.locationNo, postedDate }),
    )
    const lines = (await Promise.all(days)).map((arrivalOrder) => ({ ...charged, plantNo, arrivalOrder }))
    await buildBill(site.portal, { ...own, ...december, lines })
    expect(await marksOf(eva)).toEqual([null, null, [5, 50]])
  })

  it('is found by the removal order where the goods have no number', async () => {
    const eva = await site.person()
    const own = { locationNo: eva.locationNo }
    const erpNo = `MA${eva.locationNo}`
    await buildRemoval(site.portal, { ...own, ...removed, erpNo, plantNos: [''] })
    const removalOrder = await buildOrder(site.portal, {
      type: 'Afvoer',
      requestNo: erpNo,
      fromLocation: eva.locationNo,
    })
    const lines = [{ removalOrder }, { removalOrder: 'ANDERE' }, { removalOrder, plantType: 'HEK' }]
    await buildBill(site.portal, { ...own, ...december, lines: lines.map((line) => ({ ...charged, ...line })) })
    expect(await marksOf(eva)).toEqual([[5, 50], null, null])
  })

  it('is none where the removal was refused, at another location, or charged before it', async () => {
    const eva = await site.person()
    const own = { locationNo: eva.locationNo }
    const never = ['geweigerd', 'vervallen', 'ingetrokken'] as const
    const [rejected, elsewhere, early, ...ended] = ['A', 'B', 'C', ...never].map((name) => `${name}${eva.locationNo}`)
    const pieces = [rejected, elsewhere, early, ...ended].map((piece) => piece ?? '')
    for (const [at, delivery] of never.entries())
      await buildRemoval(site.portal, { ...own, ...removed, delivery, plantNos: [ended[at] ?? ''] })
    await buildRemoval(site.portal, { ...own, ...removed, status: 'Disapproved', plantNos: [rejected ?? ''] })
    await buildRemoval(site.portal, { ...removed, locationNo: 'ANDERS', plantNos: [elsewhere ?? ''] })
    await buildRemoval(site.portal, { ...own, deliveryDate: '2026-11-20', plantNos: [early ?? ''] })
    await buildBill(site.portal, { ...own, ...december, lines: pieces.map((plantNo) => ({ ...charged, plantNo })) })
    expect(await marksOf(eva)).toEqual(pieces.map(() => null))
  })

  it('is counted from the first stop where the piece was asked away twice', async () => {
    const eva = await site.person()
    const own = { locationNo: eva.locationNo }
    const plantNos = [`M${eva.locationNo}`]
    await buildRemoval(site.portal, { ...own, deliveryDate: '2026-11-18', plantNos })
    await buildRemoval(site.portal, { ...own, ...removed, plantNos })
    await buildBill(site.portal, { ...own, ...december, lines: [{ ...charged, plantNo: plantNos[0] ?? '' }] })
    expect(await marksOf(eva)).toEqual([[5, 50]])
  })

  it('comes of a removal that the back office carried out late, on the invoice it makes of that month', async () => {
    const eva = await site.leaver()
    const { books, portal } = site
    // So that nothing happens there but what this test does.
    await books.tell('pace', { approve: 1e9, order: 1e9, release: 1e9, print: 1e9, post: 1e9 })
    const rent = { Rent_Price_Day: '10', Rent_Price_Week: '70', Category_Code: '3' }
    for (const No of ['MOLEN', 'HEK']) await books.setRow('PortaalMaterieelsoort', { Kind: 'Materieel', No }, rent)
    const { answer } = await portal.post(removing.placeRemoval, removalOf(eva), { as: eva.userName })
    const { erpNummer } = await site.outcomeOf(eva, answer.aanvraagnummer)
    await books.tell('clock', { set: '2026-12-07T10:00:00Z' })
    await books.tell(`requests/${erpNummer}/approve`)
    for (let step = 0; step < 4; step += 1) await books.tell(`requests/${erpNummer}/advance`)
    await books.tell('clock', { set: '2027-01-02T10:00:00Z' })
    await site.follow('orders', 'orderLines', 'invoices', 'invoiceLines')
    const lines = await linesOf(eva, { zoekterm: eva.piece, van: '2027-01-01' })
    expect(lines).toMatchObject([
      {
        materieelNummer: eva.piece,
        huurPeriode: '01-12-26 t/m 06-12-26',
        teLang: { bonNummer: answer.aanvraagnummer, stopDatum: '2026-12-01', dagen: 5, bedrag: 50 },
      },
    ])
  })
})

describe('the off-rent receipt', () => {
  it('is a PDF with the number of the removal, for those who have the location', async () => {
    const eva = await site.leaver()
    const { answer } = await site.portal.post(removing.placeRemoval, removalOf(eva), { as: eva.userName })
    const asked = { aanvraagnummer: answer.aanvraagnummer }
    const receipt = await site.portal.post(invoices.downloadReceipt, asked, { as: eva.userName })
    expect(receipt.answer).toMatchObject({
      naam: `Afmeldbewijs ${answer.aanvraagnummer}.pdf`,
      mimeType: 'application/pdf',
    })
    const file = await open(receipt.answer.adres)
    expect([file.status, file.type, file.body.startsWith('%PDF-')]).toEqual([200, 'application/pdf', true])
    const other = await site.person()
    for (const aanvraagnummer of [answer.aanvraagnummer, 'NIETS']) {
      const { problem } = await site.portal.post(invoices.downloadReceipt, { aanvraagnummer }, { as: other.userName })
      expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden', params: {} })
    }
    await site.portal.db.execute(sql`delete from erp_user_locations where user_name = ${eva.userName}`)
    expect((await open(receipt.answer.adres)).status).toBe(404)
  })

  it('of a removal that was refused is none', async () => {
    const eva = await site.person()
    const aanvraagnummer = await buildRemoval(site.portal, { locationNo: eva.locationNo, delivery: 'geweigerd' })
    const { status } = await site.portal.post(invoices.downloadReceipt, { aanvraagnummer }, { as: eva.userName })
    expect(status).toBe(404)
  })
})

describe('a bill explained', () => {
  it('gives the history of the piece at the location, oldest first, with the papers of it', async () => {
    const eva = await site.person()
    const here = eva.locationNo
    const plantNo = `S${here}`
    await buildPiece(site.portal, { no: plantNo, plantType: 'MOLEN', locationNo: here })
    const order = async (row: Parameters<typeof buildOrder>[1]) => {
      const no = await buildOrder(site.portal, row)
      await site.portal.db.execute(sql`update erp_order_lines set plant_no = ${plantNo} where order_no = ${no}`)
      return no
    }
    const arrival = await order({ toLocation: here, postedDate: '2026-01-05' })
    const removal = await order({ type: 'Afvoer', fromLocation: here, postedDate: '2026-11-21' })
    const elsewhere = await order({ toLocation: 'ANDERS', postedDate: '2026-02-01' })
    await buildCost(site.portal, {
      orderType: 'Afvoer',
      orderNo: removal,
      lineNo: 1,
      costType: 'Damage',
      description: 'Deuk',
    })
    const receipt = await buildRemoval(site.portal, { locationNo: here, plantNos: [plantNo] })
    const exit = await buildExitOrder(site.portal, { locationNo: here, date: '2026-11-30', reason: 'Kwijt' })
    await site.portal.db.execute(
      sql`update erp_exit_order_lines set plant_no = ${plantNo} where exit_order_no = ${exit}`,
    )
    const slip = await buildDocument(site.portal, { parentType: 'Order', parentNo: arrival })
    const manual = await buildDocument(site.portal, { parentType: 'Stuk', parentNo: plantNo })
    await buildDocument(site.portal, { parentType: 'Order', parentNo: elsewhere })
    const no = await buildBill(site.portal, { locationNo: here, lines: [{ plantNo }] })
    const { answer } = await explain(eva, no)
    expect(answer.gebeurtenissen.map(({ soort, datum, nummer }) => [soort, datum, nummer])).toEqual([
      ['geleverd', '2026-01-05', arrival],
      ['afgemeld', '2026-11-15', receipt],
      ['afgevoerd', '2026-11-21', removal],
      ['schade', '2026-11-21', removal],
      ['uitgegaan', '2026-11-30', exit],
    ])
    expect(answer.gebeurtenissen.map(({ tekst }) => tekst).slice(3)).toEqual(['Deuk', 'Kwijt'])
    expect(answer.documenten.map(({ documentNummer }) => documentNummer).toSorted()).toEqual([slip, manual].toSorted())
  })

  it('of a line without a piece goes by the orders that the line names', async () => {
    const eva = await site.person()
    const arrivalOrder = await buildOrder(site.portal, { toLocation: eva.locationNo, postedDate: '2026-01-05' })
    await buildOrder(site.portal, { toLocation: eva.locationNo })
    const no = await buildBill(site.portal, { locationNo: eva.locationNo, lines: [{ arrivalOrder }, {}] })
    expect((await explain(eva, no)).answer.gebeurtenissen.map(({ nummer }) => nummer)).toEqual([arrivalOrder])
    expect((await explain(eva, no, 20_000)).answer).toEqual({
      ...{ gebeurtenissen: [], documenten: [] },
      overdracht: { aflevering: null, ophalen: null },
    })
    expect((await explain(eva, no, 30_000)).status).toBe(404)
  })

  it('of an invoice of another location is not found, exactly like one that never was', async () => {
    const eva = await site.person()
    const theirs = await buildBill(site.portal, { locationNo: (await site.person()).locationNo })
    for (const no of [theirs, 'NIETS']) {
      const problems = [
        (await explain(eva, no)).problem,
        (await site.portal.post(invoices.downloadInvoice, { factuurNummer: no }, { as: eva.userName })).problem,
      ]
      for (const problem of problems)
        expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden', params: {} })
    }
  })
})

describe('an invoice as it was sent', () => {
  const makeInvoice = async (eva: Person) => {
    const no = await buildBill(site.portal, { locationNo: eva.locationNo })
    const head = { Kind: 'Debit', Posting_Date: '2026-11-01', Due_Date: '2026-12-01', Location_No: eva.locationNo }
    const amounts = { Amount: '100', Amount_Incl_VAT: '121', Remaining_Amount: '121' }
    await site.books.setRow('PortaalFactuur', { No: no }, { ...head, ...amounts, Bill_to_Name: 'Bouwbedrijf' })
    return no
  }
  const ask = (person: Person, factuurNummer: string) =>
    site.portal.post(invoices.downloadInvoice, { factuurNummer }, { as: person.userName })

  it('comes live from the back office and opens for 60 seconds, for those who may still see it (R-SCR-INV-02)', async () => {
    const eva = await site.person()
    const no = await makeInvoice(eva)
    const { answer } = await ask(eva, no)
    expect(answer).toMatchObject({ naam: `${no}.pdf`, mimeType: 'application/pdf' })
    const file = await open(answer.adres)
    expect([file.status, file.body.startsWith('%PDF-')]).toEqual([200, true])
    await site.portal.db.execute(sql`delete from erp_user_locations where user_name = ${eva.userName}`)
    expect((await open(answer.adres)).status).toBe(404)
  })

  it('says so while the back office is away, and is not found when that has none', async () => {
    const eva = await site.person()
    const no = await makeInvoice(eva)
    await site.books.fault({ kind: 'status', scope: 'GetInvoicePdf', status: 503, retryAfter: 0, times: null })
    expect((await ask(eva, no)).problem).toMatchObject({ status: 504, code: 'error.timeout_backoffice' })
    await site.books.clearFaults()
    expect((await ask(eva, await buildBill(site.portal, { locationNo: eva.locationNo }))).status).toBe(404)
  })
})

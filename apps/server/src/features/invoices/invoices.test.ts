import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { invoiceKinds } from '@portal/domain/states/enums.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildPerson, grantLocation } from '../../../test/builders.ts'
import { buildBill, buildRemoval } from '../../../test/invoice-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { invoices } = contract
let portal: TestPortal
beforeAll(async () => {
  // Whoever may see no prices of the catalogue sees the amounts that are charged.
  portal = await startTestPortal({ settings: { Prijzen_Intern: true } })
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen' })
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<typeof buildPerson>>
type Filter = Partial<CallInput<typeof invoices.getInvoices>>
type LineFilter = Partial<CallInput<typeof invoices.getInvoiceLines>>
const at = ({ userName, locationNo }: Person) => ({ gebruikerLogin: userName, materieellocatie: locationNo })
const list = async (person: Person, filter: Filter = {}) =>
  (await portal.post(invoices.getInvoices, { ...at(person), ...filter }, { as: person.userName })).answer
const numbers = async (person: Person, filter: Filter = {}) =>
  (await list(person, filter)).items.map(({ documentNummer }) => documentNummer)
const linesOf = async (person: Person, filter: LineFilter = {}) =>
  (await portal.post(invoices.getInvoiceLines, { ...at(person), ...filter }, { as: person.userName })).answer

describe('the invoices of a location', () => {
  it('have number, day, invoice-to, regarding, units, orders, period, total, unit price and what is open (R-ENT-36)', async () => {
    const eva = await buildPerson(portal)
    const line = { arrivalOrder: 'A1', removalOrder: 'R1', rentalPeriod: '01-10-26 t/m 14-10-26', timeUnits: 2 }
    const no = await buildBill(portal, {
      locationNo: eva.locationNo,
      postingDate: '2026-11-01',
      amount: 200,
      amountInclVat: 242,
      remainingAmount: 42,
      lines: [{ ...line, unitPrice: 100, amount: 200 }],
    })
    await buildBill(portal, { locationNo: (await buildPerson(portal)).locationNo })
    expect(await list(eva)).toEqual({
      toonPrijs: true,
      totaal: 1,
      somTotaalPrijs: 200,
      somOpenstaand: 42,
      items: [
        {
          documentNummer: no,
          soort: 'Debit',
          boekingsDatum: '2026-11-01',
          vervalDatum: '2026-12-01',
          factuurAan: 'Bouwbedrijf',
          staat: 'te_betalen',
          toonPrijs: true,
          totaalPrijs: 200,
          openstaandBedrag: 42,
          betreft: 'Verhuur',
          tijdseenheden: 2,
          aanvoerOrder: 'A1',
          afvoerOrder: 'R1',
          huurPeriode: '01-10-26 t/m 14-10-26',
          stuksPrijs: 100,
          aantalRegels: 1,
          regelsTeLang: 0,
          materieellocatie: eva.locationNo,
          locatieOmschrijving: `Bouwplaats ${eva.locationNo}`,
        },
      ],
    })
  })

  it('say of lines only what those that have it agree on', async () => {
    const eva = await buildPerson(portal)
    await buildBill(portal, {
      locationNo: eva.locationNo,
      lines: [
        { arrivalOrder: 'A1', relateTo: 'Verhuur', unitPrice: 1 },
        { arrivalOrder: 'A1', relateTo: 'Transport', unitPrice: 2 },
        { relateTo: 'Schade', timeUnits: 3 },
      ],
    })
    const [invoice] = (await list(eva)).items
    expect(invoice).toMatchObject({ aanvoerOrder: 'A1', afvoerOrder: '', betreft: null, aantalRegels: 3 })
    expect(invoice).toMatchObject({ tijdseenheden: null, stuksPrijs: null, huurPeriode: '' })
  })

  it('are of each kind, and a credit note is below 0 however it is written there (R-ENT-26)', async () => {
    const eva = await buildPerson(portal)
    const own = { locationNo: eva.locationNo }
    await buildBill(portal, { ...own, no: `D${eva.locationNo}` })
    const credit = { ...own, kind: 'Credit', lines: [{ quantity: 1, amount: 30 }] }
    await buildBill(portal, { ...credit, no: `C1${eva.locationNo}`, amount: 30, remainingAmount: 0 })
    await buildBill(portal, {
      ...credit,
      no: `C2${eva.locationNo}`,
      amount: -30,
      remainingAmount: -36.3,
      lines: [{ quantity: -1, amount: -30 }],
    })
    await buildBill(portal, { ...credit, no: `C3${eva.locationNo}`, amount: 30, remainingAmount: 36.3 })
    const { items, somTotaalPrijs, somOpenstaand } = await list(eva, { sorteer: 'documentNummer', aflopend: false })
    const amounts = items.map(({ soort, totaalPrijs, openstaandBedrag }) => [soort, totaalPrijs, openstaandBedrag])
    expect(amounts).toEqual([
      ['Credit', -30, 0],
      ['Credit', -30, -36.3],
      ['Credit', -30, -36.3],
      ['Debit', 100, 121],
    ])
    expect(new Set(items.map(({ soort }) => soort))).toEqual(new Set(invoiceKinds))
    expect([somTotaalPrijs, somOpenstaand]).toEqual([10, 48.4])
    const lines = await linesOf(eva, { soort: 'Credit' })
    expect(lines.items.map(({ totaalPrijs }) => totaalPrijs)).toEqual([-30, -30, -30])
    expect(await numbers(eva, { soort: 'Debit' })).toEqual([`D${eva.locationNo}`])
  })

  it('with a word of the back office that the portal does not know are there all the same', async () => {
    const eva = await buildPerson(portal)
    await buildBill(portal, { locationNo: eva.locationNo, kind: 'Onbekend' })
    expect((await list(eva)).items).toMatchObject([{ soort: 'Onbekend', totaalPrijs: 100 }])
  })

  it('are narrowed by payment, day, number of the invoice, of an order and of a piece, with the sums of what is left', async () => {
    const eva = await buildPerson(portal)
    const own = { locationNo: eva.locationNo }
    const paid = `A${eva.locationNo}`
    const late = `B${eva.locationNo}`
    const open = `C${eva.locationNo}`
    await buildBill(portal, { ...own, no: paid, remainingAmount: 0, postingDate: '2026-09-01' })
    await buildBill(portal, { ...own, no: late, dueDate: '2000-01-01', postingDate: '2026-10-01' })
    const lines = [{ plantNo: `S${eva.locationNo}`, arrivalOrder: `O${eva.locationNo}` }]
    await buildBill(portal, { ...own, no: open, dueDate: '2999-01-01', postingDate: '2026-11-01', lines })
    expect(await numbers(eva)).toEqual([open, late, paid])
    expect(await numbers(eva, { staat: 'betaald' })).toEqual([paid])
    expect(await numbers(eva, { staat: 'vervallen' })).toEqual([late])
    expect(await numbers(eva, { staat: 'te_betalen' })).toEqual([open])
    expect(await numbers(eva, { staat: 'open', sorteer: 'boekingsDatum', aflopend: false })).toEqual([late, open])
    expect(await numbers(eva, { van: '2026-09-02', tot: '2026-10-01' })).toEqual([late])
    for (const zoekterm of [`c${eva.locationNo}`, `s${eva.locationNo}`, `O${eva.locationNo}`])
      expect(await numbers(eva, { zoekterm }), zoekterm).toEqual([open])
    expect(await numbers(eva, { zoekterm: '%' })).toEqual([])
    expect(await list(eva, { staat: 'open' })).toMatchObject({ totaal: 2, somTotaalPrijs: 200, somOpenstaand: 242 })
  })

  it('come in pages that together are all of them, once', async () => {
    const eva = await buildPerson(portal)
    for (let count = 0; count < 5; count += 1) await buildBill(portal, { locationNo: eva.locationNo })
    const pages = await Promise.all([1, 2, 3, 4].map((pagina) => numbers(eva, { pagina, rijen: 2 })))
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1, 0])
    expect(new Set(pages.flat()).size).toBe(5)
  })

  it('of a project are those of its locations of the user, and what is billed to their customer as a whole', async () => {
    const eva = await buildPerson(portal)
    const projectNummer = `P${eva.locationNo}`
    const second = await buildLocation(portal, { projectNo: projectNummer })
    await grantLocation(portal, { userName: eva.userName, locationNo: second, role: '' })
    const [here, there, whole] = [eva.locationNo, second, ''].map((locationNo) => ({
      locationNo,
      projectNo: projectNummer,
    }))
    const nos = [
      await buildBill(portal, here ?? {}),
      await buildBill(portal, there ?? {}),
      await buildBill(portal, whole ?? {}),
    ]
    const foreign = await buildBill(portal, { ...whole, billToNo: 'K9999' })
    const nobodys = await buildBill(portal, {})
    await buildBill(portal, { locationNo: await buildLocation(portal, { projectNo: projectNummer }) })
    expect((await numbers(eva, { projectNummer })).toSorted()).toEqual(nos.toSorted())
    expect(await numbers(eva)).toEqual([nos[0]])
    const explain = (factuurNummer = '') =>
      portal.post(invoices.explainLine, { factuurNummer, regelNummer: 10_000 }, { as: eva.userName })
    expect((await explain(nos[2])).status).toBe(200)
    for (const no of [foreign, nobodys]) expect((await explain(no)).status).toBe(404)
  })

  it('show no amounts, nor an order that reveals them, where the company shows none', async () => {
    const inside = await startTestPortal({ database: portal.database, settings: { Facturen_ToonBedragen: false } })
    try {
      const eva = await buildPerson(portal)
      const as = { as: eva.userName }
      const small = await buildBill(portal, { locationNo: eva.locationNo, amount: 1, postingDate: '2026-11-02' })
      const large = await buildBill(portal, { locationNo: eva.locationNo, amount: 900, postingDate: '2026-11-01' })
      const input = { ...at(eva), sorteer: 'totaalPrijs', aflopend: true } as const
      const { answer } = await inside.post(invoices.getInvoices, input, as)
      expect(answer).toMatchObject({ toonPrijs: false, somTotaalPrijs: 0, somOpenstaand: 0 })
      const hidden = { toonPrijs: false, totaalPrijs: 0, openstaandBedrag: 0, stuksPrijs: 0, staat: 'te_betalen' }
      expect(answer.items).toMatchObject([
        { documentNummer: small, ...hidden },
        { documentNummer: large, ...hidden },
      ])
      const lines = await inside.post(invoices.getInvoiceLines, at(eva), as)
      expect(lines.answer).toMatchObject({ toonPrijs: false, items: [{ totaalPrijs: 0, stuksPrijs: 0 }, {}] })
      const plantNo = `M${eva.locationNo}`
      await buildRemoval(portal, { locationNo: eva.locationNo, deliveryDate: '2026-10-15', plantNos: [plantNo] })
      const charged = { plantNo, rentalPeriod: '01-10-26 t/m 20-10-26', amount: 200 }
      await buildBill(portal, { locationNo: eva.locationNo, lines: [charged] })
      const marked = await inside.post(invoices.getInvoiceLines, { ...at(eva), alleenTeLang: true }, as)
      expect(marked.answer.items.map(({ teLang }) => [teLang?.dagen, teLang?.bedrag])).toEqual([[5, 0]])
      const pdf = await inside.post(invoices.downloadInvoice, { factuurNummer: small }, as)
      expect(pdf.problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    } finally {
      await inside.close()
    }
  })

  it('are chosen from by the beginning of their number, without amounts', async () => {
    const eva = await buildPerson(portal)
    const no = await buildBill(portal, { locationNo: eva.locationNo, no: `KIES${eva.locationNo}` })
    await buildBill(portal, { locationNo: eva.locationNo })
    const ask = async (zoekterm: string) =>
      (await portal.post(invoices.getInvoiceList, { ...at(eva), zoekterm }, { as: eva.userName })).answer.items
    expect(await ask('kies')).toEqual([{ documentNummer: no, soort: 'Debit', boekingsDatum: '2026-11-01' }])
    expect(await ask('')).toHaveLength(2)
  })
})

describe('the lines of invoices', () => {
  it('are those of one, or of all that match (R-SCR-INV-03)', async () => {
    const eva = await buildPerson(portal)
    const own = { locationNo: eva.locationNo }
    const first = await buildBill(portal, { ...own, postingDate: '2026-10-01', lines: [{}, { relateTo: 'Transport' }] })
    const second = await buildBill(portal, { ...own, postingDate: '2026-11-01', lines: [{ plantNo: 'S1' }] })
    const keys = async (filter: LineFilter) =>
      (await linesOf(eva, filter)).items.map((line) => `${line.documentNummer} ${line.regelNummer}`)
    expect(await keys({})).toEqual([`${second} 10000`, `${first} 10000`, `${first} 20000`])
    expect(await keys({ factuurNummer: first })).toEqual([`${first} 10000`, `${first} 20000`])
    expect(await keys({ betreft: 'Transport' })).toEqual([`${first} 20000`])
    expect(await keys({ zoekterm: 's1' })).toEqual([`${second} 10000`])
    expect(await keys({ tot: '2026-10-31' })).toEqual([`${first} 10000`, `${first} 20000`])
    const [line] = (await linesOf(eva, { factuurNummer: second })).items
    expect(line).toEqual({
      documentNummer: second,
      boekingsDatum: '2026-11-01',
      regelNummer: 10_000,
      betreft: 'Verhuur',
      omschrijving: 'Betonmolen',
      materieelSoort: 'MOLEN',
      materieelNummer: 'S1',
      aanvoerOrder: '',
      afvoerOrder: '',
      huurPeriode: '',
      tijdseenheden: 1,
      tariefEenheid: 'WEEK',
      aantal: 1,
      stuksPrijs: 100,
      totaalPrijs: 100,
      bewakingspost: '05.32',
      teLang: null,
    })
  })

  it('are read on from where an answer ended until none is left, also without a day of booking', async () => {
    const eva = await buildPerson(portal)
    const own = { locationNo: eva.locationNo }
    for (const postingDate of ['2026-10-01', '2026-10-01', null])
      await buildBill(portal, { ...own, postingDate, lines: [{}, {}, {}] })
    const all = await linesOf(eva, { rijen: 250 })
    const found: typeof all.items = []
    let na: string | null = ''
    while (na !== null) {
      const answer: Awaited<ReturnType<typeof linesOf>> = await linesOf(eva, { rijen: 2, na })
      found.push(...answer.items)
      na = answer.volgende
    }
    expect(found).toEqual(all.items)
    expect([found.length, all.totaal]).toEqual([9, 9])
  })

  it('of a piece are those of its number and of invoices that are called so, page by page and all counted', async () => {
    const eva = await buildPerson(portal)
    const own = { locationNo: eva.locationNo }
    const piece = { plantNo: `P${eva.locationNo}` }
    for (const postingDate of ['2026-10-01', '2026-10-03'])
      await buildBill(portal, { ...own, postingDate, lines: [piece, {}, piece] })
    await buildBill(portal, { ...own, no: `${piece.plantNo}-1`, postingDate: '2026-10-02', lines: [{}, piece] })
    const pages = []
    for (const pagina of [1, 2, 3, 4]) pages.push(await linesOf(eva, { zoekterm: piece.plantNo, rijen: 2, pagina }))
    expect(pages.map(({ totaal }) => totaal)).toEqual([6, 6, 6, 6])
    const places = pages.map(({ items }) => items.map((line) => `${line.boekingsDatum} ${line.regelNummer}`))
    expect(places).toEqual([
      ['2026-10-03 10000', '2026-10-03 30000'],
      ['2026-10-02 10000', '2026-10-02 20000'],
      ['2026-10-01 10000', '2026-10-01 30000'],
      [],
    ])
    const rest = await linesOf(eva, { zoekterm: piece.plantNo, rijen: 3, na: pages[0]?.volgende ?? '' })
    expect(rest.items).toEqual([...(pages[1]?.items ?? []), pages[2]?.items[0]])
  })

  it('of an invoice of another location are none', async () => {
    const eva = await buildPerson(portal)
    const theirs = await buildBill(portal, { locationNo: (await buildPerson(portal)).locationNo })
    expect((await linesOf(eva, { factuurNummer: theirs })).items).toEqual([])
  })
})

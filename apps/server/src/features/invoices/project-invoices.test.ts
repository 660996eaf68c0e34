import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMetacom } from '../../../../erp-simulator/src/metacom/start-metacom.ts'
import { buildLocation, buildPerson, grantLocation } from '../../../test/builders.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import { buildBill } from '../../../test/invoice-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { invoices } = contract
const statements = hearStatements()
let portal: TestPortal
let secretive: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ tenant: 'dura' })
  secretive = await startTestPortal({ tenant: 'dura', settings: { Facturen_ToonBedragen: false } })
})
afterAll(() => Promise.all([portal.close(), secretive.close()]))

interface Person {
  readonly userName: string
  readonly locationNo: string
}
let projects = 0

/** A person with two locations of one project. */
async function builder(at = portal): Promise<Person & { readonly other: string; readonly projectNo: string }> {
  projects += 1
  const projectNo = `PR${projects}`
  const person = await buildPerson(at)
  const [locationNo, other] = [await buildLocation(at, { projectNo }), await buildLocation(at, { projectNo })]
  for (const no of [locationNo, other])
    await grantLocation(at, { userName: person.userName, locationNo: no, role: 'site_manager' })
  return { userName: person.userName, locationNo, other, projectNo }
}

type Filter = Partial<CallInput<typeof invoices.getProjectInvoices>>
const list = async ({ userName, locationNo }: Person, filter: Filter = {}, at = portal) =>
  (
    await at.post(
      invoices.getProjectInvoices,
      { gebruikerLogin: userName, materieellocatie: locationNo, ...filter },
      { as: userName },
    )
  ).answer
const check = (factuurNummer: string, as: string, at = portal) =>
  at.post(invoices.checkInvoice, { factuurNummer }, { as })

describe('the invoices of a project', () => {
  it('are those of all its locations and of the project as a whole, by cost-control post (R-ROUTE-25)', async () => {
    const eva = await builder()
    const here = await buildBill(portal, {
      locationNo: eva.locationNo,
      postingDate: '2026-11-03',
      amount: 150,
      lines: [
        { bewakingspost: '05.32', amount: 100 },
        { bewakingspost: '12.10', amount: 30 },
        { bewakingspost: '12.10', amount: 20 },
      ],
    })
    const there = await buildBill(portal, {
      kind: 'Credit',
      locationNo: eva.other,
      postingDate: '2026-11-02',
      amount: 40,
      lines: [{ bewakingspost: '05.32', amount: 40 }],
    })
    const whole = await buildBill(portal, {
      locationNo: '',
      projectNo: eva.projectNo,
      postingDate: '2026-11-01',
      lines: [{ bewakingspost: '' }],
    })
    await buildBill(portal, { locationNo: '', projectNo: eva.projectNo, billToNo: 'K9999' })
    await buildBill(portal, { locationNo: (await buildPerson(portal)).locationNo })
    const found = await list(eva)
    expect(found).toMatchObject({ projectNummer: eva.projectNo, totaal: 3, somTotaalPrijs: 210 })
    expect(found.items.map(({ documentNummer, totaalPrijs, posten }) => [documentNummer, totaalPrijs, posten])).toEqual(
      [
        [
          here,
          150,
          [
            { bewakingspost: '05.32', bedrag: 100, aantalRegels: 1 },
            { bewakingspost: '12.10', bedrag: 50, aantalRegels: 2 },
          ],
        ],
        [there, -40, [{ bewakingspost: '05.32', bedrag: -40, aantalRegels: 1 }]],
        [whole, 100, [{ bewakingspost: '', bedrag: 100, aantalRegels: 1 }]],
      ],
    )
    expect(found.posten).toEqual([
      { bewakingspost: '', bedrag: 100, aantalRegels: 1 },
      { bewakingspost: '05.32', bedrag: 60, aantalRegels: 2 },
      { bewakingspost: '12.10', bedrag: 50, aantalRegels: 2 },
    ])
    expect((await list(eva, { van: '2026-11-02', tot: '2026-11-02' })).items).toMatchObject([{ documentNummer: there }])
    expect((await list(eva, { zoekterm: here })).items).toMatchObject([{ documentNummer: here }])
    expect((await list(eva, { rijen: 1, pagina: 2 })).items).toMatchObject([{ documentNummer: there }])
  })

  it('are read in the same number of statements, however many there are', async () => {
    const [few, many] = [await builder(), await builder()]
    await buildBill(portal, { locationNo: few.locationNo })
    for (let bill = 0; bill < 20; bill += 1) await buildBill(portal, { locationNo: many.locationNo })
    await Promise.all([list(few), list(many)])
    const counted = async (person: Person) => (await statements.during(() => list(person))).length
    expect(await counted(many)).toBe(await counted(few))
  })

  it('come without any amount where the company shows none', async () => {
    const eva = await builder(secretive)
    await buildBill(secretive, { locationNo: eva.locationNo })
    expect(await list(eva, {}, secretive)).toMatchObject({
      toonPrijs: false,
      somTotaalPrijs: 0,
      posten: [{ bedrag: 0 }],
      items: [{ toonPrijs: false, totaalPrijs: 0, openstaandBedrag: 0, posten: [{ bedrag: 0 }] }],
    })
    const as = { as: eva.userName }
    const unbooked = await buildBill(secretive, { locationNo: eva.locationNo, amount: 900, lines: [{ amount: 80 }] })
    const checked = await secretive.post(invoices.checkInvoice, { factuurNummer: unbooked }, as)
    expect(checked.answer).toMatchObject({ klopt: false, toonPrijs: false })
    expect(new Set(checked.answer.punten.map(({ bedrag }) => bedrag))).toEqual(new Set([0]))
    const projectsOf = await secretive.post(invoices.getInvoicedProjects, { gebruikerLogin: eva.userName }, as)
    expect(projectsOf.answer.items.find(({ projectNummer }) => projectNummer === eva.projectNo)).toMatchObject({
      aantalFacturen: 2,
      totaalPrijs: 0,
      openstaandBedrag: 0,
    })
  })

  it('are summed for each project of the user, and for no other (R-ROUTE-25)', async () => {
    const eva = await builder()
    const stranger = await builder()
    await buildBill(portal, { locationNo: eva.locationNo, amount: 100, remainingAmount: 21 })
    await buildBill(portal, { locationNo: '', projectNo: eva.projectNo, amount: 50, remainingAmount: 0 })
    await buildBill(portal, { locationNo: '', projectNo: eva.projectNo, billToNo: 'K9999', amount: 9 })
    await buildBill(portal, { locationNo: stranger.locationNo, amount: 7 })
    const { answer } = await portal.post(
      invoices.getInvoicedProjects,
      { gebruikerLogin: eva.userName },
      { as: eva.userName },
    )
    expect(answer.items[0]).toEqual({
      projectNummer: eva.projectNo,
      materieellocatie: [eva.locationNo, eva.other].sort()[0],
      aantalLocaties: 2,
      aantalFacturen: 2,
      totaalPrijs: 150,
      openstaandBedrag: 21,
    })
    expect(answer.items.map(({ projectNummer }) => projectNummer)).not.toContain(stranger.projectNo)
  })
})

describe('the check of an invoice', () => {
  it('says what does not add up, line by line', async () => {
    const eva = await builder()
    const good = await buildBill(portal, { locationNo: eva.locationNo, amount: 100, lines: [{ amount: 100 }] })
    expect((await check(good, eva.userName)).answer).toMatchObject({ klopt: true, punten: [] })
    const bad = await buildBill(portal, {
      locationNo: eva.locationNo,
      amount: 110,
      lines: [{ amount: 60 }, { amount: 40, bewakingspost: '' }],
    })
    expect((await check(bad, eva.userName)).answer).toMatchObject({
      klopt: false,
      punten: [
        { soort: 'zonder_post', regels: [20_000], bedrag: 40 },
        { soort: 'ander_totaal', regels: [], bedrag: 10 },
      ],
    })
  })

  it('says which posts the project does not have in MetaCom, and does not call it right while that is away', async () => {
    const books = await startMetacom({ projects: [{ no: 'PM1', name: 'Werk' }] })
    const place = { url: books.url, user: 'portaal', password: 'metacom-koppeling', certificateAuthority: null }
    const at = await startTestPortal({ tenant: 'dura', metacom: place })
    const { userName } = await buildPerson(at)
    const locationNo = await buildLocation(at, { projectNo: 'PM1' })
    await grantLocation(at, { userName, locationNo, role: 'site_manager' })
    const bill = (...posts: string[]) =>
      buildBill(at, {
        locationNo,
        amount: 10 * posts.length,
        lines: posts.map((bewakingspost) => ({ bewakingspost, amount: 10 })),
      })
    const [good, bad] = [await bill('05.32'), await bill('05.32', '77.00')]
    expect((await check(good, userName, at)).answer).toMatchObject({ klopt: true, postenGecontroleerd: true })
    expect((await check(bad, userName, at)).answer).toMatchObject({
      klopt: false,
      postenGecontroleerd: true,
      punten: [{ soort: 'post_onbekend', regels: [20_000], bewakingspost: '77.00', bedrag: 10 }],
    })
    await books.stop()
    expect((await check(bad, userName, at)).answer).toMatchObject({ postenGecontroleerd: false, punten: [] })
    await at.close()
  })

  it('answers for an invoice of somebody else as for none', async () => {
    const [eva, stranger] = [await builder(), await builder()]
    const no = await buildBill(portal, { locationNo: eva.locationNo })
    const [theirs, none] = [await check(no, stranger.userName), await check('VF26-99999', stranger.userName)]
    expect(theirs).toMatchObject({ status: 404, problem: { code: 'error.niet_gevonden' } })
    const { reference: _, ...refused } = theirs.problem ?? { reference: '' }
    const { reference: __, ...absent } = none.problem ?? { reference: '' }
    expect(refused).toEqual(absent)
  })
})

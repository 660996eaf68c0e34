import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildPerson, buildPiece, buildStock, grantLocation } from '../../../test/builders.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import { buildBill } from '../../../test/invoice-builders.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { stock } = contract
const statements = hearStatements()
let portal: TestPortal
beforeAll(async () => {
  const clock = testClock('2026-11-21T09:00:00Z')
  portal = await startTestPortal({ tenant: 'dura', clock, settings: { Prijzen_Intern: false } })
  await buildItem(portal, { no: 'GRAVER', description: 'Minigraver', rentPriceDay: 90, rentPriceWeek: 360 })
  await buildItem(portal, { no: 'SCHOT', description: 'Schot', kind: 'Artikel', bulk: true })
})
afterAll(() => portal.close())

let serial = 0
async function builder() {
  serial += 1
  const projectNo = `PS${serial}`
  const { userName } = await buildPerson(portal)
  const [here, there] = [await buildLocation(portal, { projectNo }), await buildLocation(portal, { projectNo })]
  for (const locationNo of [here, there]) await grantLocation(portal, { userName, locationNo, role: 'site_manager' })
  return { userName, here, there, projectNo }
}
type Builder = Awaited<ReturnType<typeof builder>>

async function putPiece(locationNo: string): Promise<string> {
  serial += 1
  const plantNo = `GV-${serial}`
  await buildPiece(portal, { no: plantNo, plantType: 'GRAVER', locationNo, description: 'Minigraver' })
  await buildStock(portal, { locationNo, plantType: 'GRAVER', plantNo })
  return plantNo
}
const putShutters = (locationNo: string, quantity: number) =>
  buildStock(portal, { locationNo, kind: 'Artikel', plantType: 'SCHOT', quantity, bulk: true, priceType: 'Verkoop' })

const read = async ({ userName, here }: Builder) =>
  (await portal.post(stock.getProjectStock, { gebruikerLogin: userName, materieellocatie: here }, { as: userName }))
    .answer
const readAll = async ({ userName }: Builder, zoekterm = '') =>
  (await portal.post(stock.getAllProjectStock, { gebruikerLogin: userName, zoekterm }, { as: userName })).answer

describe('the stock of a project', () => {
  it('stands on the post on which it was charged last at its location (R-ROUTE-25)', async () => {
    const eva = await builder()
    const [moved, fresh] = [await putPiece(eva.here), await putPiece(eva.there)]
    await putShutters(eva.here, 12)
    const bill = (locationNo: string, postingDate: string, line: object) =>
      buildBill(portal, { locationNo, postingDate, lines: [line] })
    await bill(eva.here, '2026-10-01', { plantNo: moved, plantType: 'GRAVER', bewakingspost: '01.00' })
    await bill(eva.here, '2026-11-01', { plantNo: moved, plantType: 'GRAVER', bewakingspost: '05.32' })
    // What was charged elsewhere says nothing of here.
    await bill(eva.there, '2026-11-02', { plantNo: moved, plantType: 'GRAVER', bewakingspost: '99.99' })
    await bill(eva.here, '2026-11-03', { plantNo: '', plantType: 'SCHOT', bewakingspost: '12.10' })
    const { projectNummer, items } = await read(eva)
    expect(projectNummer).toBe(eva.projectNo)
    const shown = items.map((row) => [
      row.materieelNummer || row.materieelSoort,
      row.bewakingspost,
      row.materieellocatie,
    ])
    expect(shown).toEqual([
      [moved, '05.32', eva.here],
      ['SCHOT', '12.10', eva.here],
      // Its kind was charged on that post at this location.
      [fresh, '99.99', eva.there],
    ])
    expect(items[0]).toMatchObject({ omschrijving: 'Minigraver', huidig: 1, toonPrijs: true, huurPrijsWeek: 360 })
    expect(items[1]).toMatchObject({ huidig: 12, saleType: 'Verkoop' })
  })

  it('leaves a counted thing without a post that was charged a hundred days ago or longer', async () => {
    const eva = await builder()
    await putShutters(eva.here, 12)
    await putShutters(eva.there, 5)
    const line = { plantNo: '', plantType: 'SCHOT', bewakingspost: '12.10' }
    await buildBill(portal, { locationNo: eva.here, postingDate: '2026-08-13', lines: [line] })
    await buildBill(portal, { locationNo: eva.there, postingDate: '2026-08-14', lines: [line] })
    const posts = (await read(eva)).items.map((row) => [row.materieellocatie, row.bewakingspost])
    expect(Object.fromEntries(posts)).toEqual({ [eva.here]: '', [eva.there]: '12.10' })
  })

  it('has nothing of another project or of somebody else', async () => {
    const [eva, stranger] = [await builder(), await builder()]
    await putPiece(stranger.here)
    expect((await read(eva)).items).toEqual([])
    expect((await readAll(eva)).items).toEqual([])
    const theirs = await portal.post(
      stock.getProjectStock,
      { gebruikerLogin: eva.userName, materieellocatie: stranger.here },
      { as: eva.userName },
    )
    expect(theirs).toMatchObject({ status: 404, problem: { code: 'error.niet_gevonden' } })
  })

  it('is one row for each kind on each post of all projects together (R-ROUTE-25)', async () => {
    const eva = await builder()
    const [first] = [await putPiece(eva.here), await putPiece(eva.there), await putShutters(eva.there, 3)]
    await buildBill(portal, {
      locationNo: eva.here,
      lines: [{ plantNo: first, plantType: 'GRAVER', bewakingspost: '05.32' }],
    })
    const shown = (await readAll(eva)).items.map((row) => [
      row.projectNummer,
      row.bewakingspost,
      row.materieelSoort,
      row.huidig,
      row.stuks,
      row.materieellocatie,
    ])
    expect(shown).toEqual([
      [eva.projectNo, '', 'GRAVER', 1, 1, eva.there],
      [eva.projectNo, '', 'SCHOT', 3, 0, eva.there],
      [eva.projectNo, '05.32', 'GRAVER', 1, 1, eva.here],
    ])
    expect((await readAll(eva, 'graver 05.32')).items).toHaveLength(1)
    expect((await readAll(eva, 'niets')).items).toEqual([])
  })

  it('is read in the same number of statements, however much there is', async () => {
    const [few, many] = [await builder(), await builder()]
    await putPiece(few.here)
    for (let piece = 0; piece < 20; piece += 1) await putPiece(many.here)
    await Promise.all([read(few), read(many)])
    const counted = async (person: Builder) => (await statements.during(() => read(person))).length
    expect(await counted(many)).toBe(await counted(few))
  })
})

import { contract } from '@portal/contract/calls.ts'
import { exitOrderKinds } from '@portal/domain/states/enums.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDocument, buildItem, buildLocation, buildPerson, grantLocation } from '../../../test/builders.ts'
import { buildExitOrder, buildPhoto } from '../../../test/order-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { exitOrders } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { Prijzen_Intern: true } })
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen' })
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<typeof buildPerson>>
const at = ({ userName, locationNo }: Person) => ({ gebruikerLogin: userName, materieellocatie: locationNo })
const list = async (person: Person) =>
  (await portal.post(exitOrders.getExitOrders, at(person), { as: person.userName })).answer.items

describe('the exit orders of a location', () => {
  it('have number, type, date, total, reason, price each and quantity, the latest first (R-ENT-35)', async () => {
    const eva = await buildPerson(portal)
    const first = await buildExitOrder(portal, { locationNo: eva.locationNo, date: '2026-10-01', prices: [10, 20] })
    const second = await buildExitOrder(portal, { locationNo: eva.locationNo })
    await buildExitOrder(portal, { locationNo: (await buildPerson(portal)).locationNo })
    expect(await list(eva)).toEqual([
      {
        nummer: second,
        type: 'Vermissing',
        datum: '2026-11-03',
        reden: 'Niet teruggevonden',
        toonPrijs: true,
        totaalBedrag: 240,
        prijsPerStuk: 120,
        aantal: 2,
        materieellocatie: eva.locationNo,
        locatieOmschrijving: `Bouwplaats ${eva.locationNo}`,
      },
      expect.objectContaining({ nummer: first, totaalBedrag: 60, prijsPerStuk: null, aantal: 4 }),
    ])
  })

  it('are of every type that there is (R-STATE-06)', async () => {
    const eva = await buildPerson(portal)
    for (const type of exitOrderKinds) await buildExitOrder(portal, { locationNo: eva.locationNo, type })
    expect((await list(eva)).map(({ type }) => type).toSorted()).toEqual([...exitOrderKinds].toSorted())
  })

  it('are those of all the user’s locations of a project when it is asked for', async () => {
    const eva = await buildPerson(portal)
    const projectNummer = `P${eva.locationNo}`
    const second = await buildLocation(portal, { projectNo: projectNummer })
    await grantLocation(portal, { userName: eva.userName, locationNo: second, role: 'administration' })
    const there = await buildExitOrder(portal, { locationNo: second })
    await buildExitOrder(portal, { locationNo: await buildLocation(portal, { projectNo: projectNummer }) })
    const elsewhere = await buildLocation(portal)
    await grantLocation(portal, { userName: eva.userName, locationNo: elsewhere, role: '' })
    const outside = await buildExitOrder(portal, { locationNo: elsewhere })
    const input = { ...at(eva), projectNummer }
    const { answer } = await portal.post(exitOrders.getProjectExitOrders, input, { as: eva.userName })
    expect(answer.items.map(({ nummer }) => nummer)).toEqual([there])
    const open = (nummer: string) =>
      portal.post(exitOrders.getProjectExitOrder, { nummer, projectNummer }, { as: eva.userName })
    expect((await open(there)).status).toBe(200)
    expect((await open(outside)).status).toBe(404)
  })
})

describe('one exit order', () => {
  it('has its lines, photos and documents', async () => {
    const eva = await buildPerson(portal)
    const nummer = await buildExitOrder(portal, { locationNo: eva.locationNo })
    const hash = await buildPhoto(portal, { parentType: 'Exitorder', parentNo: nummer })
    const paper = await buildDocument(portal, { parentType: 'Exitorder', parentNo: nummer })
    const { answer } = await portal.post(exitOrders.getExitOrder, { nummer }, { as: eva.userName })
    expect(answer.regels).toMatchObject([
      { materieelSoort: 'MOLEN', omschrijving: 'Betonmolen', aantal: 2, prijsPerStuk: 120, bedrag: 240 },
    ])
    const images = await portal.post(exitOrders.getExitOrderImages, { nummer }, { as: eva.userName })
    expect(images.answer.items).toEqual([{ regelNummer: 10_000, afbeelding: `/afbeeldingen/${hash}` }])
    const papers = await portal.post(exitOrders.getExitOrderDocuments, { nummer }, { as: eva.userName })
    expect(papers.answer.items.map((document) => document.documentNummer)).toEqual([paper])
  })

  it('of another location is not found, exactly like one that never was', async () => {
    const eva = await buildPerson(portal)
    const theirs = await buildExitOrder(portal, { locationNo: (await buildPerson(portal)).locationNo })
    for (const nummer of [theirs, 'NIETS'])
      for (const call of [exitOrders.getExitOrder, exitOrders.getExitOrderImages, exitOrders.getExitOrderDocuments]) {
        const { problem } = await portal.post(call, { nummer }, { as: eva.userName })
        expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden', params: {} })
      }
  })

  it('sends no amounts where the company shows none', async () => {
    const inside = await startTestPortal({ database: portal.database, settings: { Facturen_ToonBedragen: false } })
    try {
      const eva = await buildPerson(portal)
      const nummer = await buildExitOrder(portal, { locationNo: eva.locationNo })
      const hidden = { toonPrijs: false, totaalBedrag: 0, prijsPerStuk: 0, aantal: 2 }
      const all = await inside.post(exitOrders.getExitOrders, at(eva), { as: eva.userName })
      expect(all.answer.items).toMatchObject([hidden])
      const { answer } = await inside.post(exitOrders.getExitOrder, { nummer }, { as: eva.userName })
      expect(answer).toMatchObject({ ...hidden, regels: [{ aantal: 2, prijsPerStuk: 0, bedrag: 0 }] })
    } finally {
      await inside.close()
    }
  })
})

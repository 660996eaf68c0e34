import { contract } from '@portal/contract/calls.ts'
import { orderKinds } from '@portal/domain/states/enums.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildDocument, buildItem, buildLocation, buildPerson, grantLocation } from '../../../test/builders.ts'
import { buildCost, buildOrder, buildPhoto } from '../../../test/order-builders.ts'
import { buildRequest } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { orders } = contract
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ settings: { Prijzen_Intern: false } })
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen', weight: 50 })
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<typeof buildPerson>>
const kinds = {
  Aanvoer: {
    list: orders.getDeliveredOrders,
    project: orders.getProjectDeliveredOrders,
    one: orders.getDeliveredOrder,
    projectOne: orders.getProjectDeliveredOrder,
    costs: orders.getDeliveredCosts,
    end: 'toLocation',
  },
  Afvoer: {
    list: orders.getRemovedOrders,
    project: orders.getProjectRemovedOrders,
    one: orders.getRemovedOrder,
    projectOne: orders.getProjectRemovedOrder,
    costs: orders.getRemovedCosts,
    end: 'fromLocation',
  },
  Overige_verplaatsingen: {
    list: orders.getMovedOrders,
    project: orders.getProjectMovedOrders,
    one: orders.getMovedOrder,
    projectOne: orders.getProjectMovedOrder,
    costs: orders.getMovedCosts,
    end: 'toLocation',
  },
} as const

const at = ({ userName, locationNo }: Person) => ({ gebruikerLogin: userName, materieellocatie: locationNo })

describe.each(orderKinds)('orders of the kind %s', (type) => {
  const { list, project, one, projectOne, costs, end } = kinds[type]

  it('are those of this kind and location, the latest first (R-ENT-34, R-STATE-04)', async () => {
    const eva = await buildPerson(portal)
    const early = await buildOrder(portal, { type, [end]: eva.locationNo, deliveryDate: '2026-11-01' })
    const late = await buildOrder(portal, { type, [end]: eva.locationNo, status: 'Posted', postedDate: '2026-11-09' })
    const other = orderKinds.find((kind) => kind !== type)
    await buildOrder(portal, { type: other ?? type, toLocation: eva.locationNo, fromLocation: eva.locationNo })
    await buildOrder(portal, { type, [end]: (await buildPerson(portal)).locationNo })
    const { answer } = await portal.post(list, at(eva), { as: eva.userName })
    expect(answer.items.map((order) => order.ordernummer)).toEqual([late, early])
    expect(answer.items[0]).toMatchObject({
      type,
      status: 'Posted',
      orderDatum: '2026-11-02',
      leverDatum: '2026-11-05',
      geboektOp: '2026-11-09',
      aangevraagdDoor: 'KANTOOR',
      referentie: 'Dak',
      ophalen: false,
      aantalRegels: 1,
      materieellocatie: eva.locationNo,
    })
  })

  it('are those of all the user’s locations of a project when it is asked for (R-STATE-04)', async () => {
    const eva = await buildPerson(portal)
    const projectNummer = `P${eva.locationNo}`
    const second = await buildLocation(portal, { projectNo: projectNummer })
    await grantLocation(portal, { userName: eva.userName, locationNo: second, role: 'administration' })
    const colleagues = await buildLocation(portal, { projectNo: projectNummer })
    const elsewhere = await buildLocation(portal)
    await grantLocation(portal, { userName: eva.userName, locationNo: elsewhere, role: '' })
    const there = await buildOrder(portal, { type, [end]: second })
    await buildOrder(portal, { type, [end]: colleagues })
    const outside = await buildOrder(portal, { type, [end]: elsewhere })
    const { answer } = await portal.post(project, { ...at(eva), projectNummer }, { as: eva.userName })
    expect(answer.items.map((order) => [order.ordernummer, order.materieellocatie])).toEqual([[there, second]])
    const open = (ordernummer: string) => portal.post(projectOne, { ordernummer, projectNummer }, { as: eva.userName })
    expect((await open(there)).answer.materieellocatie).toBe(second)
    expect((await open(outside)).status).toBe(404)
    expect((await portal.post(project, { ...at(eva), projectNummer: 'X' }, { as: eva.userName })).status).toBe(404)
  })

  it('open with their lines (R-ENT-34)', async () => {
    const eva = await buildPerson(portal)
    const ordernummer = await buildOrder(portal, { type, [end]: eva.locationNo })
    const { answer } = await portal.post(one, { ordernummer }, { as: eva.userName })
    expect(answer.regels).toEqual([
      {
        regelNummer: 10_000,
        type: 'Materieel',
        materieelSoort: 'MOLEN',
        omschrijving: 'Betonmolen',
        eenheid: 'STUK',
        materieelNummer: 'S1',
        aantal: 2,
        aantalGeboekt: 1,
        afbeelding: null,
        gewichtPerStuk: 50,
      },
    ])
  })

  it('cost what their lines say, each of its type (R-STATE-07)', async () => {
    const eva = await buildPerson(portal)
    const ordernummer = await buildOrder(portal, { type, [end]: eva.locationNo })
    await buildCost(portal, { orderType: type, orderNo: ordernummer, lineNo: 1 })
    await buildCost(portal, {
      orderType: type,
      orderNo: ordernummer,
      lineNo: 2,
      costType: 'Sundry_Costs',
      amount: 12.5,
    })
    const other = orderKinds.find((kind) => kind !== type)
    await buildCost(portal, { orderType: other ?? type, orderNo: ordernummer, lineNo: 1 })
    const { answer } = await portal.post(costs, { ordernummer }, { as: eva.userName })
    expect(answer.toonPrijs).toBe(true)
    expect(answer.kostenRegels).toMatchObject([
      { type: 'Transport', omschrijving: 'Dieplader', aantal: 1, stuksPrijs: 285, bedrag: 285 },
      { type: 'Sundry_Costs', bedrag: 12.5 },
    ])
  })

  it('of another location are not found, exactly like one that never was', async () => {
    const eva = await buildPerson(portal)
    const theirs = await buildOrder(portal, { type, [end]: (await buildPerson(portal)).locationNo })
    const files = [orders.getOrderImages, orders.getOrderDocuments]
    const answers = await Promise.all(
      [theirs, 'NIETS'].map(async (ordernummer) => {
        const replies = [
          portal.post(one, { ordernummer }, { as: eva.userName }),
          portal.post(costs, { ordernummer }, { as: eva.userName }),
          ...files.map((call) => portal.post(call, { ordernummer, soort: type }, { as: eva.userName })),
        ]
        return (await Promise.all(replies)).map(({ problem }) => [problem?.status, problem?.code])
      }),
    )
    expect(answers[0]).toEqual(Array.from({ length: 4 }, () => [404, 'error.niet_gevonden']))
    expect(answers[1]).toEqual(answers[0])
  })
})

describe('a move', () => {
  it('is shown at both ends, each in its own list', async () => {
    const from = await buildPerson(portal)
    const to = await buildPerson(portal)
    const ends = { fromLocation: from.locationNo, toLocation: to.locationNo }
    const no = await buildOrder(portal, { type: 'Overige_verplaatsingen', ...ends })
    const list = async (person: Person, richting?: 'van' | 'naar') => {
      const input = { ...at(person), ...(richting && { richting }) }
      const { answer } = await portal.post(orders.getMovedOrders, input, { as: person.userName })
      return answer.items.map((order) => [order.ordernummer, order.materieellocatie])
    }
    expect(await list(from, 'van')).toEqual([[no, from.locationNo]])
    expect(await list(from, 'naar')).toEqual([])
    expect(await list(to, 'naar')).toEqual([[no, to.locationNo]])
    expect(await list(to)).toEqual([[no, to.locationNo]])
    const { answer } = await portal.post(orders.getMovedOrder, { ordernummer: no }, { as: from.userName })
    expect(answer).toMatchObject({
      vanOmschrijving: `Bouwplaats ${from.locationNo}`,
      materieellocatie: from.locationNo,
    })
  })
})

describe('the open orders', () => {
  it('are counted by the screens that show them, those of the project when it is named', async () => {
    const eva = await buildPerson(portal)
    const projectNummer = `P${eva.locationNo}`
    const second = await buildLocation(portal, { projectNo: projectNummer })
    await grantLocation(portal, { userName: eva.userName, locationNo: second, role: '' })
    const { locationNo } = eva
    await buildOrder(portal, { type: 'Aanvoer', toLocation: locationNo })
    await buildOrder(portal, { type: 'Aanvoer', toLocation: locationNo, status: 'Posted' })
    await buildOrder(portal, { type: 'Afvoer', fromLocation: second })
    await buildOrder(portal, { type: 'Overige_verplaatsingen', fromLocation: locationNo, toLocation: second })
    const read = async (input: object) =>
      (await portal.post(orders.getOpenOrders, { ...at(eva), ...input }, { as: eva.userName })).answer
    expect(await read({})).toEqual({ aanvoer: 1, afvoer: 0, naarVerplaatsing: 0, vanVerplaatsing: 1 })
    const whole = { aanvoer: 1, afvoer: 1, naarVerplaatsing: 1, vanVerplaatsing: 1 }
    expect(await read({ projectNummer })).toEqual(whole)
  })
})

describe('an order', () => {
  it('is another one than that of the same number and another kind', async () => {
    const eva = await buildPerson(portal)
    await buildOrder(portal, { no: 'GELIJK', type: 'Aanvoer', toLocation: eva.locationNo, reference: 'Aan' })
    await buildOrder(portal, { no: 'GELIJK', type: 'Afvoer', fromLocation: eva.locationNo, reference: 'Af' })
    const read = async (call: typeof orders.getDeliveredOrder) =>
      (await portal.post(call, { ordernummer: 'GELIJK' }, { as: eva.userName })).answer.referentie
    expect([await read(orders.getDeliveredOrder), await read(orders.getRemovedOrder)]).toEqual(['Aan', 'Af'])
  })

  it('has its photos and documents', async () => {
    const eva = await buildPerson(portal)
    const ordernummer = await buildOrder(portal, { toLocation: eva.locationNo })
    const hash = await buildPhoto(portal, { parentType: 'Order', parentNo: ordernummer })
    const documentNummer = await buildDocument(portal, { parentType: 'Order', parentNo: ordernummer })
    await buildDocument(portal, { parentType: 'Exitorder', parentNo: ordernummer })
    const key = { ordernummer, soort: 'Aanvoer' as const }
    const images = await portal.post(orders.getOrderImages, key, { as: eva.userName })
    expect(images.answer.items).toEqual([{ regelNummer: 10_000, afbeelding: `/afbeeldingen/${hash}` }])
    const papers = await portal.post(orders.getOrderDocuments, key, { as: eva.userName })
    expect(papers.answer.items.map((paper) => paper.documentNummer)).toEqual([documentNummer])
  })

  it('can be read with the read-only role (R-ROLE-30)', async () => {
    const reader = await buildPerson(portal, { role: 'administration' })
    const ordernummer = await buildOrder(portal, { toLocation: reader.locationNo })
    expect((await portal.post(orders.getDeliveredOrder, { ordernummer }, { as: reader.userName })).status).toBe(200)
  })

  it('sends no amounts to who may not see prices (R-VAL-15)', async () => {
    const inside = await startTestPortal({ database: portal.database, settings: { Prijzen_Intern: true } })
    try {
      const eva = await buildPerson(portal)
      const ordernummer = await buildOrder(portal, { toLocation: eva.locationNo })
      await buildCost(portal, { orderNo: ordernummer, lineNo: 1 })
      const { answer } = await inside.post(orders.getDeliveredCosts, { ordernummer }, { as: eva.userName })
      expect(answer.toonPrijs).toBe(false)
      expect(answer.kostenRegels).toMatchObject([{ omschrijving: 'Dieplader', stuksPrijs: 0, bedrag: 0 }])
    } finally {
      await inside.close()
    }
  })
})

describe('an order by its number', () => {
  const find = async (person: Person, term: string, maximum?: number) => {
    const input = { gebruikerLogin: person.userName, term, ...(maximum && { maximum }) }
    return (await portal.post(orders.findOrders, input, { as: person.userName })).answer
  }

  it('is found by the beginning of it, with or without its letters, at the own locations only', async () => {
    const eva = await buildPerson(portal)
    const other = await buildPerson(portal)
    const far = await buildLocation(portal)
    await buildOrder(portal, { type: 'Aanvoer', no: 'VO-880001', toLocation: eva.locationNo })
    await buildOrder(portal, { type: 'Afvoer', no: 'AO-880002', fromLocation: eva.locationNo, toLocation: '' })
    const move = {
      type: 'Overige_verplaatsingen',
      no: 'VP-880003',
      fromLocation: eva.locationNo,
      toLocation: far,
    } as const
    await buildOrder(portal, move)
    await buildOrder(portal, { type: 'Aanvoer', no: 'VO-880004', toLocation: other.locationNo })
    const numbers = async (term: string) =>
      (await find(eva, term)).items.map(({ ordernummer }) => ordernummer).toSorted()
    expect(await numbers('8800')).toEqual(['AO-880002', 'VO-880001', 'VP-880003'])
    expect(await numbers('vo-88')).toEqual(['VO-880001'])
    expect(await numbers('vo%')).toEqual([])
    expect(await numbers('80002')).toEqual([])
    expect((await find(eva, 'VP-880003')).items).toMatchObject([
      { type: 'Overige_verplaatsingen', materieellocatie: eva.locationNo, leverDatum: '2026-11-05' },
    ])
    expect((await find(eva, '8800', 2)).items).toHaveLength(2)
    expect((await find(other, '8800')).items).toMatchObject([{ ordernummer: 'VO-880004' }])
  })

  it('is found by the number of its request too, which the answer names, with what is in it', async () => {
    const eva = await buildPerson(portal)
    await buildOrder(portal, { type: 'Aanvoer', no: 'VO-881001', toLocation: eva.locationNo })
    await portal.db.execute(sql`update erp_orders set request_no = 'AV-662001' where no = 'VO-881001'`)
    expect((await find(eva, '662001')).items).toMatchObject([
      { ordernummer: 'VO-881001', aanvraagnummer: 'AV-662001', inhoud: { anderen: 0 } },
    ])
    const request = await buildRequest(portal, eva)
    await portal.db.execute(sql`update requests set erp_no = 'AV-662001' where id = ${request.id}`)
    expect((await find(eva, request.no)).items).toMatchObject([
      { ordernummer: 'VO-881001', aanvraagnummer: request.no },
    ])
  })

  it('is not looked for by two characters', async () => {
    const { userName } = await buildPerson(portal)
    const reply = await portal.post(orders.findOrders, { gebruikerLogin: userName, term: '88' }, { as: userName })
    expect(reply.problem).toMatchObject({ code: 'verzoek.onjuist', field: 'term' })
  })
})

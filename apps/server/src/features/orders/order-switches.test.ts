import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPerson } from '../../../test/builders.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

const { orders } = contract
const closed = { status: 403, problem: { code: 'error.niet_toegankelijk' } }
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({
    settings: { AppMaterieelorders_Afvoer_Actief: false, AppMaterieelorders_VerplaatsingVan_Actief: false },
  })
})
afterAll(() => portal.close())

describe('a kind of orders that is switched off', () => {
  it('is closed by every call, and the others are as they were (R-SCR-SHELL-25, R-SET-32)', async () => {
    const { userName, locationNo } = await buildPerson(portal)
    const as = { as: userName }
    const here = { gebruikerLogin: userName, materieellocatie: locationNo }
    const removal = { ordernummer: await buildOrder(portal, { type: 'Afvoer', fromLocation: locationNo }) }
    const arrival = await buildOrder(portal, { type: 'Aanvoer', toLocation: locationNo })
    expect(await portal.post(orders.getRemovedOrders, here, as)).toMatchObject(closed)
    expect(await portal.post(orders.getRemovedOrder, removal, as)).toMatchObject(closed)
    expect(await portal.post(orders.getRemovedCosts, removal, as)).toMatchObject(closed)
    expect(await portal.post(orders.getOrderImages, { ...removal, soort: 'Afvoer' }, as)).toMatchObject(closed)
    const { items } = (await portal.post(orders.getDeliveredOrders, here, as)).answer
    expect(items.map(({ ordernummer }) => ordernummer)).toEqual([arrival])
  })

  it('closes that end of the moves only', async () => {
    const { userName, locationNo } = await buildPerson(portal)
    const move = await buildOrder(portal, { type: 'Overige_verplaatsingen', toLocation: locationNo })
    const ask = (richting: 'naar' | 'van') =>
      portal.post(
        orders.getMovedOrders,
        { gebruikerLogin: userName, materieellocatie: locationNo, richting },
        { as: userName },
      )
    expect(await ask('van')).toMatchObject(closed)
    expect((await ask('naar')).answer.items.map(({ ordernummer }) => ordernummer)).toEqual([move])
  })

  it('is not found by a number', async () => {
    const { userName, locationNo } = await buildPerson(portal)
    await buildOrder(portal, { no: 'VO-770001', type: 'Afvoer', fromLocation: locationNo })
    await buildOrder(portal, { no: 'VO-770002', type: 'Aanvoer', toLocation: locationNo })
    const { items } = (
      await portal.post(orders.findOrders, { gebruikerLogin: userName, term: '7700' }, { as: userName })
    ).answer
    expect(items.map(({ ordernummer }) => ordernummer)).toEqual(['VO-770002'])
  })
})

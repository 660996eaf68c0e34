import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildPerson } from '../../../test/builders.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { buildErpRequest, buildRequest, type Requester } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

let portal: TestPortal
let eva: Requester
beforeAll(async () => {
  portal = await startTestPortal()
  eva = await buildPerson(portal)
  await buildItem(portal, { no: 'MOLEN', description: 'Betonmolen 150 l' })
  await portal.db.execute(sql`
    insert into erp_translations (subject, code, language, text, row_version)
    values ('Soort', 'MOLEN', 'de-DE', 'Betonmischer 150 l', 1)`)
})
afterAll(() => portal.close())

const place = () => ({ gebruikerLogin: eva.userName, materieellocatie: eva.locationNo })
async function listed(number: string, language = 'nl-NL') {
  const options = { as: eva.userName, headers: { 'accept-language': language } }
  const { answer } = await portal.post(contract.requests.getRequests, place(), options)
  return answer.items.find(({ aanvraagnummer }) => aanvraagnummer === number)?.inhoud
}
const details = async (number: string) =>
  (await portal.post(contract.requests.getRequest, { aanvraagnummer: number }, { as: eva.userName })).answer.inhoud

describe('a request is called by', () => {
  it('its first thing in the language of the reader, how many, and the number of further lines', async () => {
    const { no } = await buildRequest(portal, eva)
    expect(await listed(no)).toEqual({ naam: 'Betonmolen 150 l', aantal: 2, anderen: 1, afbeelding: null })
    expect((await listed(no, 'de-DE'))?.naam).toBe('Betonmischer 150 l')
    expect(await details(no)).toEqual(await listed(no))
  })

  it('its things also when only the back office knows it, and never by the charge for urgency', async () => {
    const no = await buildErpRequest(portal, { to: eva.locationNo })
    await portal.db.execute(sql`
      insert into erp_request_lines values (${no}, 5000, 'Artikel', 'SPOED', '', 1, 0, '', '', 1)`)
    expect(await listed(no)).toMatchObject({ naam: 'Betonmolen 150 l', anderen: 1 })
    expect(await details(no)).toEqual(await listed(no))
  })

  it('its load when it is a drive, and by nothing when there is nothing', async () => {
    const drive = await buildErpRequest(portal, { to: eva.locationNo, type: 'Overige_verplaatsingen' })
    await portal.db.execute(sql`delete from erp_request_lines where request_no = ${drive}`)
    expect(await listed(drive)).toEqual({ naam: '', aantal: 0, anderen: 0, afbeelding: null })
    await portal.db.execute(sql`update erp_requests set load = 'Kraandelen' where no = ${drive}`)
    expect(await listed(drive)).toMatchObject({ naam: 'Kraandelen', anderen: 0 })
  })
})

it('an order is called by its first thing, how many, and further lines, in its list and by itself', async () => {
  const no = await buildOrder(portal, { toLocation: eva.locationNo, line: { quantity: 3 } })
  await portal.db.execute(sql`
    insert into erp_order_lines (order_type, order_no, line_no, kind, no, plant_no, quantity, qty_posted, row_version)
    values ('Aanvoer', ${no}, 5000, 'Artikel', 'SPOED', '', 1, 0, 1), ('Aanvoer', ${no}, 20000, 'Artikel', 'WEG', '', 1, 0, 1)`)
  const called = { naam: 'Betonmolen 150 l', aantal: 3, anderen: 1, afbeelding: null }
  const all = await portal.post(contract.orders.getDeliveredOrders, place(), { as: eva.userName })
  expect(all.answer.items.find(({ ordernummer }) => ordernummer === no)?.inhoud).toEqual(called)
  const one = await portal.post(
    contract.orders.getDeliveredOrder,
    { ...place(), ordernummer: no },
    { as: eva.userName },
  )
  expect(one.answer.inhoud).toEqual(called)
})

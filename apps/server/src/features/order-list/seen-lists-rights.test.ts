import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { addTo, buildEquipment, changePlaces, readOf, type Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { orderList } = contract
let portal: TestPortal
let eva: Somebody
let list: { readonly id: string; readonly line: string }

beforeAll(async () => {
  portal = await startTestPortal()
  await buildEquipment(portal)
})
afterAll(() => portal.close())
beforeEach(async () => {
  eva = await buildPerson(portal)
  const { answer } = await addTo(portal, eva, { materieelSoort: 'BEZEM', type: 'Artikel', aantal: 3 })
  list = { id: answer.lijst?.id ?? '', line: answer.items[0]?.id ?? '' }
  // This reads list and thing by their names, so that both are seen from here on.
  expect((await add()).status).toBe(200)
})

function add(who = eva) {
  const named = { gebruikerLogin: who.userName, materieellocatie: who.locationNo, bestellijstId: list.id }
  const bestelListItems = [{ type: 'Artikel' as const, aantal: 1, materieelSoort: 'BEZEM' }]
  return portal.post(orderList.addDetails, { ...named, bestelListItems }, { as: who.userName })
}
const change = (aantal: number, who = eva) =>
  portal.post(orderList.updateItems, { items: [{ id: list.line, aantal, comment: '' }] }, { as: who.userName })
const remove = (who = eva) => portal.post(orderList.removeItem, { id: list.line }, { as: who.userName })
const tries = async (who = eva) => [await add(who), await change(9, who), await remove(who)]
const stored = async () => {
  const kept = sql`select quantity::int as quantity from order_list_items where list_id = ${list.id}`
  return (await portal.db.execute(kept)).rows
}
/** Another process does something to the list. */
const elsewhere = (statement: ReturnType<typeof sql>) =>
  portal.db.execute(sql`with done as (${statement}) update order_lists set version = version + 1 where id = ${list.id}`)

describe('a list that this process has seen', () => {
  it('is not changed once its location is blocked', async () => {
    await changePlaces(portal, sql`update erp_locations set blocked = true where no = ${eva.locationNo}`)
    for (const { problem } of await tries()) expect(problem).toMatchObject({ code: 'locatie.geblokkeerd' })
    expect(await stored()).toEqual([{ quantity: 4 }])
  })

  it('is not there once its location is no more of this person', async () => {
    await changePlaces(portal, sql`delete from erp_user_locations where user_name = ${eva.userName}`)
    for (const { status } of await tries()) expect(status).toBe(404)
    expect(await stored()).toEqual([{ quantity: 4 }])
  })

  it('is not there for a colleague at its location, who has a list of their own', async () => {
    const jan = { userName: await buildUser(portal, { userName: `jan${Date.now()}` }), locationNo: eva.locationNo }
    await grantLocation(portal, { ...jan, role: 'site_manager' })
    await addTo(portal, jan, { materieelSoort: 'BEZEM', type: 'Artikel' })
    for (const { status } of await tries(jan)) expect(status).toBe(404)
    expect(await stored()).toEqual([{ quantity: 4 }])
  })

  it('is changed again as soon as its submission, which was seen, is withdrawn', async () => {
    await elsewhere(sql`insert into saved_requests (no, list_id, user_name, location_no, status, approvers, form, lines, submitted_at)
      select 'G-' || gen_random_uuid(), id, user_name, location_no, 'Requested', '{}', '{}', '[]', now()
      from order_lists where id = ${list.id}`)
    expect((await readOf(portal, eva, list.id)).lijst?.toestand).toBe('ingediend')
    expect((await change(9)).problem).toMatchObject({ code: 'bestellijst.geblokkeerd' })
    await readOf(portal, eva, list.id)
    await elsewhere(sql`update saved_requests set status = 'Cancelled' where list_id = ${list.id}`)
    expect((await change(9)).status).toBe(200)
    expect(await stored()).toEqual([{ quantity: 9 }])
  })
})

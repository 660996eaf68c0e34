import { contract } from '@portal/contract/calls.ts'
import { emptyId } from '@portal/contract/values.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildItem, buildLocation, buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { addTo, buildEquipment, changePlaces, readOf, type Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { orderList } = contract
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal({ settings: { Prijzen_Intern: false } })
  await buildEquipment(portal)
})
afterAll(() => portal.close())

const somebody = () => buildPerson(portal)
const add = (person: Somebody, item: Parameters<typeof addTo>[2]) => addTo(portal, person, item)
const read = (person: Somebody, listId?: string) => readOf(portal, person, listId)

const unknownId = '11111111-1111-4111-8111-111111111111'

describe('what is not yours or may not be changed', () => {
  /** Every call that changes a list, on the list given. */
  function changes(owner: Somebody, list: { id: string; lineId: string }) {
    const base = { gebruikerLogin: owner.userName, materieellocatie: owner.locationNo }
    const items = [{ type: 'Artikel' as const, aantal: 1, materieelSoort: 'BEZEM' }]
    const as = { as: owner.userName }
    return {
      addItem: () =>
        portal.post(orderList.addItem, { ...base, type: 'Artikel', aantal: 1, materieelSoort: 'BEZEM' }, as),
      addItems: () => portal.post(orderList.addItems, { ...base, bestelListItems: items }, as),
      addDetails: () =>
        portal.post(orderList.addDetails, { ...base, bestelListItems: items, bestellijstId: list.id }, as),
      addList: () => portal.post(orderList.addList, { ...base, naam: 'Nieuw' }, as),
      updateItems: () =>
        portal.post(orderList.updateItems, { items: [{ id: list.lineId, aantal: 2, comment: '' }] }, as),
      removeItem: () => portal.post(orderList.removeItem, { id: list.lineId }, as),
      renameList: () => portal.post(orderList.renameList, { newName: 'Anders', bestellijstId: list.id }, as),
      removeAllItems: () =>
        portal.post(
          orderList.removeAllItems,
          { gebruikerLogin: owner.userName, materieelLocatie: owner.locationNo, bestellijstId: list.id },
          as,
        ),
    }
  }

  async function filled(eva: Somebody) {
    const { answer } = await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })
    return { id: answer.lijst?.id ?? '', lineId: answer.items[0]?.id ?? '' }
  }

  it('answers for the lists and lines of others as if there were none', async () => {
    const eva = await somebody()
    const list = await filled(eva)
    const stranger = await somebody()
    const there = { userName: stranger.userName, locationNo: stranger.locationNo }
    const { addDetails, updateItems, removeItem, renameList, removeAllItems } = changes(there, list)
    for (const call of [addDetails, updateItems, removeItem, renameList, removeAllItems]) {
      expect((await call()).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    }
    const input = { gebruikerLogin: there.userName, materieellocatie: there.locationNo, bestelijstId: list.id }
    expect((await portal.post(orderList.getOrderList, input, { as: there.userName })).status).toBe(404)
    expect((await read(eva)).items).toHaveLength(1)
  })

  it('answers the same for a list that never was', async () => {
    const eva = await somebody()
    const { addDetails, updateItems, renameList } = changes(eva, { id: unknownId, lineId: unknownId })
    for (const call of [addDetails, updateItems, renameList]) {
      expect((await call()).problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    }
  })

  it('refuses the location and the name of somebody else', async () => {
    const eva = await somebody()
    const other = await somebody()
    const asked = [
      { gebruikerLogin: eva.userName, materieellocatie: other.locationNo },
      { gebruikerLogin: other.userName, materieellocatie: eva.locationNo },
    ]
    for (const base of asked) {
      const reply = await portal.post(orderList.getOrderList, { ...base, bestelijstId: emptyId }, { as: eva.userName })
      expect(reply.problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    }
  })

  it('gives the session of one tenant nothing at another', async () => {
    const eva = await somebody()
    await filled(eva)
    const elsewhere = await startTestPortal({ tenant: 'dura' })
    try {
      const token = await portal.tokenOf(eva.userName)
      const input = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, bestelijstId: emptyId }
      expect((await portal.post(orderList.getOrderList, input, { token })).status).toBe(200)
      expect((await elsewhere.post(orderList.getOrderList, input, { token })).status).toBe(401)
    } finally {
      await elsewhere.close()
    }
  })

  it('lets the role administration see everything and change nothing of a list (R-ROLE-30)', async () => {
    const eva = await somebody()
    const list = await filled(eva)
    await changePlaces(
      portal,
      sql`update erp_user_locations set role = 'administration' where user_name = ${eva.userName}`,
    )
    for (const call of Object.values(changes(eva, list))) {
      expect((await call()).problem).toMatchObject({ status: 403, code: 'error.niet_toegankelijk' })
    }
    expect((await read(eva)).items.map((item) => item.aantal)).toEqual([1])
  })

  it('decides by the role at the location in question (R-ROLE-29)', async () => {
    const eva = await somebody()
    const other = await buildLocation(portal)
    await grantLocation(portal, { userName: eva.userName, locationNo: other, role: 'administration' })
    expect((await add(eva, { materieelSoort: 'MOLEN' })).status).toBe(200)
    expect((await add({ ...eva, locationNo: other }, { materieelSoort: 'MOLEN' })).status).toBe(403)
  })

  it('shows the lists of a blocked location and changes none (OP-32)', async () => {
    const eva = await somebody()
    const list = await filled(eva)
    await changePlaces(portal, sql`update erp_locations set blocked = true where no = ${eva.locationNo}`)
    for (const call of Object.values(changes(eva, list))) {
      expect((await call()).problem).toMatchObject({ status: 423, code: 'locatie.geblokkeerd' })
    }
    expect((await read(eva)).lijst).toMatchObject({ toestand: 'geblokkeerd', geblokkeerd: true, totaalAantal: 1 })
  })

  it('is not there once its location was taken from this person', async () => {
    const eva = await somebody()
    const { addDetails, updateItems, removeItem } = changes(eva, await filled(eva))
    expect((await addDetails()).status).toBe(200)
    await changePlaces(portal, sql`delete from erp_user_locations where user_name = ${eva.userName}`)
    for (const change of [addDetails, updateItems, removeItem]) expect((await change()).status).toBe(404)
  })

  it('is changed again once its submission is withdrawn', async () => {
    const eva = await somebody()
    const list = await filled(eva)
    const { updateItems } = changes(eva, list)
    await portal.db.execute(sql`insert into saved_requests (no, list_id, user_name, location_no, status, approvers, form, lines, submitted_at)
      select 'G-' || gen_random_uuid(), id, user_name, location_no, 'Requested', '{}', '{}', '[]', now()
      from order_lists where id = ${list.id}`)
    expect((await updateItems()).problem).toMatchObject({ code: 'bestellijst.geblokkeerd' })
    await portal.db.execute(sql`update saved_requests set status = 'Cancelled' where list_id = ${list.id}`)
    expect((await updateItems()).status).toBe(200)
  })
})

describe('prices and texts', () => {
  it('never sends a price that this person may not see (R-VAL-15, R-PRICE-04)', async () => {
    const inside = await startTestPortal({ settings: { Prijzen_Intern: true } })
    try {
      await buildItem(inside, { no: 'MOLEN', rentPriceDay: 10, rentPriceWeek: 40, salesPrice: 7 })
      const locationNo = await buildLocation(inside)
      const seen: Record<string, unknown> = {}
      for (const loginType of ['Identity', 'Directory']) {
        const userName = await buildUser(inside, { userName: loginType, loginType })
        await grantLocation(inside, { userName, locationNo, role: 'site_manager' })
        const input = { gebruikerLogin: userName, materieellocatie: locationNo, aantal: 1, materieelSoort: 'MOLEN' }
        const { answer } = await inside.post(orderList.addItem, { ...input, type: 'Materieel' }, { as: userName })
        const { toonPrijs, huurPrijs, huurPrijsWeek, verkoopPrijs } = answer.items[0] ?? {}
        seen[loginType] = { toonPrijs, huurPrijs, huurPrijsWeek, verkoopPrijs }
      }
      expect(seen).toEqual({
        Identity: { toonPrijs: false, huurPrijs: 0, huurPrijsWeek: 0, verkoopPrijs: 0 },
        Directory: { toonPrijs: true, huurPrijs: 10, huurPrijsWeek: 40, verkoopPrijs: 7 },
      })
    } finally {
      await inside.close()
    }
  })

  it('names items in the language asked, in Dutch where there is no translation', async () => {
    const eva = await somebody()
    await portal.db.execute(
      `insert into erp_translations (subject, code, language, text, row_version)
       values ('Soort', 'MOLEN', 'de-DE', 'Betonmischer', 1) on conflict do nothing`,
    )
    await add(eva, { materieelSoort: 'MOLEN' })
    const inLanguage = async (language: string) => {
      const input = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, bestelijstId: emptyId }
      const headers = { 'accept-language': language }
      const { answer } = await portal.post(orderList.getOrderList, input, { as: eva.userName, headers })
      return answer.items[0]?.omschrijving
    }
    expect(await inLanguage('de-DE')).toBe('Betonmischer')
    expect(await inLanguage('fr-FR')).toBe('Betonmolen')
  })
})

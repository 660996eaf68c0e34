import { contract } from '@portal/contract/calls.ts'
import { emptyId } from '@portal/contract/values.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation, buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { addTo, buildEquipment, readOf, type Somebody } from '../../../test/list-calls.ts'
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

describe('the name of a list', () => {
  it('is refused when another list of this person there has it, and only then', async () => {
    const eva = await somebody()
    const make = (naam: string, materieellocatie = eva.locationNo) =>
      portal.post(orderList.addList, { gebruikerLogin: eva.userName, materieellocatie, naam }, { as: eva.userName })
    const elsewhere = await buildLocation(portal)
    await grantLocation(portal, { userName: eva.userName, locationNo: elsewhere, role: 'site_manager' })
    const first = (await make('Fundering')).answer
    const second = (await make('Dak')).answer
    expect((await make(' fundering')).problem).toMatchObject({
      status: 409,
      code: 'bestellijst.naam_bestaat',
      field: 'naam',
      params: { name: 'fundering' },
    })
    expect((await make('Fundering', elsewhere)).status).toBe(200)
    const rename = (bestellijstId: string, newName: string) =>
      portal.post(orderList.renameList, { bestellijstId, newName }, { as: eva.userName })
    expect((await rename(second.id, 'FUNDERING')).problem).toMatchObject({ status: 409, field: 'newName' })
    expect((await rename(first.id, 'FUNDERING')).status).toBe(204)
  })

  it('is given once to two that ask for it at the same time', async () => {
    const eva = await somebody()
    const input = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, naam: 'Kelder' }
    const replies = await Promise.all([1, 2, 3].map(() => portal.post(orderList.addList, input, { as: eva.userName })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })
})

describe('changing', () => {
  async function filled() {
    const eva = await somebody()
    const { answer } = await add(eva, { materieelSoort: 'MOLEN', aantal: 3 })
    const [main, child] = answer.items
    if (main === undefined || child === undefined || answer.lijst === null) throw new Error('the list was not filled')
    return { eva, main, child, list: answer.lijst, versie: answer.versie }
  }

  it('sets quantity and remark, and what came along follows (R-PAY-10)', async () => {
    const { eva, main, versie } = await filled()
    const input = { items: [{ id: main.id, aantal: 5, comment: 'bij de poort' }], versie }
    const reply = await portal.post(orderList.updateItems, input, { as: eva.userName })
    const now = await read(eva)
    expect(now.versie).toBe(reply.answer.versie)
    expect(now.items.map((item) => [item.aantal, item.comment])).toEqual([
      [5, 'bij de poort'],
      [10, ''],
    ])
  })

  it('refuses to save on top of a newer list', async () => {
    const { eva, main, versie } = await filled()
    await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })
    const input = { items: [{ id: main.id, aantal: 9, comment: '' }], versie }
    const reply = await portal.post(orderList.updateItems, input, { as: eva.userName })
    expect(reply.problem).toMatchObject({ status: 409, code: 'error.tussentijds_gewijzigd' })
    expect((await read(eva)).items[0]?.aantal).toBe(3)
  })

  it('bounds the remark of a line at 250 characters (R-VAL-21)', async () => {
    const { eva, main } = await filled()
    const save = (length: number) =>
      portal.post(
        orderList.updateItems,
        { items: [{ id: main.id, aantal: 1, comment: 'x'.repeat(length) }] },
        { as: eva.userName },
      )
    expect((await save(250)).status).toBe(200)
    expect((await save(251)).status).toBe(400)
  })

  it('removes a line with the lines that came with it (R-LIST-01, R-PAY-11)', async () => {
    const { eva, main } = await filled()
    await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })
    const reply = await portal.post(orderList.removeItem, { id: main.id }, { as: eva.userName })
    expect(reply.status).toBe(204)
    expect((await read(eva)).items.map((item) => item.materieelSoort)).toEqual(['BEZEM'])
  })

  it('removes a line that came along alone', async () => {
    const { eva, child } = await filled()
    await portal.post(orderList.removeItem, { id: child.id }, { as: eva.userName })
    expect((await read(eva)).items.map((item) => item.materieelSoort)).toEqual(['MOLEN'])
  })

  it('answers whether the list is still as it was loaded (OP-70)', async () => {
    const { eva, list, versie } = await filled()
    const ask = async () => {
      const input = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, bestellijstId: list.id, versie }
      return (await portal.post(orderList.checkStatus, input, { as: eva.userName })).answer
    }
    expect(await ask()).toEqual({ bewerkbaar: true, ongewijzigd: true, toestand: 'open', versie })
    await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })
    expect(await ask()).toEqual({ bewerkbaar: true, ongewijzigd: false, toestand: 'open', versie: versie + 1 })
  })
})

describe('lists', () => {
  it('are at most 50 of a person at a location, each of 1,000 lines', async () => {
    const eva = await somebody()
    const base = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo }
    await portal.db.execute(sql`
      insert into order_lists (user_name, location_no, name, created_at, changed_at)
      select ${eva.userName}, ${eva.locationNo}, 'Lijst ' || n, now(), now() from generate_series(1, 49) n`)
    const made = await Promise.all(
      ['A', 'B'].map((naam) => portal.post(orderList.addList, { ...base, naam }, { as: eva.userName })),
    )
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(made.find(({ status }) => status === 409)?.problem).toMatchObject({
      code: 'lijst.te_veel',
      params: { amount: 50 },
    })
    await portal.db.execute(sql`
      with list as (select id from order_lists where user_name = ${eva.userName} order by created_at, id limit 1)
      insert into order_list_items (list_id, kind, no, quantity, position, added_at)
      select id, 'Artikel', 'X' || n, 1, n, now() from list, generate_series(1, 1000) n`)
    const broom = { materieelSoort: 'BEZEM', type: 'Artikel' as const, aantal: 1 }
    const { problem } = await portal.post(orderList.addItem, { ...base, ...broom }, { as: eva.userName })
    expect(problem).toMatchObject({ status: 409, code: 'lijst.te_lang', params: { amount: 1000 } })
  })

  it('keeps several at one location, with the fields of the specification (R-GEN-03, R-PAY-14, R-ENT-10)', async () => {
    const eva = await somebody()
    const base = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo }
    for (const naam of ['Fundering', ' Dak  en goten ']) {
      expect((await portal.post(orderList.addList, { ...base, naam }, { as: eva.userName })).status).toBe(200)
    }
    const { answer } = await portal.post(
      orderList.getOrderLists,
      { gebruikerLogin: eva.userName },
      { as: eva.userName },
    )
    const expected = ['Fundering', 'Dak en goten'].map((naam) => ({
      id: expect.any(String),
      naam,
      materieelLocatieNr: eva.locationNo,
    }))
    expect(answer.lijsten).toMatchObject(expected)
  })

  it('renames and deletes a list; the empty id empties the first and keeps it (R-PAY-12, R-PAY-13, R-ENT-11)', async () => {
    const eva = await somebody()
    const base = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo }
    await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })
    const { answer: dak } = await portal.post(orderList.addList, { ...base, naam: 'Dak' }, { as: eva.userName })
    const rename = { newName: 'Gevel', bestellijstId: dak.id }
    expect((await portal.post(orderList.renameList, rename, { as: eva.userName })).status).toBe(204)
    expect((await read(eva, dak.id)).lijst?.naam).toBe('Gevel')
    const removeAll = (bestellijstId: string) => {
      const input = { gebruikerLogin: eva.userName, materieelLocatie: eva.locationNo, bestellijstId }
      return portal.post(orderList.removeAllItems, input, { as: eva.userName })
    }
    await removeAll(emptyId)
    expect(await read(eva)).toMatchObject({ items: [], lijst: { naam: 'Bestellijst' } })
    await removeAll(dak.id)
    const { answer } = await portal.post(
      orderList.getOrderLists,
      { gebruikerLogin: eva.userName },
      { as: eva.userName },
    )
    expect(answer.lijsten.map((list) => list.naam)).toEqual(['Bestellijst'])
  })

  it('answers with nothing where there is no list yet (R-ENT-11)', async () => {
    const eva = await somebody()
    expect(await read(eva)).toEqual({ items: [], savedAanvraagNummer: null, lijst: null, versie: 0 })
  })

  it('allows one list only when the setting says so', async () => {
    const single = await startTestPortal({ settings: { AppBestellijst_MeerdereLijsten: false } })
    try {
      const userName = await buildUser(single, { userName: 'enkel' })
      const materieellocatie = await buildLocation(single)
      await grantLocation(single, { userName, locationNo: materieellocatie, role: 'site_manager' })
      const make = () =>
        single.post(orderList.addList, { gebruikerLogin: userName, materieellocatie, naam: 'Een' }, { as: userName })
      expect((await make()).status).toBe(200)
      expect((await make()).problem).toMatchObject({ status: 400, code: 'bestellijst.meerdere_uit' })
    } finally {
      await single.close()
    }
  })
})

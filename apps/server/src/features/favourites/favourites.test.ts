import { contract } from '@portal/contract/calls.ts'
import type { AnyCall, CallInput } from '@portal/contract/define.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import { buildEquipment, type Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { favourites } = contract
const mixer = { type: 'Materieel', materieelSoort: 'molen', aantal: 2 } as const
const broom = { type: 'Artikel', materieelSoort: 'BEZEM' } as const
let portal: TestPortal
let eva: Somebody
beforeAll(async () => {
  portal = await startTestPortal()
  await buildEquipment(portal)
})
afterAll(() => portal.close())
beforeEach(async () => {
  eva = await buildPerson(portal)
})

const send = <C extends AnyCall>(call: C, input: object, as = eva.userName) =>
  // Every call names the person; the rest is what the test gives.
  portal.post(call, { gebruikerLogin: as, ...input } as CallInput<C>, { as })
const make = async (titel: string, items: object[] = []) =>
  (await send(favourites.addListAndItems, { titel, items })).answer.id
const lists = async (as?: string) => (await send(favourites.getLists, {}, as)).answer.items
const itemsOf = async (id: string) =>
  ((await send(favourites.getListsDetails, { id })).answer.items[0]?.items ?? []).map((item) => [
    item.materieelSoort,
    item.aantal,
    item.bestelbaar,
  ])

describe('lists of favourites', () => {
  it('have a title, their items in order, and what is gone marked (R-ENT-46)', async () => {
    const id = await make('  Ruwbouw ', [mixer, broom, { ...broom, materieelSoort: 'WEG' }])
    expect(await lists()).toMatchObject([{ id, titel: 'Ruwbouw', aantalItems: 3, eigen: true, gedeeldMet: null }])
    expect(await itemsOf(id)).toEqual([
      ['MOLEN', 2, true],
      ['BEZEM', 1, true],
      ['WEG', 1, false],
    ])
  })

  it('take items, once each, but nothing that cannot be ordered', async () => {
    const { id } = (await send(favourites.addList, { titel: 'Dak' })).answer
    await send(favourites.addItem, { id, ...broom })
    await send(favourites.addItems, { id, items: [{ ...broom, aantal: 4 }, mixer] })
    expect(await itemsOf(id)).toEqual([
      ['BEZEM', 4, true],
      ['MOLEN', 2, true],
    ])
    expect((await send(favourites.addItem, { id, ...mixer, materieelSoort: 'OUD' })).problem?.code).toBe(
      'artikel.niet_bestelbaar',
    )
    expect((await send(favourites.addItems, { id, items: [] })).problem?.code).toBe('reject.items_leeg')
    await send(favourites.removeItem, { id, ...broom })
    expect(await itemsOf(id)).toEqual([['MOLEN', 2, true]])
  })

  it('say in which of them an item is', async () => {
    const [first, second] = [await make('Een', [mixer]), await make('Twee')]
    const { answer } = await send(favourites.inLists, mixer)
    expect(answer.items).toEqual([
      { id: first, titel: 'Een', inLijst: true },
      { id: second, titel: 'Twee', inLijst: false },
    ])
  })

  it('have no name twice, capitals and spaces aside', async () => {
    const id = await make('Dak')
    await make('Kelder')
    expect((await send(favourites.addList, { titel: ' dak' })).problem?.code).toBe('bestellijst.naam_bestaat')
    expect((await send(favourites.renameList, { id, titel: 'KELDER' })).problem?.code).toBe('bestellijst.naam_bestaat')
    expect((await send(favourites.renameList, { id, titel: 'DAK' })).status).toBe(204)
  })

  it('are not changed by a window with an older list', async () => {
    const id = await make('Dak')
    await send(favourites.addItem, { id, ...broom })
    for (const call of [favourites.renameList, favourites.removeList])
      expect((await send(call, { id, titel: 'Oud', versie: 0 })).problem).toMatchObject({
        status: 409,
        code: 'error.tussentijds_gewijzigd',
      })
    expect((await send(favourites.removeList, { id, versie: 1 })).status).toBe(204)
    expect(await lists()).toEqual([])
  })

  it('of somebody else are as if they were not there', async () => {
    const id = await make('Geheim', [mixer])
    const other = await buildPerson(portal)
    const as = other.userName
    const tries = [
      [favourites.addItem, { id, ...broom }],
      [favourites.addItems, { id, items: [broom] }],
      [favourites.removeItem, { id, ...mixer }],
      [favourites.renameList, { id, titel: 'Mijn' }],
      [favourites.removeList, { id }],
      [favourites.setSharing, { id, materieellocatie: other.locationNo }],
    ] as const
    for (const [call, input] of tries) expect((await send(call, input, as)).problem?.code).toBe('error.niet_gevonden')
    expect(await lists(as)).toEqual([])
    expect((await send(favourites.getListsDetails, { id }, as)).answer.items).toEqual([])
    expect((await send(favourites.getLists, { gebruikerLogin: eva.userName }, as)).problem?.status).toBe(404)
    expect(await itemsOf(id)).toHaveLength(1)
  })

  it('that are shared are read by people of the location, and by nobody once that ends', async () => {
    const id = await make('Samen', [mixer])
    const colleague = await buildUser(portal, { userName: `collega-${eva.userName}` })
    await grantLocation(portal, { userName: colleague, locationNo: eva.locationNo, role: 'foreman' })
    expect((await send(favourites.setSharing, { id, materieellocatie: eva.locationNo })).status).toBe(204)
    expect(await lists(colleague)).toMatchObject([{ id, eigen: false, gedeeldMet: eva.locationNo, eigenaar: 'Test' }])
    expect((await send(favourites.removeList, { id }, colleague)).problem?.code).toBe('error.niet_gevonden')
    expect(await lists((await buildPerson(portal)).userName)).toEqual([])
    await send(favourites.setSharing, { id, materieellocatie: null })
    expect(await lists(colleague)).toEqual([])
  })

  it('that are deleted come back with their id, their items and whom they are shared with (R-SCR-FAV-03)', async () => {
    const id = await make('Samen', [mixer, { ...broom, materieelSoort: 'WEG' }])
    await send(favourites.setSharing, { id, materieellocatie: eva.locationNo })
    const colleague = await buildUser(portal, { userName: `terug-${eva.userName}` })
    await grantLocation(portal, { userName: colleague, locationNo: eva.locationNo, role: 'foreman' })
    const former = {
      id,
      titel: 'Samen',
      materieellocatie: eva.locationNo,
      items: [mixer, { ...broom, materieelSoort: 'WEG' }],
    }
    expect((await send(favourites.addListAndItems, { ...former, titel: 'Nog een' })).problem?.code).toBe(
      'error.tussentijds_gewijzigd',
    )
    await send(favourites.removeList, { id })
    expect(await lists(colleague)).toEqual([])
    expect((await send(favourites.addListAndItems, former)).answer).toEqual({ id })
    expect(await lists(colleague)).toMatchObject([{ id, aantalItems: 2, gedeeldMet: eva.locationNo }])
    expect(await lists()).toMatchObject([{ id, titel: 'Samen', eigen: true, gedeeldMet: eva.locationNo }])
    const other = await buildPerson(portal)
    expect(
      (await send(favourites.addListAndItems, { ...former, titel: 'Bij hen', materieellocatie: other.locationNo }))
        .problem,
    ).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
  })

  it('show prices to who may see them, and none to others (R-VAL-15)', async () => {
    const id = await make('Prijzen', [mixer])
    const pricesOn = async (on: TestPortal) => {
      const input = { gebruikerLogin: eva.userName, id, materieellocatie: eva.locationNo }
      const { answer } = await on.post(favourites.getListsDetails, input, { as: eva.userName })
      return answer.items[0]?.items.map(({ toonPrijs, huurPrijs, huurPrijsWeek }) => [
        toonPrijs,
        huurPrijs,
        huurPrijsWeek,
      ])
    }
    const [open, inside] = await Promise.all(
      [false, true].map((Prijzen_Intern) =>
        startTestPortal({ database: portal.database, settings: { Prijzen_Intern } }),
      ),
    )
    if (open === undefined || inside === undefined) throw new Error('Two portals were started')
    try {
      expect(await pricesOn(open)).toEqual([[true, 10, 40]])
      expect(await pricesOn(inside)).toEqual([[false, 0, 0]])
    } finally {
      await Promise.all([open.close(), inside.close()])
    }
  })

  it('are listed without their items, which come one list at a time', async () => {
    const [first] = [await make('Een', [mixer]), await make('Twee', [broom])]
    const [head] = await lists()
    expect(head).toMatchObject({ id: first, aantalItems: 1 })
    expect(head).not.toHaveProperty('items')
    expect((await send(favourites.getListsDetails, {})).problem?.code).toBe('verzoek.onjuist')
  })

  it('are at most 50 of a person, also when two are made at once, and one more after one went', async () => {
    await portal.db.execute(sql`insert into favourite_lists (user_name, title, created_at)
      select ${eva.userName}, 'Lijst ' || n, now() from generate_series(1, 49) n`)
    const [one, two] = await Promise.all(['A', 'B'].map((titel) => send(favourites.addList, { titel })))
    expect([one?.status, two?.status].toSorted()).toEqual([200, 409])
    const { problem } = await send(favourites.addListAndItems, { titel: 'Nog een', items: [mixer] })
    expect(problem).toMatchObject({ status: 409, code: 'lijst.te_veel', params: { amount: 50 } })
    const [{ id } = { id: '' }] = await lists()
    await send(favourites.removeList, { id })
    expect((await send(favourites.addList, { titel: 'Nog een' })).status).toBe(200)
  })

  it('are at most 200 shared with a location, of all owners together', async () => {
    await portal.db.execute(sql`insert into favourite_lists (user_name, title, shared_location, created_at)
      select 'ander' || n, 'Lijst', ${eva.locationNo}, now() from generate_series(1, 199) n`)
    const [last, over] = [await make('Laatste'), await make('Te veel')]
    const share = (id: string) => send(favourites.setSharing, { id, materieellocatie: eva.locationNo })
    expect((await share(last)).status).toBe(204)
    expect((await share(over)).problem).toMatchObject({ code: 'lijst.te_veel', params: { amount: 200 } })
    const shared = { titel: 'Ook', items: [], materieellocatie: eva.locationNo }
    expect((await send(favourites.addListAndItems, shared)).problem?.code).toBe('lijst.te_veel')
    // What is shared already may be shared once more.
    expect((await share(last)).status).toBe(204)
  })

  it('have at most 500 items, and one too many changes nothing', async () => {
    const id = await make('Vol', [mixer])
    await portal.db.execute(sql`insert into favourite_items (list_id, kind, no, quantity, added_at)
      select ${id}::uuid, 'Artikel', 'X' || n, 1, now() from generate_series(1, 499) n`)
    expect((await send(favourites.addItem, { id, ...broom })).problem).toMatchObject({
      code: 'lijst.te_lang',
      params: { amount: 500 },
    })
    expect((await send(favourites.addItem, { id, ...mixer, aantal: 9 })).status).toBe(204)
    expect(await lists()).toMatchObject([{ aantalItems: 500 }])
  })

  it('cannot be shared with a location of others', async () => {
    const id = await make('Samen')
    const other = await buildPerson(portal)
    const { problem } = await send(favourites.setSharing, { id, materieellocatie: other.locationNo })
    expect(problem).toMatchObject({ status: 404, code: 'error.niet_gevonden' })
    const { rows } = await portal.db.execute(sql`select shared_location from favourite_lists where id = ${id}`)
    expect(rows).toEqual([{ shared_location: null }])
  })
})

import { contract } from '@portal/contract/calls.ts'
import type { CallInput } from '@portal/contract/define.ts'
import { emptyId } from '@portal/contract/values.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPerson, buildSet } from '../../../test/builders.ts'
import { addTo, buildEquipment, changePlaces, readOf, type Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { orderList } = contract
type Asked = CallInput<typeof orderList.addSet>['sets'][number]
let portal: TestPortal
let eva: Somebody

beforeAll(async () => {
  portal = await startTestPortal()
  await buildEquipment(portal)
  // A mixer brings two cables of its own, and half a broom is a whole one.
  await buildSet(portal, { no: 'METSEL', description: 'Metselplek' }, { MOLEN: 1, BEZEM: 0.5, '?KABEL': 3 })
  await buildSet(portal, { no: 'DICHT', blocked: true }, { MOLEN: 1 })
  await buildSet(portal, { no: 'OUDESET' }, { BEZEM: 2, OUD: 1 })
  await buildSet(portal, { no: 'LEEG' }, {})
})
afterAll(() => portal.close())
beforeEach(async () => {
  eva = await buildPerson(portal)
})

const at = () => ({ gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, bestellijstId: emptyId })
const send = (call: typeof orderList.addSet | typeof orderList.addMainSet, set: Asked | Asked[], more: object = {}) =>
  portal.post(call, { ...at(), sets: [set].flat(), ...more }, { as: eva.userName })
const whole = (set: Asked, more?: object) => send(orderList.addMainSet, set, more)
const chosen = (set: Asked, more?: object) => send(orderList.addSet, set, more)
const lines = async (listId?: string) =>
  (await readOf(portal, eva, listId)).items.map((line) => [line.materieelSoort, line.aantal, line.setNummer])

describe('adding a whole set', () => {
  it('adds the lines that are not optional with the number of the set, and says what came along (R-PAY-09, R-ENT-47)', async () => {
    const { answer } = await whole({ setNummer: 'metsel', aantal: 3 })
    const list = await readOf(portal, eva)
    expect(answer).toEqual({ isMeegeleverdAdded: true, bestellijstId: list.lijst?.id, versie: list.versie })
    expect(await lines()).toEqual([
      ['MOLEN', 3, 'METSEL'],
      ['KABEL', 6, 'METSEL'],
      ['BEZEM', 2, 'METSEL'],
    ])
    expect(list.items[0]).toMatchObject({ setOmschrijving: 'Metselplek', setAantal: 3 })
  })

  it('adds the optional lines that are named, which then do not come along with another line', async () => {
    await whole({ setNummer: 'METSEL', aantal: 1, setItems: [{ type: 'Artikel', materieelSoort: 'kabel' }] })
    expect(await lines()).toEqual([
      ['MOLEN', 1, 'METSEL'],
      ['BEZEM', 1, 'METSEL'],
      ['KABEL', 3, 'METSEL'],
    ])
  })

  it('grows the set that is there, and leaves the same item by itself as it is', async () => {
    await addTo(portal, eva, { materieelSoort: 'BEZEM', type: 'Artikel', aantal: 4 })
    await whole({ setNummer: 'METSEL', aantal: 1 })
    await whole({ setNummer: 'METSEL', aantal: 2 })
    await addTo(portal, eva, { materieelSoort: 'BEZEM', type: 'Artikel', aantal: 1 })
    expect(await lines()).toEqual([
      ['BEZEM', 5, ''],
      ['MOLEN', 3, 'METSEL'],
      ['KABEL', 6, 'METSEL'],
      ['BEZEM', 2, 'METSEL'],
    ])
  })

  it.each(['DICHT', 'OUDESET', 'LEEG', 'NERGENS'])('refuses the set %s, which cannot be ordered whole', async (no) => {
    const { problem } = await whole({ setNummer: no, aantal: 1 })
    expect(problem).toMatchObject({ status: 400, code: 'artikel.niet_bestelbaar' })
    expect((await readOf(portal, eva)).lijst).toBeNull()
  })
})

describe('adding chosen lines of a set', () => {
  it('adds just these, so that a set can be ordered without what is gone (R-PAY-07, R-ENT-47)', async () => {
    const named = await portal.post(orderList.addList, { ...at(), naam: 'Dak' }, { as: eva.userName })
    const { id } = named.answer
    // As the specification has it: the list says where, and nothing else is sent.
    const input = {
      sets: [{ setNummer: 'OUDESET', aantal: 2, setItems: [{ type: 'Artikel' as const, materieelSoort: 'BEZEM' }] }],
      bestellijstId: id,
    }
    const { answer } = await portal.post(orderList.addSet, input, { as: eva.userName })
    expect(answer).toMatchObject({ isMeegeleverdAdded: false, bestellijstId: id })
    expect(await lines(id)).toEqual([['BEZEM', 4, 'OUDESET']])
  })

  it('refuses a line that the set has not, and none at all', async () => {
    const strange = { type: 'Artikel', materieelSoort: 'KABEL' } as const
    const foreign = await chosen({ setNummer: 'OUDESET', aantal: 1, setItems: [strange] })
    expect(foreign.problem).toMatchObject({ status: 400, code: 'artikel.niet_bestelbaar' })
    expect((await chosen({ setNummer: 'METSEL', aantal: 1 })).problem?.code).toBe('reject.items_leeg')
  })
})

describe('sets that are refused', () => {
  it('no set at all (R-VAL-03, R-MSG-51)', async () => {
    for (const call of [orderList.addSet, orderList.addMainSet])
      expect((await send(call, [])).problem).toMatchObject({ status: 400, code: 'reject.sets_leeg' })
  })

  it.each([null, undefined])('a set with the quantity %j (R-VAL-04)', async (aantal) => {
    const { problem } = await whole({ setNummer: 'METSEL', aantal })
    expect(problem).toMatchObject({ status: 400, code: 'reject.aantal_of_setnummer_leeg' })
  })

  it.each([null, undefined, ''])('a set with the number %j (R-VAL-05)', async (setNummer) => {
    const { problem } = await whole({ setNummer, aantal: 1 })
    expect(problem).toMatchObject({ status: 400, code: 'reject.aantal_of_setnummer_leeg' })
  })

  it('more than a line holds, and nothing of it is added', async () => {
    await whole({ setNummer: 'METSEL', aantal: 99_999 })
    expect((await whole({ setNummer: 'METSEL', aantal: 1 })).problem?.code).toBe('validatie.aantal_bereik')
    expect((await lines())[0]).toEqual(['MOLEN', 99_999, 'METSEL'])
  })

  it('at a location, on a list or in the name of somebody else, as if it were not there', async () => {
    const other = await buildPerson(portal)
    const listOf = (await addTo(portal, other, { materieelSoort: 'MOLEN' })).answer.lijst?.id
    const places = [
      { materieellocatie: other.locationNo },
      { gebruikerLogin: other.userName },
      { bestellijstId: listOf },
      { bestellijstId: listOf, materieellocatie: undefined, gebruikerLogin: undefined },
      { materieellocatie: undefined },
    ]
    for (const place of places)
      expect((await whole({ setNummer: 'METSEL', aantal: 1 }, place)).problem).toMatchObject({
        status: 404,
        code: 'error.niet_gevonden',
      })
    expect((await readOf(portal, other)).items.map((line) => line.setNummer)).toEqual(['', ''])
  })

  it('at a blocked location', async () => {
    await changePlaces(portal, sql`update erp_locations set blocked = true where no = ${eva.locationNo}`)
    expect((await whole({ setNummer: 'METSEL', aantal: 1 })).problem?.code).toBe('locatie.geblokkeerd')
  })
})

describe('a set on the list', () => {
  const item = async (no: string) => {
    const found = (await readOf(portal, eva)).items.find((line) => line.materieelSoort === no)
    if (found === undefined) throw new Error(`${no} is not on the list`)
    return found
  }
  const update = (items: CallInput<typeof orderList.updateItems>['items']) =>
    portal.post(orderList.updateItems, { items }, { as: eva.userName })

  it('takes its lines along to another number, and what came with them, but not what was changed by hand', async () => {
    await whole({ setNummer: 'METSEL', aantal: 1 })
    const broom = await item('BEZEM')
    await update([{ id: broom.id, aantal: 7, comment: 'zacht' }])
    await update([{ id: (await item('MOLEN')).id, aantal: 1, comment: '', setAantal: 4 }])
    expect(await lines()).toEqual([
      ['MOLEN', 4, 'METSEL'],
      ['KABEL', 8, 'METSEL'],
      ['BEZEM', 7, 'METSEL'],
    ])
    const now = await readOf(portal, eva)
    expect(now.items.map((line) => line.setAantal)).toEqual([4, 4, 4])
    expect((await item('BEZEM')).comment).toBe('zacht')
  })

  it('loses one line and keeps the others with their set', async () => {
    await whole({ setNummer: 'METSEL', aantal: 2 })
    await portal.post(orderList.removeItem, { id: (await item('MOLEN')).id }, { as: eva.userName })
    expect(await lines()).toEqual([['BEZEM', 1, 'METSEL']])
    await update([{ id: (await item('BEZEM')).id, aantal: 1, comment: '', setAantal: 6 }])
    expect(await lines()).toEqual([['BEZEM', 3, 'METSEL']])
  })

  it('goes whole, and nothing else with it', async () => {
    await addTo(portal, eva, { materieelSoort: 'BEZEM', type: 'Artikel', aantal: 4 })
    await whole({ setNummer: 'METSEL', aantal: 2 })
    const { id } = await item('MOLEN')
    await portal.post(orderList.removeItem, { id, heleSet: true }, { as: eva.userName })
    expect(await lines()).toEqual([['BEZEM', 4, '']])
    await portal.post(orderList.removeItem, { id: (await item('BEZEM')).id, heleSet: true }, { as: eva.userName })
    expect(await lines()).toEqual([])
  })

  it('is added once when it is sent twice with one key', async () => {
    const again = () =>
      portal.post(
        orderList.addMainSet,
        { ...at(), sets: [{ setNummer: 'METSEL', aantal: 1 }] },
        { as: eva.userName, headers: { 'idempotency-key': '3f1d4a36-6b54-4a2c-9a7b-0c2f9b3a1d55' } },
      )
    const [first, second] = [await again(), await again()]
    expect(second.answer).toEqual(first.answer)
    expect((await item('MOLEN')).aantal).toBe(1)
  })
})

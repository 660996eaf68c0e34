import { contract } from '@portal/contract/calls.ts'
import { emptyId } from '@portal/contract/values.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPerson, buildSet } from '../../../test/builders.ts'
import { addTo, buildEquipment, changePlaces, readOf, type Somebody } from '../../../test/list-calls.ts'
import { buildOrder } from '../../../test/order-builders.ts'
import { buildErpRequest, buildRequest } from '../../../test/request-builders.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'

const { orderList, requests, orders } = contract
const line = {
  parentLineNo: null,
  kind: 'Materieel',
  plantNo: '',
  description: '',
  unit: 'stuk',
  remark: '',
  charge: null,
  setNo: '',
  setQuantity: 0,
} as const
const ofSet = { setNo: 'METSEL', setQuantity: 2 }
let portal: TestPortal
let eva: Somebody

beforeAll(async () => {
  portal = await startTestPortal({ settings: { Spoed_Code: 'SPOED' } })
  await buildEquipment(portal)
  await buildSet(portal, { no: 'METSEL', description: 'Metselplek' }, { MOLEN: 1, BEZEM: 1 })
})
afterAll(() => portal.close())
beforeEach(async () => {
  eva = await buildPerson(portal)
})

const at = () => ({ gebruikerLogin: eva.userName, materieellocatie: eva.locationNo })
const again = (aanvraagnummer: string, more: object = {}, as = eva.userName) =>
  portal.post(requests.getAgain, { ...at(), aanvraagnummer, ...more }, { as })
const put = (input: object) => portal.post(orderList.putLines, { ...at(), ...input } as never, { as: eva.userName })
const add = (input: object) =>
  // Each test gives what the call asks beside person and place.
  portal.post(orderList.addLines, { ...at(), bestellijstId: emptyId, bestelListItems: [], ...input } as never, {
    as: eva.userName,
  })
const onList = async () =>
  (await readOf(portal, eva)).items.map((one) => [one.materieelSoort, one.aantal, one.setNummer])

describe('a past request or order, ordered again', () => {
  it('is a draft with every line of the request, its address and the days it was for', async () => {
    const { no } = await buildRequest(portal, eva, {
      returnDate: '2026-12-15',
      lines: [
        { ...line, lineNo: 1, no: 'MOLEN', quantity: 2 },
        { ...line, lineNo: 2, parentLineNo: 1, kind: 'Artikel', no: 'KABEL', quantity: 4 },
        { ...line, lineNo: 3, no: 'WEG', quantity: 1 },
        { ...line, lineNo: 4, no: 'OUD', quantity: 1 },
        { ...line, lineNo: 5, no: 'SPOED', quantity: 1, charge: 75 },
        { ...line, lineNo: 6, kind: 'Artikel', no: 'BEZEM', quantity: 2, ...ofSet },
        { ...line, lineNo: 7, kind: 'Artikel', no: 'BEZEM', quantity: 1, setNo: 'OUDESET', setQuantity: 1 },
      ],
    })
    const { answer } = await again(no)
    expect(
      answer.regels.map(({ materieelSoort, gevraagd, aantal, stand }) => [materieelSoort, gevraagd, aantal, stand]),
    ).toEqual([
      ['MOLEN', 2, 2, 'komt'],
      ['KABEL', 4, 4, 'komt_mee'],
      ['WEG', 1, 0, 'weg'],
      ['OUD', 1, 0, 'geblokkeerd'],
      ['SPOED', 1, 0, 'toeslag'],
      ['BEZEM', 2, 2, 'komt'],
      ['BEZEM', 1, 0, 'set_weg'],
    ])
    expect(answer).toMatchObject({
      leverDatum: '2026-12-01',
      retourDatum: '2026-12-15',
      formulier: { contactpersoon: 'Jan', adres: 'Kade 1', referentie: 'Dak', ophalen: false },
    })
    const { artikelen: bestelListItems, sets } = answer
    await add({ bestelListItems, sets: sets.map((set) => ({ ...set, heel: false })) })
    expect(await onList()).toEqual([
      ['MOLEN', 2, ''],
      ['KABEL', 4, ''],
      ['BEZEM', 2, 'METSEL'],
    ])
  })

  it('is the same for an order and for what only the back office knows, without an address', async () => {
    const asked = await buildErpRequest(portal, { to: eva.locationNo })
    expect((await again(asked)).answer).toMatchObject({ artikelen: [{ materieelSoort: 'MOLEN', aantal: 2 }] })
    const ordernummer = await buildOrder(portal, { toLocation: eva.locationNo })
    const of = (soort: 'Aanvoer' | 'Afvoer') =>
      portal.post(orders.getAgain, { ...at(), soort, ordernummer }, { as: eva.userName })
    expect((await of('Aanvoer')).answer).toMatchObject({
      nummer: ordernummer,
      formulier: null,
      artikelen: [{ materieelSoort: 'MOLEN', aantal: 2 }],
    })
    expect((await of('Afvoer')).problem?.code).toBe('error.niet_gevonden')
  })

  it('names a line of an unknown kind', async () => {
    const no = await buildErpRequest(portal, { to: eva.locationNo })
    await portal.db.execute(
      sql`update erp_request_lines set kind = 'Onbekend' where request_no = ${no} and no = 'MOLEN'`,
    )
    expect((await again(no)).answer.regels[0]).toMatchObject({ type: 'Onbekend', stand: 'onbekend', aantal: 0 })
  })

  it('of somebody else is as if it were not there, and at a closed location nothing comes', async () => {
    const { no } = await buildRequest(portal, eva)
    const other = await buildPerson(portal)
    const theirs = { gebruikerLogin: other.userName, materieellocatie: other.locationNo }
    expect((await again(no, theirs, other.userName)).problem?.code).toBe('error.niet_gevonden')
    expect((await again('P-0')).problem?.code).toBe('error.niet_gevonden')
    await changePlaces(portal, sql`update erp_locations set blocked = true where no = ${eva.locationNo}`)
    expect((await again(no)).answer.regels[0]).toMatchObject({ materieelSoort: 'MOLEN', stand: 'niet_hier' })
  })
})

describe('lines put on a list together', () => {
  const broom = { type: 'Artikel', materieelSoort: 'BEZEM', aantal: 3 } as const

  it('stand beside what is there, or in place of it, and can be undone with remarks and all', async () => {
    await addTo(portal, eva, { materieelSoort: 'MOLEN', aantal: 1 })
    const before = await readOf(portal, eva)
    const molen = before.items[0]?.id ?? ''
    await portal.post(
      orderList.updateItems,
      { items: [{ id: molen, aantal: 1, comment: 'noord' }] },
      { as: eva.userName },
    )
    const seen = await readOf(portal, eva)
    const { answer } = await add({ bestelListItems: [broom], vervang: true, versie: seen.versie })
    expect(await onList()).toEqual([['BEZEM', 3, '']])
    const { bestellijstId, versie } = answer
    expect((await put({ bestellijstId, versie, regels: seen.items })).answer).toEqual({ versie: versie + 1 })
    const back = await readOf(portal, eva)
    const shown = (items: typeof back.items) =>
      items.map(({ materieelSoort, aantal, comment }) => [materieelSoort, aantal, comment])
    expect(shown(back.items)).toEqual(shown(seen.items))
    expect(back.items[1]?.parentId).toBe(back.items[0]?.id)
    await add({ bestelListItems: [broom], versie: back.versie })
    expect(await onList()).toHaveLength(3)
  })

  it('never replace or undo what was changed meanwhile', async () => {
    await addTo(portal, eva, { materieelSoort: 'MOLEN' })
    const { versie, lijst } = await readOf(portal, eva)
    await addTo(portal, eva, { materieelSoort: 'MOLEN' })
    const bestellijstId = lijst?.id
    for (const input of [{ vervang: true, versie }, { vervang: true }, { versie }])
      expect((await add({ bestelListItems: [broom], ...input })).problem?.code).toBe('error.tussentijds_gewijzigd')
    expect((await put({ bestellijstId, versie, regels: [] })).problem?.code).toBe('error.tussentijds_gewijzigd')
    expect(await onList()).toContainEqual(['MOLEN', 2, ''])
  })

  it('are refused whole when there are none, or one cannot be ordered; a list of others does not exist', async () => {
    expect((await add({})).problem?.code).toBe('reject.items_leeg')
    const old = { type: 'Materieel', materieelSoort: 'OUD', aantal: 1 }
    expect((await add({ bestelListItems: [broom, old] })).problem).toMatchObject({
      code: 'artikel.niet_bestelbaar',
      params: { item: 'OUD' },
    })
    expect((await readOf(portal, eva)).lijst).toBeNull()
    const theirs = await buildPerson(portal)
    await addTo(portal, theirs, { materieelSoort: 'MOLEN' })
    const { lijst, versie, items } = await readOf(portal, theirs)
    const bestellijstId = lijst?.id
    expect((await put({ bestellijstId, versie, regels: [] })).problem?.code).toBe('error.niet_gevonden')
    await add({ bestelListItems: [broom] })
    const own = await readOf(portal, eva)
    // Ids of lines of others are names inside the call and nothing more.
    await put({ bestellijstId: own.lijst?.id, versie: own.versie, regels: items })
    expect((await readOf(portal, theirs)).items).toEqual(items)
    expect(await onList()).toEqual([
      ['MOLEN', 1, ''],
      ['KABEL', 2, ''],
    ])
  })
})

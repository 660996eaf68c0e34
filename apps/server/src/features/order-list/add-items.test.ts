import { contract } from '@portal/contract/calls.ts'
import { emptyId } from '@portal/contract/values.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIncludedItem, buildItem, buildPerson } from '../../../test/builders.ts'
import { addTo, buildEquipment, readOf, type Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'

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

describe('adding', () => {
  it('makes the first list and answers with all of it, as it is read afterwards (R-PAY-05, R-PAY-04)', async () => {
    const eva = await somebody()
    const added = await add(eva, { materieelSoort: 'MOLEN', aantal: 3 })
    expect(added.answer.lijst).toMatchObject({
      naam: 'Bestellijst',
      materieelLocatieNr: eva.locationNo,
      toestand: 'open',
    })
    const { isMeegeleverdAdded, ...answer } = added.answer
    expect(isMeegeleverdAdded).toBe(true)
    expect(await read(eva)).toEqual(answer)
  })

  it('gives each line the fields of the specification (R-ENT-09)', async () => {
    const eva = await somebody()
    const { answer } = await add(eva, { materieelSoort: 'MOLEN', aantal: 3 })
    expect(answer.items[0]).toMatchObject({
      id: expect.any(String),
      parentId: null,
      bestellijstId: answer.lijst?.id,
      type: 'Materieel',
      aantal: 3,
      comment: '',
      materieelSoort: 'MOLEN',
      omschrijving: 'Betonmolen',
      toonPrijs: true,
      huurPrijs: 10,
      huurPrijsWeek: 40,
      verkoopPrijs: 0,
      gewichtPerStuk: 50.5,
      bestelbaar: true,
    })
  })

  it('adds nothing along that is blocked, not orderable or of an unknown kind', async () => {
    const eva = await somebody()
    await buildItem(portal, { no: 'KIST' })
    await buildItem(portal, { no: 'DIENST', kind: 'Dienst' })
    for (const otherNo of ['OUD', 'LOS', 'DIENST', 'BEZEM']) {
      const otherKind = { DIENST: 'Dienst', BEZEM: 'Artikel' }[otherNo] ?? 'Materieel'
      await buildIncludedItem(portal, { no: 'KIST', otherKind, otherNo })
    }
    const { answer } = await add(eva, { materieelSoort: 'KIST' })
    expect(answer.items.map(({ materieelSoort }) => materieelSoort)).toEqual(['KIST', 'BEZEM'])
  })

  it('puts what is delivered along below the item and says so', async () => {
    const eva = await somebody()
    const { answer } = await add(eva, { materieelSoort: 'MOLEN', aantal: 3 })
    const [main, child] = answer.items
    expect(child).toMatchObject({ materieelSoort: 'KABEL', aantal: 6, parentId: main?.id, bestelbaar: true })
    const alone = await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })
    expect(alone.answer.isMeegeleverdAdded).toBe(false)
  })

  it('adds to the quantity of an item that is on the list already', async () => {
    const eva = await somebody()
    await add(eva, { materieelSoort: 'MOLEN', aantal: 3 })
    const { answer } = await add(eva, { materieelSoort: 'molen', aantal: 2 })
    expect(answer.items.map((item) => [item.materieelSoort, item.aantal])).toEqual([
      ['MOLEN', 5],
      ['KABEL', 10],
    ])
  })

  it('loses nothing when windows add at the same time', async () => {
    const eva = await somebody()
    await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })
    await Promise.all(Array.from({ length: 8 }, () => add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })))
    expect((await read(eva)).items.map((item) => item.aantal)).toEqual([9])
  })

  it('makes one list only when windows add to none at the same time', async () => {
    const eva = await somebody()
    await Promise.all(Array.from({ length: 6 }, () => add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })))
    const lists = await portal.post(orderList.getOrderLists, { gebruikerLogin: eva.userName }, { as: eva.userName })
    expect(lists.answer.lijsten.map((list) => list.totaalAantal)).toEqual([6])
  })

  it('adds several at once to the first list or to a named one (R-PAY-06, R-PAY-08)', async () => {
    const eva = await somebody()
    const base = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo }
    const items = [
      { type: 'Materieel' as const, aantal: 1, materieelSoort: 'MOLEN' },
      { type: 'Artikel' as const, aantal: 4, materieelSoort: 'BEZEM' },
    ]
    const first = await portal.post(orderList.addItems, { ...base, bestelListItems: items }, { as: eva.userName })
    expect(first.answer).toEqual({
      isMeegeleverdAdded: true,
      bestellijstId: (await read(eva)).lijst?.id,
      versie: (await read(eva)).versie,
    })
    const second = await portal.post(orderList.addList, { ...base, naam: 'Dak' }, { as: eva.userName })
    const named = { ...base, bestellijstId: second.answer.id, bestelListItems: items.slice(1) }
    const added = await portal.post(orderList.addDetails, named, { as: eva.userName })
    expect(added.answer).toEqual({ isMeegeleverdAdded: false, bestellijstId: second.answer.id, versie: 1 })
    expect((await read(eva, second.answer.id)).items.map((item) => item.aantal)).toEqual([4])
  })

  it('refuses an empty list of items', async () => {
    const eva = await somebody()
    const input = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, bestelListItems: [] }
    const reply = await portal.post(orderList.addItems, input, { as: eva.userName })
    expect(reply.problem).toMatchObject({ status: 400, code: 'reject.items_leeg' })
    expect((await read(eva)).lijst).toBeNull()
  })

  it.each(['OUD', 'LOS', 'NERGENS'])('refuses %s, which cannot be ordered', async (materieelSoort) => {
    const eva = await somebody()
    const reply = await add(eva, { materieelSoort })
    expect(reply.problem).toMatchObject({ status: 400, code: 'artikel.niet_bestelbaar' })
    expect((await read(eva)).lijst).toBeNull()
  })

  describe.each([
    ['AddBestelLijst', orderList.addItem],
    ['AddAllBestelLijst', orderList.addItems],
    ['AddAllDetailsBestelLijst', orderList.addDetails],
    ['AddRegels', orderList.addLines],
  ])('by %s', (_name, call) => {
    it.each([
      [undefined, 'validatie.aantal_leeg'],
      [null, 'validatie.aantal_leeg'],
      ['', 'validatie.aantal_leeg'],
      [0, 'validatie.aantal_bereik'],
      [-1, 'validatie.aantal_bereik'],
      [1.5, 'validatie.aantal_bereik'],
      [100_000, 'validatie.aantal_bereik'],
      [[2], 'validatie.aantal_leeg'],
    ])('refuses the quantity %j as %s, and names its field (R-VAL-01, R-VAL-21)', async (aantal, code) => {
      const eva = await somebody()
      const broom = { type: 'Artikel', materieelSoort: 'BEZEM', aantal }
      const items = call === orderList.addItem ? broom : { bestelListItems: [broom] }
      const list = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, bestellijstId: emptyId }
      // What a form could send although the contract forbids it.
      const { problem } = await portal.post(call, { ...list, ...items } as never, { as: eva.userName })
      const field = call === orderList.addItem ? 'aantal' : 'bestelListItems.0.aantal'
      expect(problem).toMatchObject({ status: 400, code, field })
      expect((await read(eva)).lijst).toBeNull()
    })
  })

  it('takes the largest quantity, and no piece more by adding again (R-VAL-21)', async () => {
    const eva = await somebody()
    expect((await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel', aantal: 99_999 })).status).toBe(200)
    const more = await add(eva, { materieelSoort: 'BEZEM', type: 'Artikel' })
    expect(more.problem).toMatchObject({ status: 400, code: 'validatie.aantal_bereik' })
    expect((await read(eva)).items[0]?.aantal).toBe(99_999)
  })
})

import { contract } from '@portal/contract/calls.ts'
import { type ListLine, lineOf } from '@portal/domain/order-list/list-line.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildIncludedItem, buildItem, buildPerson, buildSet } from '../../../test/builders.ts'
import { hearStatements } from '../../../test/count-statements.ts'
import { addTo, buildEquipment, readOf, type Somebody } from '../../../test/list-calls.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { sql } from '../../platform/db/query.ts'
import type { ListWithLines } from './order-lines.store.ts'

const { orderList } = contract
const statements = hearStatements()
let portal: TestPortal
let other: TestPortal
let eva: Somebody
let list: { readonly id: string; readonly line: string }

interface How {
  readonly at?: TestPortal
  readonly versie?: number
}
const add = (materieelSoort: string, aantal = 1, { at = portal }: How = {}) => {
  const where = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, bestellijstId: list.id }
  const type = materieelSoort === 'BEZEM' ? 'Artikel' : 'Materieel'
  const bestelListItems = [{ type, materieelSoort, aantal } as const]
  return at.post(orderList.addDetails, { ...where, bestelListItems }, { as: eva.userName })
}
const change = (aantal: number, { at = portal, id = list.line, ...more }: How & { readonly id?: string } = {}) =>
  at.post(orderList.updateItems, { items: [{ id, aantal, comment: '' }], ...more }, { as: eva.userName })
const remove = (id: string, heleSet = false) => portal.post(orderList.removeItem, { id, heleSet }, { as: eva.userName })
const quantities = async (at = other) => {
  const { items } = await readOf(at, eva, list.id)
  return Object.fromEntries(items.map(({ materieelSoort, aantal }) => [materieelSoort, aantal]))
}
/** Only those about lists: a portal sends others whenever it is time for them. */
const countStatements = async (work: () => Promise<unknown>) =>
  (await statements.during(work)).filter((text) => text.includes('order_list')).length
/** Which the process keeps of somebody's lists. */
const seenList = () =>
  portal.open
    .parts()
    .seen.find<ListWithLines>({ kind: 'order list', owner: eva.userName, weigh: () => 0 }, ({ id }) => id === list.id)

beforeAll(async () => {
  portal = await startTestPortal()
  other = await startTestPortal({ database: portal.database })
  await buildEquipment(portal)
  await buildSet(portal, { no: 'KLUS' }, { MOLEN: 1, BEZEM: 2 })
})
afterAll(async () => {
  await other.close()
  await portal.close()
})
beforeEach(async () => {
  eva = await buildPerson(portal)
  const { answer } = await addTo(portal, eva, { materieelSoort: 'BEZEM', type: 'Artikel', aantal: 3 })
  const [line] = answer.items
  if (line === undefined || answer.lijst === null) throw new Error('the list was not filled')
  list = { id: answer.lijst.id, line: line.id }
  await add('BEZEM')
  await add('MOLEN')
  expect(await quantities()).toEqual({ BEZEM: 4, MOLEN: 1, KABEL: 2 })
})

describe('a change of a list that this process has seen', () => {
  it('is one statement, whatever is changed', async () => {
    expect(await countStatements(() => add('BEZEM'))).toBe(1)
    expect(await countStatements(() => change(9))).toBe(1)
    expect(await countStatements(() => remove(list.line))).toBe(1)
    expect(await quantities()).toEqual({ MOLEN: 1, KABEL: 2 })
  })

  it('is one statement after the list was shown, by a process that wrote nothing of it', async () => {
    await readOf(other, eva, list.id)
    expect(await countStatements(() => change(7, { at: other }))).toBe(1)
    expect(await quantities(portal)).toEqual({ BEZEM: 7, MOLEN: 1, KABEL: 2 })
  })

  it('reads what follows a line that others came with', async () => {
    const main = seenList()?.lines.find(({ materieelSoort }) => materieelSoort === 'MOLEN')
    expect(await countStatements(() => change(3, { id: main?.id ?? '' }))).toBe(2)
    expect(await quantities()).toEqual({ BEZEM: 4, MOLEN: 3, KABEL: 6 })
  })

  it('is decided anew when another process changed the list since', async () => {
    await change(20, { at: other })
    // A write that finds it changed, and a reading and a write without locks.
    expect(await countStatements(async () => expect((await add('BEZEM', 5)).status).toBe(200))).toBe(3)
    expect(await quantities()).toEqual({ BEZEM: 25, MOLEN: 1, KABEL: 2 })
    // It knows what it wrote then.
    expect(await countStatements(() => add('BEZEM'))).toBe(1)
    expect(await quantities()).toEqual({ BEZEM: 26, MOLEN: 1, KABEL: 2 })
  })

  it('is not refused for a version that this process has not seen', async () => {
    const { answer } = await change(20, { at: other })
    expect((await change(21, { versie: answer.versie })).answer).toEqual({ versie: answer.versie + 1 })
  })

  it('is refused for a version that is old by now', async () => {
    const { versie } = await readOf(portal, eva, list.id)
    await change(20, { at: other })
    expect((await change(21, { versie })).problem).toMatchObject({ code: 'error.tussentijds_gewijzigd' })
    expect(await quantities()).toMatchObject({ BEZEM: 20 })
  })

  it('is refused when the list was submitted since', async () => {
    await portal.db.execute(sql`insert into saved_requests (no, list_id, user_name, location_no, status, approvers, form, lines, submitted_at)
      select 'G-' || gen_random_uuid(), id, user_name, location_no, 'Requested', '{}', '{}', '[]', now()
      from order_lists where id = ${list.id}`)
    await portal.db.execute(sql`update order_lists set version = version + 1 where id = ${list.id}`)
    for (const refused of [await add('BEZEM'), await change(9), await remove(list.line)])
      expect(refused.problem).toMatchObject({ code: 'bestellijst.geblokkeerd' })
    expect(await quantities()).toMatchObject({ BEZEM: 4 })
  })

  it('is refused when the list or the line is gone since', async () => {
    const { line } = list
    await other.post(orderList.removeItem, { id: line, heleSet: false }, { as: eva.userName })
    expect((await change(9)).status).toBe(404)
    expect((await remove(line)).status).toBe(404)
    await portal.db.execute(sql`delete from order_lists where id = ${list.id}`)
    expect((await add('BEZEM')).status).toBe(404)
  })

  it('is refused when the account of the list has another name since', async () => {
    await portal.db.execute(sql`update order_lists set user_name = 'uitvoerder' where id = ${list.id}`)
    for (const refused of [await add('BEZEM'), await change(9), await remove(list.line)])
      expect(refused.status).toBe(404)
  })

  it('adds nothing that can no longer be ordered, and what can be ordered again (R-VAL-02)', async () => {
    await buildItem(portal, { no: 'WALS' })
    expect((await add('WALS')).status).toBe(200)
    await portal.db.execute(sql`update erp_items set blocked = true where no = 'WALS'`)
    expect((await add('WALS')).problem).toMatchObject({ code: 'artikel.niet_bestelbaar' })
    await portal.db.execute(sql`update erp_items set blocked = false where no = 'WALS'`)
    expect((await add('WALS')).status).toBe(200)
    expect(await quantities()).toMatchObject({ WALS: 2 })
  })

  it('brings along what comes with an item by now (R-LIST-03)', async () => {
    await buildItem(portal, { no: 'TRIL' })
    await add('TRIL')
    await buildIncludedItem(portal, { no: 'TRIL', otherNo: 'KABEL', quantity: 3 })
    expect((await add('TRIL')).answer.isMeegeleverdAdded).toBe(true)
    expect(await quantities()).toMatchObject({ TRIL: 2 })
    const { items } = await readOf(other, eva, list.id)
    expect(items.filter(({ materieelSoort }) => materieelSoort === 'KABEL').map(({ aantal }) => aantal)).toEqual([2, 3])
  })

  it('leaves nothing behind when it could not be written', async () => {
    await portal.db.execute(sql`
      create function refuse_audit() returns trigger language plpgsql as $$ begin raise 'on purpose'; end $$`)
    await portal.db.execute(sql`
      create trigger audit_refused before insert on audit_log for each row execute function refuse_audit()`)
    const before = seenList()
    try {
      for (const refused of [await add('BEZEM', 50), await change(60), await remove(list.line)])
        expect(refused.status).toBe(500)
    } finally {
      await portal.db.execute(sql`drop function refuse_audit cascade`)
    }
    expect(seenList()).toEqual(before)
    await add('BEZEM')
    expect(await quantities()).toMatchObject({ BEZEM: 5 })
  })

  it('is somebody else’s to nobody', async () => {
    const strange = await buildPerson(portal)
    const asked = { items: [{ id: list.line, aantal: 9, comment: '' }] }
    expect((await portal.post(orderList.updateItems, asked, { as: strange.userName })).status).toBe(404)
    const theirs = { gebruikerLogin: strange.userName, materieellocatie: strange.locationNo, bestellijstId: list.id }
    const items = [{ type: 'Artikel', materieelSoort: 'BEZEM', aantal: 1 } as const]
    const adding = await portal.post(
      orderList.addDetails,
      { ...theirs, bestelListItems: items },
      { as: strange.userName },
    )
    expect(adding.status).toBe(404)
    expect(await quantities()).toMatchObject({ BEZEM: 4 })
  })

  it('loses nothing of what two processes change in turns, at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => add('BEZEM', 1, { at: n % 2 === 0 ? portal : other })),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
    expect(await quantities()).toMatchObject({ BEZEM: 16 })
  })
})

describe('what a process keeps of a list', () => {
  const byId = (lines: readonly ListLine[]) => [...lines].map(lineOf).sort((a, b) => a.id.localeCompare(b.id))
  type Deed = readonly ['add' | 'addSet' | 'change' | 'remove' | 'elsewhere', number]
  const deeds: Readonly<Record<Deed[0], (size: number, ids: readonly string[]) => Promise<unknown>>> = {
    add: (size) => add(size % 2 === 0 ? 'MOLEN' : 'BEZEM', 1 + (size % 4)),
    addSet: (size) => {
      const where = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo, bestellijstId: list.id }
      const sets = [{ setNummer: 'KLUS', aantal: 1 + (size % 2) }]
      return portal.post(orderList.addMainSet, { ...where, sets }, { as: eva.userName })
    },
    change: (size, ids) => change(1 + size, { id: ids[size % ids.length] ?? list.line }),
    remove: (size, ids) => remove(ids[size % ids.length] ?? list.line, size % 2 === 0),
    elsewhere: (size, ids) => change(1 + size, { id: ids[size % ids.length] ?? list.line, at: other }),
  }

  it('is what the database has after any changes of its own, and never newer', async () => {
    const deed = fc.tuple(fc.constantFrom(...(Object.keys(deeds) as Deed[0][])), fc.nat(40))
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 8 }), async (done) => {
        for (const [kind, size] of done) {
          const { items } = await readOf(other, eva, list.id)
          await deeds[kind](
            size,
            items.map(({ id }) => id),
          )
          const kept = seenList()
          const { items: lines, versie } = await readOf(other, eva, list.id)
          if (kind === 'add' || kind === 'addSet') expect(kept?.versie).toBe(versie)
          expect(kept?.versie ?? 0).toBeLessThanOrEqual(versie)
          if (kept?.versie === versie) expect(byId(kept.lines)).toEqual(byId(lines))
        }
      }),
      { numRuns: 15 },
    )
  })
})

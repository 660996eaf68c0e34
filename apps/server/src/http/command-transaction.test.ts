import { contract } from '@portal/contract/calls.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildPerson } from '../../test/builders.ts'
import { addTo, buildEquipment, readOf, type Somebody } from '../../test/list-calls.ts'
import { testServer } from '../../test/test-database.ts'
import { startTestPortal, type TestPortal } from '../../test/test-portal.ts'
import { waitFor } from '../../test/wait-for.ts'
import { connectionTo } from '../platform/db/connect.ts'
import { eq, sql } from '../platform/db/query.ts'
import { auditLog } from '../platform/db/schema/operation.ts'
import { orderLists } from '../platform/db/schema/order-lists.ts'

const { orderList } = contract
/** A Monday some weeks from now. */
const deliveryDay = (() => {
  const day = new Date(Date.now() + 21 * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7))
  return day.toISOString().slice(0, 10)
})()
let portal: TestPortal
let other: TestPortal
let eva: Somebody
let list: { readonly id: string; readonly line: string; readonly versie: number }

beforeAll(async () => {
  portal = await startTestPortal()
  other = await startTestPortal({ database: portal.database })
  await buildEquipment(portal)
})
afterAll(async () => {
  await other.close()
  await portal.close()
})
beforeEach(async () => {
  eva = await buildPerson(portal)
  const { answer } = await addTo(portal, eva, { materieelSoort: 'MOLEN', aantal: 3 })
  const [line] = answer.items
  if (line === undefined || answer.lijst === null) throw new Error('the list was not filled')
  list = { id: answer.lijst.id, line: line.id, versie: answer.versie }
})

const as = (key?: string) => ({
  as: eva.userName,
  ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
})
const change = (aantal: number, more: { versie?: number; key?: string; at?: TestPortal } = {}) => {
  const { at = portal, key, ...asked } = more
  return at.post(orderList.updateItems, { items: [{ id: list.line, aantal, comment: '' }], ...asked }, as(key))
}
const place = (key?: string) => {
  const address = {
    adres: 'Kade 12',
    postCode: '1011 AB',
    city: 'Amsterdam',
    contactPersoon: 'Jan',
    contactTel: '0612345678',
  }
  const depot = { adressCode: '', depotnummer: '', depotAdressCode: '', ophalen: false, spoed: false }
  const days = { gewensteLeverDatum: deliveryDay, verwachteEindDatum: null }
  const who = { gebruiker: eva.userName, materieelLocatie: eva.locationNo, bestellijstId: list.id, bestellijstNaam: '' }
  const texts = { language: 'nl-NL', reference: 'Dak', opmerking: '', voorwaardenGeaccepteerd: true } as const
  const input = { ...address, ...depot, ...days, ...who, ...texts }
  return portal.post(contract.ordering.placeOrder, input, as(key))
}
const stored = async () => {
  const { items, versie } = await readOf(portal, eva, list.id)
  return { aantal: items.find(({ id }) => id === list.line)?.aantal, versie }
}
const auditRows = async () => (await portal.db.select().from(auditLog).where(eq(auditLog.subject, list.id))).length

/** Somebody else has the list in a transaction while the work runs until it waits for it; then that one changes it. */
async function whileChangedElsewhere<T>(run: () => Promise<T>, statement: string): Promise<T> {
  const client = new Client(connectionTo(testServer(), portal.database))
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select id from order_lists where id = $1 for update', [list.id])
    const running = run()
    const isWaiting = sql`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%order_lists%'`
    await waitFor(async () => (await portal.db.execute(isWaiting)).rows.length > 0)
    await client.query(statement, [list.id])
    await client.query('update order_lists set version = version + 1 where id = $1', [list.id])
    await client.query('commit')
    return await running
  } finally {
    await client.end()
  }
}

describe('a command on a list', () => {
  it('waits for a change of the list that it orders, and orders what is on it then', async () => {
    const elsewhere = 'update order_list_items set quantity = 7 where list_id = $1 and parent_id is null'
    const { answer } = await whileChangedElsewhere(() => place(), elsewhere)
    const { rows } = await portal.db.execute(sql`select l.quantity::int as quantity from request_lines l
      join requests r on r.id = l.request_id where r.list_id = ${list.id} order by l.line_no`)
    expect(answer.status).toBe('wachtrij')
    expect(rows).toEqual([{ quantity: 7 }, { quantity: 6 }])
    const count = sql`select (select count(*)::int from erp_outbox) as writes, (select count(*)::int from requests) as requests`
    const [counted] = (await portal.db.execute<{ writes: number; requests: number }>(count)).rows
    expect(counted?.writes).toBe(counted?.requests)
  })

  it('waits for another change of its list, decides by it, and loses neither', async () => {
    const elsewhere = `update order_list_items set quantity = 1 where list_id = $1 and parent_id is not null`
    const before = await auditRows()
    const reply = await whileChangedElsewhere(() => change(9), elsewhere)
    expect(reply.answer).toEqual({ versie: list.versie + 2 })
    expect(await stored()).toEqual({ aantal: 9, versie: list.versie + 2 })
    const { items } = await readOf(portal, eva, list.id)
    // Changed by hand meanwhile: it follows no more.
    expect(items.find(({ parentId }) => parentId === list.line)?.aantal).toBe(1)
    expect(await auditRows()).toBe(before + 1)
  })

  it('refuses to save on top of a list that became newer while it waited', async () => {
    const reply = await whileChangedElsewhere(
      () => change(9, { versie: list.versie }),
      'update order_lists set changed_at = now() where id = $1',
    )
    expect(reply.problem).toMatchObject({ status: 409, code: 'error.tussentijds_gewijzigd' })
    expect(await stored()).toEqual({ aantal: 3, versie: list.versie + 1 })
  })

  it('changes nothing of a list that is submitted while it waits', async () => {
    const submit = `insert into saved_requests (no, list_id, user_name, location_no, status, approvers, form, lines, submitted_at)
      select 'G-' || gen_random_uuid(), id, user_name, location_no, 'Requested', '{}', '{}', '[]', now()
      from order_lists where id = $1`
    const reply = await whileChangedElsewhere(() => change(9), submit)
    expect(reply.problem).toMatchObject({ code: 'bestellijst.geblokkeerd' })
    expect((await stored()).aantal).toBe(3)
  })

  it('counts every change of windows in two processes', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, n) => change(n + 1, { at: n % 2 === 0 ? portal : other })),
    )
    const versions = replies.map(({ answer }) => answer.versie).sort((a, b) => a - b)
    expect(versions).toEqual(versions.map((_, n) => list.versie + n + 1))
    expect((await stored()).versie).toBe(list.versie + 12)
  })

  it('is done once under one key, however it is sent', async () => {
    const before = await auditRows()
    const key = crypto.randomUUID()
    const sent = [1, 2, 3, 4].map((n) => change(8, { key, versie: list.versie, at: n % 2 === 0 ? portal : other }))
    const answers = (await Promise.all(sent)).map(({ answer }) => answer)
    expect(answers).toEqual(answers.map(() => ({ versie: list.versie + 1 })))
    expect((await change(8, { key, versie: list.versie })).answer).toEqual({ versie: list.versie + 1 })
    expect(await auditRows()).toBe(before + 1)
    expect((await change(7, { key })).problem).toMatchObject({ code: 'verzoek.sleutel_hergebruikt' })
  })

  it('answers a repeat as the first although what it was about is gone', async () => {
    const remove = () => portal.post(orderList.removeItem, { id: list.line }, as('weg'))
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(204)
    expect((await portal.post(orderList.removeItem, { id: list.line }, as())).status).toBe(404)
  })

  it('writes nothing when its audit row cannot be written', async () => {
    await portal.db.execute(sql`
      create function refuse_audit() returns trigger language plpgsql as $$ begin raise 'on purpose'; end $$`)
    await portal.db.execute(sql`
      create trigger audit_refused before insert on audit_log for each row execute function refuse_audit()`)
    try {
      expect((await change(9)).status).toBe(500)
      expect(await stored()).toEqual({ aantal: 3, versie: list.versie })
    } finally {
      await portal.db.execute(sql`drop function refuse_audit cascade`)
    }
    const [row] = await portal.db.select().from(orderLists).where(eq(orderLists.id, list.id))
    expect(row?.version).toBe(list.versie)
  })
})

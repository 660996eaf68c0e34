import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import type { BenchContext } from '../bench-context.ts'
import { deliveryDay } from '../delivery-day.ts'
import type { Figure } from '../figure.ts'
import { type LoadResult, repeat } from '../load.ts'

const atOnce = 8
const linesPerOrder = 10

/** The tables that an order writes to, and which of their rows are those of one order. */
const written = {
  requests: "id = (select id from requests where reference = 'meting' limit 1)",
  request_lines: "request_id = (select id from requests where reference = 'meting' limit 1)",
  request_steps: "request_id = (select id from requests where reference = 'meting' limit 1) and step = 'ontvangen'",
  erp_outbox: "external_id = (select id from requests where reference = 'meting' limit 1)",
  mails: "subject_id = (select no from requests where reference = 'meting' limit 1)",
  audit_log: "subject = (select no from requests where reference = 'meting' limit 1)",
}

/** The rows of a stored order written again and again, in one durable transaction, to tables without indexes. */
async function measureBare({ pool, seconds }: BenchContext): Promise<LoadResult> {
  const tables = Object.keys(written)
  for (const [table, rows] of Object.entries(written)) {
    await pool.query(`create table yardstick_${table} as select * from ${table} where ${rows}`)
    await pool.query(`create table bare_${table} (like ${table})`)
  }
  const done = await repeat(atOnce, seconds * 2, async () => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const table of tables)
        await client.query({ name: table, text: `insert into bare_${table} select * from yardstick_${table}` })
      await client.query('commit')
    } finally {
      client.release()
    }
  })
  for (const table of tables) await pool.query(`drop table yardstick_${table}, bare_${table}`)
  return done
}

const mostOrders = 4000

/** Copies of a filled list, made beforehand, so that nothing but ordering is measured. */
async function copyList({ pool }: BenchContext, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with copies as (
       insert into order_lists (user_name, location_no, name, created_at, changed_at)
         select user_name, location_no, name || ' ' || n, created_at, changed_at
         from order_lists, generate_series(1, $2::int) n where id = $1 returning id)
     , filled as (
       insert into order_list_items (list_id, kind, no, quantity, position, added_at)
         select c.id, i.kind, i.no, i.quantity, i.position, i.added_at
         from copies c cross join order_list_items i where i.list_id = $1)
     select id from copies`,
    [id, mostOrders],
  )
  return rows.map((row) => row.id)
}

/** P5: an order of ten lines over HTTP, until it is stored, against a bare durable insert of the same rows. */
export async function measureOrders(bench: BenchContext): Promise<readonly Figure[]> {
  const token = await bench.tokenOf('uitvoerder')
  const named = { gebruikerLogin: 'uitvoerder', materieellocatie: '10002' }
  const { rows } = await bench.pool.query<{ no: string }>(
    `select i.no from erp_items i where i.kind = 'Materieel' and i.orderable and not i.blocked and i.order_multiple <= 1
       and not exists (select 1 from erp_included_items m where m.kind = i.kind and m.no = i.no) limit ${linesPerOrder}`,
  )
  const lines = rows.map(({ no }) => ({ type: 'Materieel' as const, aantal: 1, materieelSoort: no }))
  const filled = await bench.post(orderList.addList, { ...named, naam: 'Meting' }, token)
  await bench.post(orderList.addDetails, { ...named, bestellijstId: filled.id, bestelListItems: lines }, token)
  const free = await copyList(bench, filled.id)
  const day = deliveryDay()
  const ours = await repeat(atOnce, bench.seconds * 2, async () => {
    const list = free.pop()
    if (list === undefined) throw new Error('No list is free')
    await bench.post(
      ordering.placeOrder,
      {
        language: 'nl-NL',
        bestellijstId: list,
        bestellijstNaam: '',
        gebruiker: 'uitvoerder',
        materieelLocatie: named.materieellocatie,
        reference: 'meting',
        opmerking: '',
        adressCode: '',
        adres: 'Werkweg 1',
        city: 'Utrecht',
        postCode: '3511 AB',
        contactPersoon: 'J. Bouwer',
        contactTel: '0612345678',
        depotnummer: '',
        depotAdressCode: '',
        gewensteLeverDatum: day,
        verwachteEindDatum: null,
        spoed: false,
        ophalen: false,
        voorwaardenGeaccepteerd: true,
      },
      token,
    )
  })
  const bare = await measureBare(bench)
  const { perSecond, p50Ms, p99Ms } = ours
  const ratio = perSecond / bare.perSecond
  return [
    {
      id: 'P5',
      work: `place an order of ${linesPerOrder} lines, ${atOnce} at once`,
      target: '≥ 0.35 of a bare durable insert, p99 ≤ 100 ms',
      measured: `${ratio.toFixed(2)}, ${Math.round(perSecond)}/s, p50 ${p50Ms.toFixed(0)} ms, p99 ${p99Ms.toFixed(0)} ms, ${ours.failures} failed`,
      ok: ratio >= 0.35 && p99Ms <= 100 && ours.failures === 0,
      values: { ratio, perSecond, p50Ms, p99Ms, failures: ours.failures, bare: bare.perSecond },
    },
  ]
}

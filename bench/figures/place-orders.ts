import { orderList } from '@portal/contract/order-list.ts'
import { ordering } from '@portal/contract/ordering.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { type LoadResult, repeat } from '../load.ts'

const atOnce = 8
const linesPerOrder = 10

/** The first day from a week on that is no weekend. */
function deliveryDay(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

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

/** P5: an order of ten lines over HTTP, until it is stored, against a bare durable insert of the same rows. */
export async function measureOrders(bench: BenchContext): Promise<readonly Figure[]> {
  const token = await bench.tokenOf('uitvoerder')
  const named = { gebruikerLogin: 'uitvoerder', materieellocatie: '10002' }
  const { rows } = await bench.pool.query<{ no: string }>(
    `select i.no from erp_items i where i.kind = 'Materieel' and i.orderable and not i.blocked and i.order_multiple <= 1
       and not exists (select 1 from erp_included_items m where m.kind = i.kind and m.no = i.no) limit ${linesPerOrder}`,
  )
  const lines = rows.map(({ no }) => ({ type: 'Materieel' as const, aantal: 1, materieelSoort: no }))
  const lists = await Promise.all(
    Array.from({ length: atOnce }, (_, at) =>
      bench.post(orderList.addList, { ...named, naam: `Meting order ${at}` }, token),
    ),
  )
  const free = lists.map((list) => list.id)
  const day = deliveryDay()
  const times: number[] = []
  const ours = await repeat(atOnce, bench.seconds * 2, async () => {
    const list = free.pop()
    if (list === undefined) throw new Error('No list is free')
    await bench.post(orderList.addDetails, { ...named, bestellijstId: list, bestelListItems: lines }, token)
    const began = performance.now()
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
    times.push(performance.now() - began)
    free.push(list)
  })
  const bare = await measureBare(bench)
  times.sort((a, b) => a - b)
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? 0
  const p50Ms = times[Math.floor(times.length * 0.5)] ?? 0
  const perSecond = (atOnce * 1000) / (times.reduce((sum, ms) => sum + ms, 0) / Math.max(1, times.length))
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

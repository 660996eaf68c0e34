import { orderList } from '@portal/contract/order-list.ts'
import type { BenchContext } from '../bench-context.ts'
import type { Figure } from '../figure.ts'
import { repeat } from '../load.ts'

const atOnce = 16

async function findItems({ pool }: BenchContext): Promise<readonly string[]> {
  const { rows } = await pool.query<{ no: string }>(
    `select i.no from erp_items i where i.kind = 'Materieel' and i.orderable and not i.blocked
       and not exists (select 1 from erp_included_items m where m.kind = i.kind and m.no = i.no) limit 200`,
  )
  return rows.map(({ no }) => no)
}

const touch = 'update order_lists set version = version + 1, changed_at = now() where id = $1'

/** The work of a round without the portal: a line grows, all lines are read with texts and prices, a line is set. */
async function doBare({ pool }: BenchContext, list: string, no: string): Promise<void> {
  await pool.query({
    name: 'add',
    text: `with grown as (update order_list_items set quantity = quantity + 1 where list_id = $1 and no = $2) ${touch}`,
    values: [list, no],
  })
  const { rows } = await pool.query<{ id: string }>({
    name: 'read',
    text: `select l.id, l.parent_id, l.list_id, l.kind, l.quantity, l.comment, l.no,
        coalesce(t.text, i.description) as description, i.unit_code, i.price_type, i.rent_price_day, i.rent_price_week,
        i.sales_price, i.weight, im.hash
      from order_list_items l join erp_items i on i.kind = l.kind and i.no = l.no
      left join erp_translations t on t.subject = 'Soort' and t.code = l.no and t.language = 'nl-NL'
      left join lateral (select hash from erp_images
        where parent_type = 'Soort' and parent_no = l.no order by line_no limit 1) im on true
      where l.list_id = $1 order by l.position`,
    values: [list],
  })
  await pool.query({
    name: 'change',
    text: `with changed as (update order_list_items set quantity = 2 where id = $2 and list_id = $1) ${touch}`,
    values: [list, rows[0]?.id],
  })
}

/** P4: add, change, read over HTTP against three statements that do the same, on the same lists, by the driver alone. */
export async function measureOrderLists(bench: BenchContext): Promise<readonly Figure[]> {
  const items = await findItems(bench)
  const people = ['uitvoerder', 'voorman', 'medewerker']
  const places = await Promise.all(
    people.map(async (person) => {
      const token = await bench.tokenOf(person)
      const named = {
        gebruikerLogin: person,
        materieellocatie: person === 'medewerker' ? await anyLocation(bench, person) : '10001',
      }
      return { token, named }
    }),
  )
  const lists = await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const place = places[at % places.length]
      if (place === undefined) throw new Error('Nobody to order')
      const list = await bench.post(
        orderList.addList,
        { ...place.named, naam: `Meting ${at} ${Math.floor(performance.now())}` },
        place.token,
      )
      return { ...place, listId: list.id }
    }),
  )
  const ours = await repeat(atOnce, bench.seconds * 2, async (round) => {
    const list = lists[round % lists.length]
    const no = items[round % items.length]
    if (list === undefined || no === undefined) throw new Error('Nothing to order')
    await bench.post(
      orderList.addDetails,
      {
        ...list.named,
        bestellijstId: list.listId,
        bestelListItems: [{ type: 'Materieel', aantal: 1, materieelSoort: no }],
      },
      list.token,
    )
    const { items: lines } = await bench.post(
      orderList.getOrderList,
      { ...list.named, bestelijstId: list.listId },
      list.token,
    )
    const id = lines[0]?.id
    if (id !== undefined)
      await bench.post(orderList.updateItems, { items: [{ id, aantal: 2, comment: '' }] }, list.token)
  })
  const bare = await repeat(atOnce, bench.seconds * 2, (round) =>
    doBare(bench, lists[round % lists.length]?.listId ?? '', items[round % items.length] ?? ''),
  )
  const ratio = ours.perSecond / bare.perSecond
  return [
    {
      id: 'P4',
      work: 'order list: add, read, change',
      target: '≥ 0.50 of the same statements by pg alone',
      measured: `${ratio.toFixed(2)}, ${Math.round(ours.perSecond)} rounds/s, p99 ${ours.p99Ms.toFixed(0)} ms, ${ours.failures} failed`,
      ok: ratio >= 0.5 && ours.failures === 0,
      values: { ratio, perSecond: ours.perSecond, p99Ms: ours.p99Ms, failures: ours.failures, bare: bare.perSecond },
    },
  ]
}

async function anyLocation({ pool }: BenchContext, person: string): Promise<string> {
  const { rows } = await pool.query<{ no: string }>(
    `select l.no from erp_user_locations u join erp_locations l on l.no = u.location_no
     where lower(u.user_name) = $1 and not l.blocked and l.state in ('Production', 'Finished') limit 1`,
    [person],
  )
  return rows[0]?.no ?? ''
}

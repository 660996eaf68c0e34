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

/** P4: add, change, read over HTTP against the same three statements by the driver alone. */
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
  const bare = await repeat(atOnce, bench.seconds * 2, async (round) => {
    const list = lists[round % lists.length]?.listId
    const no = items[round % items.length]
    const { rows } = await bench.pool.query<{ id: string }>({
      name: 'add',
      text: `insert into order_list_items (list_id, kind, no, quantity, position, added_at) values ($1, 'Materieel', $2, 1, $3, now()) returning id`,
      values: [list, no, 1_000_000 + round],
    })
    await bench.pool.query({
      name: 'read',
      text: 'select * from order_list_items where list_id = $1 order by position',
      values: [list],
    })
    await bench.pool.query({
      name: 'change',
      text: 'update order_list_items set quantity = 2 where id = $1',
      values: [rows[0]?.id],
    })
  })
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

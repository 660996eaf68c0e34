import { orderList } from '@portal/contract/order-list.ts'
import type { BenchContext } from '../bench-context.ts'
import { type Driven, drive, type Step } from '../drive.ts'
import type { Figure } from '../figure.ts'
import type { Colleague } from '../people.ts'
import { compare, figureOf, type Side } from '../side-by-side.ts'

/** A list of somebody's with so many lines on it, and the line that is changed. */
interface FilledList {
  readonly person: Colleague
  readonly id: string
  readonly line: string
}

const usual = 10

/** Lists as people keep them, made beforehand. Items that bring nothing along, so that both sides add one line. */
export async function fillLists(
  { pool }: BenchContext,
  people: readonly Colleague[],
  lines: number,
): Promise<FilledList[]> {
  const { rows } = await pool.query<{ userName: string; id: string; line: string }>(
    `with made as (
       insert into order_lists (user_name, location_no, name, created_at, changed_at)
       select p."userName", p."locationNo", 'Meting ' || gen_random_uuid(), now(), now()
       from jsonb_to_recordset($1::jsonb) as p("userName" text, "locationNo" text) returning id, user_name),
     filled as (
       insert into order_list_items (list_id, kind, no, quantity, position, added_at)
       select made.id, i.kind, i.no, 1, i.position, now() from made cross join (${plainItems} limit $2) i
       returning id, list_id)
     select user_name as "userName", made.id, (array_agg(filled.id))[1] as line
     from made join filled on filled.list_id = made.id group by user_name, made.id`,
    [JSON.stringify(people), lines],
  )
  const owners = new Map(people.map((person) => [person.userName, person]))
  return rows.flatMap(({ userName, ...list }) => {
    const person = owners.get(userName)
    return person === undefined ? [] : [{ person, ...list }]
  })
}

const plainItems = `
  select i.kind, i.no, row_number() over (order by i.no) as position from erp_items i
  where i.kind = 'Materieel' and i.orderable and not i.blocked and i.order_multiple <= 1
    and not exists (select 1 from erp_included_items m where m.kind = i.kind and m.no = i.no) order by i.no`

const named = ({ userName, locationNo }: Colleague) => ({ gebruikerLogin: userName, materieellocatie: locationNo })

/** Add, read, change, remove: the list is afterwards as it was. */
function ourScript({ person, id }: FilledList, no: string): readonly Step[] {
  let line = ''
  const { headers } = person
  return [
    {
      path: orderList.addDetails.path,
      headers,
      body: {
        ...named(person),
        bestellijstId: id,
        bestelListItems: [{ type: 'Materieel', aantal: 1, materieelSoort: no }],
      },
    },
    {
      path: orderList.getOrderList.path,
      headers,
      body: { ...named(person), bestelijstId: id },
      onAnswer: (text) => {
        // The server has checked its answer against the contract.
        const { items } = JSON.parse(text) as { items: { id: string; materieelSoort: string }[] }
        line = items.find(({ materieelSoort }) => materieelSoort === no)?.id ?? ''
      },
    },
    { path: orderList.updateItems.path, headers, body: () => ({ items: [{ id: line, aantal: 2, comment: '' }] }) },
    { path: orderList.removeItem.path, headers, body: () => ({ id: line }) },
  ]
}

function bareScript({ person, id: list }: FilledList, no: string): readonly Step[] {
  let line = ''
  const { userName: user, customerNo: group } = person
  return [
    {
      path: '/add',
      body: { list, user, kind: 'Materieel', no },
      onAnswer: (text) => {
        // The minimum answers the id of what it added.
        line = (JSON.parse(text) as { id: string }).id
      },
    },
    { path: '/list', body: { list, user, group, language: 'nl-NL' } },
    { path: '/change', body: () => ({ line, user, quantity: 2 }) },
    { path: '/remove', body: () => ({ line, user }) },
  ]
}

type Script = typeof ourScript

/** Each connection is one person with a list of this turn: calls that the last turn cut off change another. */
function sideOf(
  bench: BenchContext,
  server: { readonly url: string; readonly pid: number | undefined },
  { connections, script }: { readonly connections: number; readonly script: Script },
): Side {
  let scripts: readonly (readonly Step[])[] = []
  return {
    pid: server.pid,
    async prepare() {
      const people = (await bench.colleagues()).slice(0, connections)
      const { rows } = await bench.pool.query<{ no: string }>(`${plainItems} offset 300 limit ${connections}`)
      const lists = await fillLists(bench, people, usual)
      scripts = lists.map((list, at) => script(list, rows[at]?.no ?? ''))
    },
    run: () => drive({ url: server.url, connections, seconds: bench.seconds, scriptOf: (at) => scripts[at] ?? [] }),
  }
}

function sidesOf(bench: BenchContext, connections: number): { readonly ours: Side; readonly minimum: Side } {
  const { stack, minimum } = bench
  return {
    ours: sideOf(bench, { url: stack.portalUrl, pid: stack.portal.pid }, { connections, script: ourScript }),
    minimum: sideOf(bench, { url: minimum.url, pid: minimum.process.pid }, { connections, script: bareScript }),
  }
}

async function contend(bench: BenchContext, connections: number): Promise<Figure> {
  const found = await compare(bench.pool, sidesOf(bench, connections))
  const work = `order list: add, read, change, remove, ${connections} at once`
  return figureOf('M4', work, { wanted: { ratio: 0.4, cpu: 3, p99: 3 }, found })
}

/** A change of one line does not grow with the list. */
async function measureLongLists(bench: BenchContext): Promise<Figure> {
  const { stack, seconds } = bench
  const [person] = await bench.colleagues()
  if (person === undefined) throw new Error('Nobody to change a list')
  const medians = { short: [] as number[], long: [] as number[] }
  for (let round = 0; round < 3; round += 1)
    for (const [size, lines] of [
      ['short', 5],
      ['long', 200],
    ] as const) {
      const [list] = await fillLists(bench, [person], lines)
      const body = { items: [{ id: list?.line, aantal: 2, comment: '' }] }
      const step = { path: orderList.updateItems.path, headers: person.headers, body }
      const done: Driven = await drive({
        url: stack.portalUrl,
        connections: 1,
        seconds: seconds / 2,
        scriptOf: () => [step],
      })
      medians[size].push(done.p50Ms)
    }
  const middle = (values: number[]) => values.sort((a, b) => a - b)[1] ?? 0
  const shortMs = middle(medians.short)
  const longMs = middle(medians.long)
  const ratio = longMs / shortMs
  return {
    id: 'M4',
    work: 'change of one line, list of 200 lines beside 5',
    target: '≤ 1.5',
    measured: `${ratio.toFixed(2)}, p50 ${longMs.toFixed(1)} ms beside ${shortMs.toFixed(1)} ms`,
    ok: ratio <= 1.5,
    values: { ratio, shortMs, longMs },
  }
}

/** M4. */
export async function measureLists(bench: BenchContext): Promise<readonly Figure[]> {
  return [await contend(bench, 32), await contend(bench, 1), await measureLongLists(bench)]
}

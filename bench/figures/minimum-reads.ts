import { catalogue } from '@portal/contract/catalogue.ts'
import { item } from '@portal/contract/item.ts'
import { search } from '@portal/contract/search.ts'
import type { BenchContext } from '../bench-context.ts'
import { type Driven, drive, type Step, summarise } from '../drive.ts'
import type { Figure } from '../figure.ts'
import { forgetAnswers } from '../forget-answers.ts'
import { createLightClient } from '../http-client.ts'
import type { Colleague } from '../people.ts'
import { listTerms } from '../search-terms.ts'
import { compare, figureOf, type Side, takeTurn, type Wanted } from '../side-by-side.ts'

const connections = 32
const language = 'nl-NL'
const coldPages = 15
const atOnce = 100
const mostColdMs = 8
/** Ways in which browsers name the same language. */
const spellings = Array.from({ length: 40 }, (_, at) => `nl-NL,nl;q=0.9,en;q=0.${at + 10}`)

interface Ask {
  readonly ours: (person: Colleague) => Step
  readonly minimum: (person: Colleague) => Step
}

const askPage = (category: string): Ask => ({
  ours: ({ locationNo, headers }) => ({
    path: catalogue.getCatalogue.path,
    headers,
    body: { category, materieellocatie: locationNo },
  }),
  minimum: ({ customerNo }) => ({ path: '/page', body: { category, group: customerNo, language } }),
})
const askItem = (no: string): Ask => ({
  ours: ({ locationNo, headers }) => ({
    path: item.getItem.path,
    headers,
    body: { materieelSoort: no, materieellocatie: locationNo },
  }),
  minimum: ({ customerNo }) => ({ path: '/item', body: { no, group: customerNo, language } }),
})
const askSearch = (term: string, maximum: number): Ask => ({
  ours: ({ headers }) => ({ path: search.getSuggestions.path, headers, body: { term, maximum } }),
  minimum: () => ({ path: '/search', body: { term, language } }),
})

const spelled = (step: Step, at: number): Step => ({
  ...step,
  headers: { ...step.headers, 'accept-language': spellings[at % spellings.length] ?? language },
})

/** What everybody asks, dealt to the connections so that no two ask the same at the same moment. */
function dealt(steps: readonly Step[]): (connection: number) => readonly Step[] {
  return (connection) => {
    const own = steps.filter((_, at) => at % connections === connection)
    return own.length > 0 ? own : steps
  }
}

interface Contest {
  readonly id: string
  readonly work: string
  readonly wanted: Wanted
  readonly asks: readonly Ask[]
  readonly people: readonly Colleague[]
  /** Without it every question is asked by everybody. */
  readonly isAskedOnce?: boolean
  readonly before?: () => Promise<unknown>
}

/** Everybody asks everything, or each question is asked once by one of them. */
function stepsOf({ asks, people, isAskedOnce }: Contest, of: (ask: Ask, person: Colleague) => Step): readonly Step[] {
  if (isAskedOnce !== true) return people.flatMap((person) => asks.map((ask) => of(ask, person)))
  return asks.flatMap((ask, at) => {
    const person = people[at % people.length]
    return person === undefined ? [] : [of(ask, person)]
  })
}

function sidesOf({ stack, minimum, seconds }: BenchContext, contest: Contest): { ours: Side; minimum: Side } {
  const { people, before } = contest
  const ours = stepsOf(contest, (ask, person) => ask.ours(person))
  // One person asks the very same again; of many each spells it as their browser does.
  const steps = people.length === 1 ? ours : spellings.flatMap((_, at) => ours.map((step) => spelled(step, at)))
  const scripts = dealt(contest.isAskedOnce === true ? ours : steps)
  const bare = dealt(stepsOf(contest, (ask, person) => ask.minimum(person)))
  return {
    ours: {
      pid: stack.portal.pid,
      ...(before === undefined ? {} : { prepare: before }),
      run: () => drive({ url: stack.portalUrl, connections, seconds, scriptOf: scripts }),
    },
    minimum: {
      pid: minimum.process.pid,
      run: () => drive({ url: minimum.url, connections, seconds, scriptOf: bare }),
    },
  }
}

async function contend(bench: BenchContext, contest: Contest): Promise<Figure> {
  const found = await compare(bench.pool, sidesOf(bench, contest))
  return figureOf(contest.id, contest.work, { wanted: contest.wanted, found })
}

type Client = ReturnType<typeof createLightClient>

/** All at once, each over a connection of its own. */
async function askBy(client: Client, url: string, steps: readonly Step[]): Promise<Driven> {
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    steps.map(async ({ path, headers, body }) => {
      await client.post(url + path, JSON.stringify(body), { 'content-type': 'application/json', ...headers })
      times.push(performance.now() - began)
    }),
  )
  return summarise(times, (performance.now() - began) / 1000, 0)
}

/** As people who all come at this moment: their connections are new too. */
async function askTogether(url: string, steps: readonly Step[]): Promise<Driven> {
  const client = createLightClient()
  const asked = await askBy(client, url, steps)
  client.close()
  return asked
}

async function measureCold(bench: BenchContext, ask: Ask, people: readonly Colleague[]): Promise<readonly Figure[]> {
  const { stack, minimum, pool } = bench
  const single: { ours: number[]; minimum: number[] } = { ours: [], minimum: [] }
  const crowd: { ours: Driven[]; minimum: Driven[] } = { ours: [], minimum: [] }
  const counted: number[] = []
  const first = people.slice(0, 1)
  // A browser's connection is there before it asks for a page.
  const client = createLightClient()
  for (let round = 0; round < 2 * coldPages; round += 1) {
    await forgetAnswers(pool, 'catalogue')
    single.ours.push((await askBy(client, stack.portalUrl, first.map(ask.ours))).p50Ms)
    single.minimum.push((await askBy(client, minimum.url, first.map(ask.minimum))).p50Ms)
  }
  client.close()
  const many = people.slice(0, atOnce)
  for (let round = 0; round < 3; round += 1) {
    // Who asks is known by then; only the page is not.
    await askTogether(stack.portalUrl, many.map(ask.ours))
    await forgetAnswers(pool, 'catalogue')
    const turn = await takeTurn(pool, {
      pid: stack.portal.pid,
      run: () => askTogether(stack.portalUrl, many.map(ask.ours)),
    })
    counted.push(turn.statements * turn.calls)
    crowd.ours.push(turn)
    crowd.minimum.push(await askTogether(minimum.url, many.map(ask.minimum)))
  }
  const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
  // What runs in the background, such as sending what waits, asks the same database now and then. Without any statement
  // the page was not cold.
  const statements = middle(counted)
  // What both do for the first time counts as little as in the turns.
  const coldMs = middle(single.ours.slice(-coldPages))
  const bareMs = middle(single.minimum.slice(-coldPages))
  const slowest = middle(crowd.ours.map(({ p99Ms }) => p99Ms))
  const bareSlowest = middle(crowd.minimum.map(({ p99Ms }) => p99Ms))
  return [
    {
      id: 'M1',
      work: 'catalogue page, cold',
      target: `≤ ${mostColdMs} ms`,
      measured: `${coldMs.toFixed(1)} ms (minimum ${bareMs.toFixed(1)})`,
      ok: coldMs <= mostColdMs,
      values: { coldMs, bareMs },
    },
    {
      id: 'M1',
      work: `catalogue page, cold, ${atOnce} at once`,
      target: 'computed once, slowest ≤ 2 ×',
      measured: `${statements.toFixed(0)} statements, slowest ${slowest.toFixed(0)} ms (minimum ${bareSlowest.toFixed(0)})`,
      ok: statements >= 1 && statements < 20 && slowest <= 2 * bareSlowest,
      values: { statements, slowest, bareSlowest },
    },
  ]
}

/** The smallest categories worth a page: the less there is on it, the better the minimum is. */
async function listCategories({ pool }: BenchContext): Promise<readonly string[]> {
  const { rows } = await pool.query<{ code: string }>(
    `select category_code as code from erp_items where not blocked group by 1 having count(*) >= 50 order by count(*) limit 12`,
  )
  return rows.map(({ code }) => code)
}

/** M1: the same person again, many people, many customers with the same prices, and nothing kept. */
export async function measureCatalogue(bench: BenchContext): Promise<readonly Figure[]> {
  const people = await bench.colleagues()
  const asks = (await listCategories(bench)).map(askPage)
  const [ask] = asks
  if (ask === undefined) throw new Error('No category of 50 items')
  const [first] = people
  const ofOneCustomer = people.filter(({ customerNo }) => customerNo === first?.customerNo)
  const page = { id: 'M1', asks: [ask] }
  const most = { ratio: 2, p99: 2 }
  return [
    await contend(bench, {
      ...page,
      work: 'catalogue page, same person again',
      wanted: most,
      people: people.slice(0, 1),
    }),
    await contend(bench, { ...page, work: 'catalogue page, many people', wanted: most, people: ofOneCustomer }),
    await contend(bench, {
      ...page,
      asks,
      work: 'catalogue pages, 50 customers with equal prices',
      wanted: { ratio: 1.5, p99: 2 },
      people: people.slice(0, 50),
    }),
    ...(await measureCold(bench, ask, people)),
  ]
}

/** M2: terms that were asked before, and terms that were not. */
export async function measureSearching(bench: BenchContext): Promise<readonly Figure[]> {
  const people = (await bench.colleagues()).slice(0, 50)
  const terms = await listTerms(bench.pool)
  const known = terms.filter((_, at) => at % Math.ceil(terms.length / 100) === 0)
  const fresh = [50, 49, 48, 47, 46].flatMap((maximum) => terms.map((term) => askSearch(term, maximum)))
  const forgotten = () => forgetAnswers(bench.pool, 'catalogue')
  return [
    await contend(bench, {
      id: 'M2',
      work: 'search, warm',
      wanted: { ratio: 2, p99: 2 },
      asks: known.map((term) => askSearch(term, 50)),
      people: people.slice(0, 4),
    }),
    await contend(bench, {
      id: 'M2',
      work: 'search, cold',
      wanted: { ratio: 0.7 },
      asks: fresh,
      people,
      isAskedOnce: true,
      before: forgotten,
    }),
  ]
}

/** M3: one item asked again, by many people, and items that nobody asked yet. */
export async function measureItems(bench: BenchContext): Promise<readonly Figure[]> {
  const people = await bench.colleagues()
  const { rows } = await bench.pool.query<{ no: string }>(
    'select distinct no from erp_items where not blocked order by no',
  )
  const asks = rows.map(({ no }) => askItem(no))
  const some = asks.slice(0, 1)
  const forgotten = () => forgetAnswers(bench.pool, 'catalogue')
  return [
    await contend(bench, {
      id: 'M3',
      work: 'item, same person again',
      wanted: { ratio: 1, p99: 2 },
      asks: some,
      people: people.slice(0, 1),
    }),
    await contend(bench, { id: 'M3', work: 'item, many people', wanted: { ratio: 0.8, p99: 2 }, asks: some, people }),
    await contend(bench, {
      id: 'M3',
      work: 'items, cold',
      wanted: { ratio: 0.6 },
      asks,
      people,
      isAskedOnce: true,
      before: forgotten,
    }),
  ]
}

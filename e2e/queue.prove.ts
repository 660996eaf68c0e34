import { appendFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { Phone } from './lost-phone.ts'
import { as, emptyLists } from './portal-calls.ts'

const sequences = Number(process.env.PROVE_ROUNDS ?? 40)
const firstSeed = Number(process.env.PROVE_SEED ?? 20261122)

/** Two people with one phone; each puts another thing on their list. */
const people = [
  { account: 'medewerker', location: '10044', items: ['121001', '121002'] },
  { account: 'uitvoerder', location: '10003', items: ['121006', '121007'] },
] as const
type Someone = (typeof people)[number]
const [owner, other] = people

function tellFigures(figures: Readonly<Record<string, number>>): void {
  const file = process.env.PROVE_FIGURES
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(figures)}\n`)
}

/** Numbers that look like chance and are the same at every run. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

async function readList({ account, location }: Someone): Promise<ReadonlyMap<string, number>> {
  const { call } = await as(account)
  const { items } = await call<{ items: { materieelSoort: string; aantal: number; parentId: string | null }[] }>(
    'BestelLijst/GetBestelLijst',
    { gebruikerLogin: account, materieellocatie: location, bestelijstId: '00000000-0000-0000-0000-000000000000' },
  )
  return new Map(
    items.filter(({ parentId }) => parentId === null).map((line) => [line.materieelSoort, line.aantal] as const),
  )
}

const amount = (page: Page, no: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: no })
    .getByRole('textbox', { name: /^Aantal van/ })

/** A worker between page and portal from the next load on, and its code kept. */
async function visit(phone: Phone, path: string): Promise<void> {
  await phone.page.goto(path)
  await expect(phone.page.getByRole('heading', { level: 1 })).toBeVisible()
  if (!phone.isCut) await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
}

/** Adds on the page of a thing, once more than the answer says where that gets lost; done when the page says so. */
async function add(phone: Phone, count: number, isAnswerLost: boolean): Promise<void> {
  const { page } = phone
  if (isAnswerLost && !phone.isCut)
    await page.route(
      /AddBestelLijst$/,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
  const main = page.getByRole('main')
  await main
    .getByRole('textbox', { name: /^Aantal/ })
    .first()
    .fill(String(count))
  await main
    .getByRole('button', { name: /toevoegen/i })
    .first()
    .click()
  await expect(
    main
      .getByRole('status')
      .filter({ hasText: /toegevoegd|Bewaard/ })
      .first(),
  ).toBeVisible()
}

async function change(phone: Phone, no: string, count: number): Promise<void> {
  const field = amount(phone.page, no)
  await field.fill(String(count))
  await field.blur()
  // The bar may be there for other actions: killed before this is kept, the browser never had it.
  const isKept = async () =>
    (await readQueue(phone)).some(({ wanted }) => wanted.includes(count)) || (await readList(owner)).get(no) === count
  await expect.poll(isKept).toBe(true)
}

interface KeptAction {
  readonly state: string
  /** The quantities that it is to bring about. */
  readonly wanted: readonly unknown[]
}

/** The actions that the browser holds of who has the phone; none where it has no queue yet. */
function readQueue({ page, account }: Phone): Promise<readonly KeptAction[]> {
  return page.evaluate(async (owner) => {
    const name = 'mp_wachtrij'
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return []
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    interface Stored {
      readonly state: string
      readonly owner: string
      readonly action: {
        readonly fields?: Readonly<Record<string, { readonly wordt: unknown }>>
        readonly things?: readonly { readonly aantal: number }[]
      }
    }
    const db = await answerOf(indexedDB.open(name))
    const queue: readonly Stored[] = await answerOf(db.transaction('actions').objectStore('actions').getAll())
    db.close()
    return queue
      .filter((queued) => queued.owner === owner)
      .map(({ state, action: { fields = {}, things = [] } }) => ({
        state,
        wanted: [...Object.values(fields).map(({ wordt }) => wordt), ...things.map(({ aantal }) => aantal)],
      }))
  }, account)
}

async function countQueued(phone: Phone, states: readonly string[]): Promise<number> {
  return (await readQueue(phone)).filter(({ state }) => states.includes(state)).length
}

/** Decides for what the person did here, as long as something is asked; done when all of it was sent. */
async function decide(phone: Phone): Promise<number> {
  const { page } = phone
  for (let asked = 0; ; asked += 1) {
    await expect.poll(() => countQueued(phone, ['waiting', 'sending']), { timeout: 90_000 }).toBe(0)
    if ((await countQueued(phone, ['refused', 'clash'])) === 0) return asked
    await visit(phone, '/nog-te-versturen')
    const first = page.getByRole('main').getByRole('listitem').getByRole('button').first()
    await first.click()
    await expect(first).not.toBeVisible()
  }
}

interface Came {
  readonly done: number
  readonly kills: number
  readonly asked: number
  readonly lost: number
  readonly doubled: number
  readonly wrongName: number
}

async function runSequence(seed: number): Promise<Came> {
  const below = chance(seed)
  const phone = new Phone(owner)
  const wanted = new Map<string, number>()
  let [done, kills] = [0, 0]
  const kill = async (path: string) => {
    kills += 1
    await phone.kill()
    await visit(phone, path)
  }
  for (const person of people) await emptyLists(person)
  await phone.start()
  try {
    await visit(phone, '/bestellijst')
    await phone.page.reload()
    for (const no of owner.items) {
      await phone.cut(false)
      await visit(phone, `/details/${no}`)
      if (below(3) > 0) await phone.cut(true)
      for (let times = 1 + below(2); times > 0; times -= 1) {
        const count = 1 + below(4)
        await add(phone, count, below(3) === 0)
        wanted.set(no, (wanted.get(no) ?? 0) + count)
        done += 1
        if (below(4) === 0) await phone.cut(!phone.isCut)
      }
      if (below(2) === 0) await kill('/bestellijst')
    }
    const logIn = async () => {
      // That needs a connection; what was kept of their answers went with the session.
      await phone.cut(false)
      await visit(phone, '/bestellijst')
      await decide(phone)
      await phone.page.reload()
      for (const no of owner.items) await expect(amount(phone.page, no)).toBeVisible()
    }
    if (below(4) === 0) {
      await phone.expire()
      await logIn()
    }
    if (below(3) === 0) {
      await phone.cut(false)
      await phone.hand(other)
      await visit(phone, `/details/${other.items[0]}`)
      await phone.cut(below(2) === 0)
      await add(phone, 2, false)
      wanted.set(other.items[0], 2)
      done += 1
      await phone.cut(false)
      await decide(phone)
      await phone.hand(owner)
      await logIn()
    }
    if (below(2) === 0) await phone.cut(true)
    await visit(phone, '/bestellijst')
    for (const no of owner.items) {
      if (below(2) === 0) continue
      await expect(amount(phone.page, no)).toBeVisible()
      const count = 10 + below(20)
      await change(phone, no, count)
      wanted.set(no, count)
      done += 1
      if (below(3) === 0) await kill('/bestellijst')
    }
    await phone.cut(false)
    await visit(phone, '/bestellijst')
    const asked = await decide(phone)
    return { done, kills, asked, ...(await compare(wanted)) }
  } finally {
    await phone.end()
  }
}

/** What the server has beside what was done: too little, too much, and on the list of somebody else. */
async function compare(wanted: ReadonlyMap<string, number>) {
  let [lost, doubled, wrongName] = [0, 0, 0]
  for (const person of people) {
    const list = await readList(person)
    for (const no of person.items) {
      const beside = (list.get(no) ?? 0) - (wanted.get(no) ?? 0)
      lost += Math.max(-beside, 0)
      doubled += Math.max(beside, 0)
    }
    wrongName += [...list.keys()].filter((no) => !person.items.some((own) => own === no)).length
  }
  return { lost, doubled, wrongName }
}

test('what is done in random order with cuts, kills, lost answers, other people and ended sessions is there once', async () => {
  // The runner's limit of the whole campaign; each sequence waits for facts.
  test.setTimeout(sequences * 180_000)
  const sum = { sequences: 0, done: 0, kills: 0, asked: 0, lost: 0, doubled: 0, 'under a wrong name': 0 }
  for (let at = 0; at < sequences; at += 1) {
    const came = await test.step(`seed ${firstSeed + at}`, () => runSequence(firstSeed + at))
    console.info(firstSeed + at, JSON.stringify(came))
    sum.sequences += 1
    sum.done += came.done
    sum.kills += came.kills
    sum.asked += came.asked
    sum.lost += came.lost
    sum.doubled += came.doubled
    sum['under a wrong name'] += came.wrongName
  }
  tellFigures(sum)
  // Nobody else changes these lists, so nobody is asked anything either.
  expect({ asked: sum.asked, lost: sum.lost, doubled: sum.doubled, wrong: sum['under a wrong name'] }).toEqual({
    asked: 0,
    lost: 0,
    doubled: 0,
    wrong: 0,
  })
})

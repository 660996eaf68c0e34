import { expect, test } from './journey.ts'
import { Phone } from './lost-phone.ts'
import { as, emptyLists, freeCounted, readRemovalList } from './portal-calls.ts'
import {
  add,
  amount,
  change,
  countQueued,
  decide,
  giveFeedback,
  logOutAndIn,
  meetNewVersion,
  scan,
  stayLoggedIn,
  visit,
} from './queue-phone.ts'
import { tellFigures } from './tell-figures.ts'

const sequences = Number(process.env.PROVE_ROUNDS ?? 40)
const firstSeed = Number(process.env.PROVE_SEED ?? 20261122)

/** Two people with one phone; each puts another thing on their list. */
const people = [
  { account: 'medewerker', location: '10041', items: ['121001', '121002'] },
  { account: 'uitvoerder', location: '10003', items: ['121006', '121007'] },
] as const
type Someone = (typeof people)[number]
const [owner, other] = people

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

interface Wanted {
  readonly order: Map<string, number>
  readonly removal: Map<string, number>
  readonly feedback: string[]
}

/** Calls of feedback whose answer may get lost. */
const lostCalls = [/CreateMaterieelKlacht$/, /UploadKlachtDocumenten$/] as const

interface Came {
  readonly done: number
  readonly kills: number
  readonly versions: number
  readonly tabs: number
  readonly expired: number
  readonly cuts: number
  readonly logouts: number
  readonly asked: number
  readonly lost: number
  readonly doubled: number
  readonly 'under a wrong name': number
}

async function runSequence(seed: number): Promise<Came> {
  const below = chance(seed)
  const phone = new Phone(owner)
  const wanted: Wanted = { order: new Map(), removal: new Map(), feedback: [] }
  let [done, kills, versions, logouts, tabs, expired] = [0, 0, 0, 0, 0, 0]
  const kill = async (path: string) => {
    kills += 1
    await phone.kill()
    await visit(phone, path)
  }
  for (const person of people) await emptyLists(person)
  const [{ materieelSoort: thing = '' } = {}] = await freeCounted(owner, 4)
  expect(thing, `${owner.location} has something to send back`).not.toBe('')
  await phone.start()
  try {
    await visit(phone, '/bestellijst')
    await phone.page.reload()
    for (const no of owner.items) {
      await phone.cut(false)
      if (below(3) === 0) {
        tabs += 1
        await phone.openTab()
      }
      await visit(phone, `/details/${no}`)
      if (below(3) > 0) await phone.cut(true)
      for (let times = 1 + below(2); times > 0; times -= 1) {
        const count = 1 + below(4)
        await add(phone, count, below(3) === 0)
        wanted.order.set(no, (wanted.order.get(no) ?? 0) + count)
        done += 1
        if (below(4) === 0) await phone.cut(!phone.isCut)
      }
      if (below(2) === 0) await kill('/bestellijst')
    }
    const sendBack = async () => {
      // Its screen is kept from the first visit on.
      await phone.cut(false)
      await visit(phone, '/materieelvoorraad/scannen')
      if (below(2) === 0) await phone.cut(true)
      for (let times = 1 + below(3); times > 0; times -= 1) {
        await scan(phone, thing, below(3) === 0)
        wanted.removal.set(thing, (wanted.removal.get(thing) ?? 0) + 1)
        done += 1
      }
      if (below(2) === 0) await kill('/materieelvoorraad/scannen')
    }
    const complain = async () => {
      await phone.cut(false)
      await visit(phone, '/klachten-aanmaken')
      if (below(2) === 0) await phone.cut(true)
      const words = `Campagne ${seed} ${Date.now()}`
      await giveFeedback(phone, words, below(2) === 0 ? (lostCalls[below(lostCalls.length)] ?? null) : null)
      wanted.feedback.push(words)
      done += 1
      if (below(2) === 0) await kill('/nog-te-versturen')
    }
    const leave = async () => {
      if (below(2) === 0) return
      if ((await countQueued(phone, ['waiting', 'sending'])) > 0 && phone.isCut) return await stayLoggedIn(phone)
      await phone.cut(false)
      await visit(phone, '/bestellijst')
      await decide(phone)
      logouts += 1
      await logOutAndIn(phone, owner)
      await logIn()
    }
    const logIn = async () => {
      // That needs a connection; what was kept of their answers went with the session.
      await phone.cut(false)
      await visit(phone, '/bestellijst')
      await decide(phone)
      await phone.page.reload()
      for (const no of owner.items) await expect(amount(phone.page, no)).toBeVisible()
    }
    await sendBack()
    await complain()
    if (below(2) === 0 && !phone.isCut) {
      versions += 1
      await meetNewVersion(phone, '/bestellijst')
    }
    if (below(4) === 0) {
      expired += 1
      await phone.expire()
      await logIn()
    }
    if (below(3) === 0) {
      await phone.cut(false)
      await phone.hand(other)
      await visit(phone, `/details/${other.items[0]}`)
      await phone.cut(below(2) === 0)
      await add(phone, 2, false)
      wanted.order.set(other.items[0], 2)
      done += 1
      await phone.cut(false)
      await decide(phone)
      await phone.hand(owner)
      await logIn()
    }
    await leave()
    if (below(2) === 0) await phone.cut(true)
    await visit(phone, '/bestellijst')
    for (const no of owner.items) {
      if (below(2) === 0) continue
      await expect(amount(phone.page, no)).toBeVisible()
      const count = 10 + below(20)
      await change(phone, { no, count }, async () => (await readList(owner)).get(no) === count)
      wanted.order.set(no, count)
      done += 1
      if (below(3) === 0) await kill('/bestellijst')
    }
    await phone.cut(false)
    await visit(phone, '/bestellijst')
    const asked = await decide(phone)
    return { done, kills, versions, logouts, tabs, expired, cuts: phone.cuts, asked, ...(await compare(wanted)) }
  } finally {
    await phone.end()
  }
}

/** What the server has beside what was done: too little, too much, and on the list of somebody else. */
async function compare({ order, removal, feedback }: Wanted) {
  const sum = { lost: 0, doubled: 0, 'under a wrong name': 0 }
  const count = (there: number, asked: number) => {
    sum.lost += Math.max(asked - there, 0)
    sum.doubled += Math.max(there - asked, 0)
  }
  for (const person of people) {
    const list = await readList(person)
    for (const no of person.items) count(list.get(no) ?? 0, order.get(no) ?? 0)
    sum['under a wrong name'] += [...list.keys()].filter((no) => !person.items.some((own) => own === no)).length
  }
  const leaving = (await readRemovalList(owner)).reduce((all, line) => all + line.retourAantal, 0)
  count(
    leaving,
    [...removal.values()].reduce((all, one) => all + one, 0),
  )
  sum['under a wrong name'] += (await readRemovalList(other)).length
  for (const words of feedback) {
    const files = await readFiles(words)
    count(files.length, 1)
    count(files.flat().length, 1)
  }
  return sum
}

/** The files of each feedback with these words. */
async function readFiles(words: string): Promise<readonly (readonly string[])[]> {
  const { call } = await as(owner.account)
  const place = { gebruikerLogin: owner.account, materieellocatie: owner.location }
  const { items } = await call<{ items: { id: string; omschrijving: string }[] }>(
    'Klachten/GetMaterieelKlachten',
    place,
  )
  const given = items.filter(({ omschrijving }) => omschrijving === words)
  const read = given.map(({ id: klachtId }) =>
    call<{ items: { naam: string }[] }>('Klachten/GetMaterieelKlachtDocumenten', { klachtId }),
  )
  return (await Promise.all(read)).map((files) => files.items.map(({ naam }) => naam))
}

/** As many at once as the machine has stacks for: a sequence waits more than it computes. */
const lanes = 2
test.describe.configure({ mode: 'parallel' })

for (let lane = 0; lane < lanes; lane += 1)
  test(`what is done in random order with cuts, kills, lost answers, new versions, log outs, other people, other tabs and ended sessions is there once (${lane + 1} of ${lanes})`, async () => {
    const seeds = Array.from({ length: sequences }, (_, at) => firstSeed + at).filter((seed) => seed % lanes === lane)
    // The runner's limit of the whole campaign; each sequence waits for facts.
    test.setTimeout((seeds.length + 1) * 300_000)
    const sum: Record<string, number> = { sequences: seeds.length }
    for (const seed of seeds) {
      const began = performance.now()
      const came = await test.step(`seed ${seed}`, () => runSequence(seed))
      console.info(seed, JSON.stringify(came), Math.round((performance.now() - began) / 1000), 's')
      for (const [name, count] of Object.entries(came)) sum[name] = (sum[name] ?? 0) + count
    }
    tellFigures(sum)
    // Nobody else changes these lists, so nobody is asked anything either.
    if (seeds.length > 0) expect(sum).toMatchObject({ asked: 0, lost: 0, doubled: 0, 'under a wrong name': 0 })
  })

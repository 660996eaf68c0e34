import { contract } from '@portal/contract/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildLocation, buildPerson, buildUser, grantLocation } from '../../../test/builders.ts'
import type { Somebody } from '../../../test/list-calls.ts'
import { buildKinds, buildSite, placePiece } from '../../../test/removal-calls.ts'
import { testClock } from '../../../test/test-clock.ts'
import { startTestPortal, type TestPortal } from '../../../test/test-portal.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { sql } from '../../platform/db/query.ts'
import { transact } from '../../platform/db/transact.ts'
import { fences, momentOf, piece, scanned, walkCalls as walkCallsOf } from './test/walk-calls.ts'

const { siteWalks } = contract
const dayMs = 24 * 3_600_000
let portal: TestPortal

beforeAll(async () => {
  portal = await startTestPortal()
  await buildKinds(portal)
})
afterAll(() => portal.close())

const walkCalls = (who: Somebody, walk?: Parameters<typeof walkCallsOf>[2]) => walkCallsOf(portal, who, walk)

async function site() {
  const eva = await buildPerson(portal)
  return { eva, ...(await buildSite(portal, eva)) }
}

async function colleague(locationNo: string, role = 'foreman'): Promise<Somebody> {
  const { userName } = await buildPerson(portal)
  await grantLocation(portal, { userName, locationNo, role })
  return { userName, locationNo }
}

const statesOf = (answer: {
  items: { materieelSoort: string; materieelNummer: string; code: string; stand: string }[]
}) =>
  Object.fromEntries(
    answer.items.map((row) => [row.code || row.materieelNummer || row.materieelSoort, row.stand] as const),
  )

describe('a walk over a site', () => {
  it('begins with what is seen first, and its report says of each thing what was found', async () => {
    const { eva, mixer, other } = await site()
    const walk = walkCalls(eva)
    expect(await walk.read()).toEqual({ gaande: null, afgesloten: [] })
    await walk.see(piece(mixer.toLowerCase()), fences(12))
    expect((await walk.read()).gaande).toMatchObject({ ronde: walk.ronde, deel: '', waarnemingen: [{}, {}] })
    await walk.close()
    const { gaande, afgesloten } = await walk.read()
    expect(gaande).toBeNull()
    expect(afgesloten).toMatchObject([{ ronde: walk.ronde, verwacht: 3, gezien: 2, ontbreekt: 2, extra: 0 }])
    const { answer } = await walk.report()
    expect(statesOf(answer)).toEqual({ [mixer]: 'gevonden', [other]: 'ontbreekt', HEK: 'minder' })
    expect(answer.items.find((row) => row.materieelNummer === mixer)).toMatchObject({
      omschrijving: 'Betonmolen',
      verwacht: 1,
      gezien: 1,
      besluit: null,
    })
  })

  it('counts a thing once however often and in whichever order it is sent', async () => {
    const { eva, mixer } = await site()
    const walk = walkCalls(eva)
    await walk.see(fences(7, { moment: momentOf(9) }), piece(mixer))
    await Promise.all([
      walk.see(fences(3, { moment: momentOf(2) })),
      walk.see(piece(mixer, { aantal: 0, moment: momentOf(5) })),
    ])
    const seen = (await walk.read()).gaande?.waarnemingen ?? []
    expect(seen.map(({ materieelSoort, aantal }) => [materieelSoort, aantal]).sort()).toEqual([
      ['HEK', 7],
      ['MOLEN', 0],
    ])
  })

  it('takes in what a colleague began at the same time, who goes on with either id', async () => {
    const { eva, mixer, other } = await site()
    const bob = await colleague(eva.locationNo)
    const [one, two] = [walkCalls(eva), walkCalls(bob)]
    const answers = await Promise.all([one.see(piece(mixer)), two.see(piece(other))])
    const ids = new Set(answers.map(({ answer }) => answer.ronde))
    expect(ids.size).toBe(1)
    const { gaande } = await two.read()
    expect(gaande?.waarnemingen.map(({ materieelNummer }) => materieelNummer).sort()).toEqual([mixer, other].sort())
    await two.close()
    await one.see(fences(20))
    const { answer } = await one.report()
    expect(answer.items.map(({ stand }) => stand)).toEqual(['gevonden', 'gevonden', 'gevonden'])
    expect((await one.read()).afgesloten).toMatchObject([{ gezien: 3, ontbreekt: 0 }])
    expect((await one.close()).answer.ronde).toBe([...ids][0])
    expect((await one.read()).afgesloten).toHaveLength(1)
  })

  it('is one with that of a colleague at the same time who had no connection either, though it ended before that came', async () => {
    const { eva, mixer, other } = await site()
    const bob = await colleague(eva.locationNo)
    const [one, two] = [walkCalls(eva), walkCalls(bob, { from: 10, until: 40 })]
    await one.see(piece(mixer), fences(20))
    await one.close()
    await two.see(piece(other, { moment: momentOf(20) }))
    expect((await two.close()).answer.ronde).toBe(one.ronde)
    const { gaande, afgesloten } = await one.read()
    expect(gaande).toBeNull()
    expect(afgesloten).toMatchObject([{ ronde: one.ronde, gezien: 3, ontbreekt: 0 }])
  })

  it('is another one than a walk that was over before, whenever it comes, and than one of another part', async () => {
    const { eva, mixer, other } = await site()
    const bob = await colleague(eva.locationNo)
    const [early, late] = [walkCalls(bob, { from: 0, until: 5 }), walkCalls(eva, { from: 6, until: 30 })]
    await late.see(piece(mixer, { moment: momentOf(10) }))
    await late.close()
    await early.see(piece(other, { moment: momentOf(2) }))
    await early.close()
    const [cellar, roof] = [walkCalls(eva, { from: 31, until: 40 }), walkCalls(bob, { from: 35, until: 45 })]
    for (const [walk, part] of [
      [cellar, 'Kelder'],
      [roof, 'Dak'],
    ] as const) {
      await walk.seeIn(part, piece(mixer, { moment: momentOf(38) }))
      await walk.closeIn(part)
    }
    expect((await late.read()).afgesloten.map(({ ronde }) => ronde).sort()).toEqual(
      [early, late, cellar, roof].map(({ ronde }) => ronde).sort(),
    )
  })

  it('of a part of the site misses nothing, and is one of the whole site with a colleague elsewhere on it', async () => {
    const { eva, mixer, other } = await site()
    const part = walkCalls(eva)
    await part.seeIn('Gebouw B', piece(mixer))
    await part.seeIn('Gebouw B', piece(mixer))
    expect((await part.read()).gaande?.deel).toBe('Gebouw B')
    const bob = walkCalls(await colleague(eva.locationNo))
    await bob.seeIn('Kelder', fences(20))
    expect((await part.read()).gaande?.deel).toBe('')
    await part.close()
    const again = walkCalls(eva, { from: 31, until: 40 })
    await again.seeIn('Kelder', fences(1))
    await again.closeIn('Kelder')
    expect(statesOf((await again.report()).answer)).toEqual({ [mixer]: 'open', [other]: 'open', HEK: 'minder' })
  })

  it('knows a label that the phone did not, and says of others only to who has their location where they stand', async () => {
    const { eva, mixer } = await site()
    const foreign = await placePiece(portal, { plantType: 'MOLEN', locationNo: await buildLocation(portal, {}) })
    const own = await buildLocation(portal, { description: 'Kade' })
    await grantLocation(portal, { userName: eva.userName, locationNo: own, role: 'site_manager' })
    const elsewhere = await placePiece(portal, { plantType: 'MOLEN', locationNo: own })
    const walk = walkCalls(eva)
    await walk.see(scanned(`K${mixer}`), scanned(elsewhere), scanned(foreign), scanned('GEEN-LABEL'))
    await walk.close()
    const { answer } = await walk.report()
    expect(statesOf(answer)).toMatchObject({
      [mixer]: 'gevonden',
      [elsewhere]: 'elders',
      [foreign]: 'onbekend',
      'GEEN-LABEL': 'onbekend',
    })
    expect(answer.items.find(({ code }) => code === elsewhere)?.elders).toBe(`${own} Kade`)
    const bob = await colleague(eva.locationNo)
    const { answer: seen } = await portal.post(siteWalks.getWalkReport, { ronde: walk.ronde }, { as: bob.userName })
    expect(seen.items.find(({ code }) => code === elsewhere)).toMatchObject({ stand: 'onbekend', elders: '' })
  })

  it('keeps what the books said when it ended, and says what the walk before missed too', async () => {
    const { eva, mixer, other } = await site()
    const first = walkCalls(eva)
    await first.see(piece(mixer), fences(20))
    await first.close()
    const second = walkCalls(eva, { from: 31, until: 40 })
    await second.see(fences(20))
    await second.close()
    await placePiece(portal, { plantType: 'MOLEN', locationNo: eva.locationNo })
    const { answer } = await second.report()
    expect(answer.vorige).toMatchObject({ ronde: first.ronde, ontbreekt: 1 })
    expect(Object.fromEntries(answer.items.map((row) => [row.materieelNummer, row.vorigeKeerOok]))).toEqual({
      '': false,
      [mixer]: false,
      [other]: true,
    })
  })

  it('never ends before it began, whatever the clock of the phone says', async () => {
    const { eva, mixer } = await site()
    const walk = walkCalls(eva)
    await walk.see(piece(mixer, { moment: '2031-01-01T00:00:00Z' }))
    const seen = (await walk.read()).gaande?.waarnemingen[0]?.moment ?? ''
    expect(new Date(seen).getTime()).toBeLessThanOrEqual(portal.parts.clock.now().getTime())
  })

  it('has decisions about its things, which can be taken back', async () => {
    const { eva, other } = await site()
    const walk = walkCalls(eva)
    await walk.close()
    await walk.decide('vermist', other)
    await walk.decide('klopt', other)
    const decided = async () => (await walk.report()).answer.items.find((row) => row.materieelNummer === other)?.besluit
    expect(await decided()).toBe('klopt')
    await walk.decide(null, other)
    expect(await decided()).toBeNull()
  })
})

describe('a decision', () => {
  it('is about a thing in the report of a walk that is over, and about nothing else', async () => {
    const { eva, mixer } = await site()
    const walk = walkCalls(eva)
    await walk.see(piece(mixer))
    expect((await walk.decide('klopt', mixer)).problem).toMatchObject({ code: 'error.niet_gevonden' })
    await walk.close()
    expect((await walk.decide('klopt', 'M-NERGENS')).problem).toMatchObject({ code: 'error.niet_gevonden' })
    expect((await walk.decide('klopt', mixer)).problem).toBeNull()
  })
})

describe('a walk that somebody changes', () => {
  it('makes what a colleague sends wait, so that its end counts all or none of it', async () => {
    const { eva, mixer } = await site()
    const walk = walkCalls(eva)
    await walk.see(fences(20))
    const waiting = sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%site_walks%'`
    const { sending } = await transact(portal.db, async (tx) => {
      // As the statement that ends it holds it.
      await tx.execute(sql`select id from site_walks where id = ${walk.ronde}::uuid for no key update`)
      const sending = walk.see(piece(mixer))
      await waitFor(async () => (await portal.db.execute(waiting)).rows[0]?.count === 1)
      // In an object: a promise by itself would be waited for before the lock goes.
      return { sending }
    })
    expect((await sending).status).toBe(200)
  })
})

describe('a walk of others', () => {
  it('is not there: neither to read, to go on with at another location, nor to decide on', async () => {
    const { eva, mixer } = await site()
    const walk = walkCalls(eva)
    await walk.see(piece(mixer))
    await walk.close()
    const { eva: stranger, mixer: theirs } = await site()
    const foreign = walkCalls(stranger, walk)
    for (const reply of [
      await foreign.report(),
      await foreign.see(piece(theirs)),
      await foreign.decide('klopt', mixer),
    ])
      expect(reply.problem).toMatchObject({ code: 'error.niet_gevonden' })
    expect((await walk.report()).answer.items.map(({ materieelNummer }) => materieelNummer)).not.toContain(theirs)
  })

  it('can be read by who only looks on, and not be gone on with', async () => {
    const { eva, mixer } = await site()
    const walk = walkCalls(eva)
    await walk.see(piece(mixer))
    const looker = walkCalls(await colleague(eva.locationNo, 'administration'))
    expect((await looker.read()).gaande?.ronde).toBe(walk.ronde)
    expect((await looker.see(fences(1))).problem).toMatchObject({ code: 'error.niet_toegankelijk' })
  })
})

describe('the standing of walks', () => {
  it('names locations not walked for too long first, with what the last walk missed', async () => {
    const { eva } = await site()
    const { eva: never } = await site()
    const walk = walkCalls(eva)
    await walk.see(fences(20))
    await walk.close()
    const part = walkCalls(never)
    await part.seeIn('Kelder', fences(3))
    await part.closeIn('Kelder')
    const admin = await buildUser(portal, { userName: 'beheer-rondes', roles: ['Admin'] })
    const { answer } = await portal.post(siteWalks.getStanding, {}, { as: admin })
    const of = (locationNo: string) => answer.items.find((row) => row.materieellocatie === locationNo)
    expect(of(eva.locationNo)).toMatchObject({ dagen: 0, teLang: false, regels: 3, ontbreekt: 2 })
    expect(of(never.locationNo)).toMatchObject({ laatsteRonde: null, dagen: null, teLang: true, ontbreekt: 0 })
  })

  it('calls a walk too long ago after as many days as the company chose (R-CONST-24)', async () => {
    const { eva } = await site()
    await walkCalls(eva).close()
    const admin = await buildUser(portal, { userName: 'beheer-dagen', roles: ['Admin'] })
    const clock = testClock(new Date(portal.parts.clock.now().getTime() + 5 * dayMs).toISOString())
    const standingAfter = async (days: number) => {
      const own = await startTestPortal({ database: portal.database, clock, settings: { Ronde_NaDagen: days } })
      const { items } = (await own.post(siteWalks.getStanding, {}, { as: admin })).answer
      await own.close()
      return items.find((row) => row.materieellocatie === eva.locationNo)
    }
    expect(await standingAfter(5)).toMatchObject({ dagen: 5, teLang: true })
    expect(await standingAfter(6)).toMatchObject({ dagen: 5, teLang: false })
  })
})

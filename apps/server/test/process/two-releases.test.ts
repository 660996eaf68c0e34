// @module-tag nightly
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, expect, it } from 'vitest'
import { type BackOffice, startBackOffice } from '../../../../tooling/back-office.ts'
import { freePorts } from '../../../../tooling/free-ports.ts'
import { exited } from '../../../../tooling/processes.ts'
import { endProgram, startQuietly, waitUntilReady } from '../../../../tooling/quiet-programs.ts'
import { startStack } from '../../../../tooling/stack.ts'
import { roundsOr, tellFigures } from '../campaign.ts'
import { waitFor } from '../wait-for.ts'
import { readBooks } from './books.ts'
import { installFormerRelease } from './former-release.ts'
import { type OwnDatabase, startOwnDatabase } from './own-database.ts'
import { startPeople } from './people.ts'
import { clientWith, logIn } from './portal-client.ts'
import { orderableLocations, requestsAt } from './site.ts'

/** Orders at each of the two while both run. */
const orders = roundsOr(60)
const people = 4

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
}, 120_000)

interface Place {
  readonly database: OwnDatabase
  readonly backOffice: BackOffice
  readonly keys: string
}

const environmentOf = ({ database, backOffice, keys }: Place) => ({
  PORTAL_DATABASE_URL: database.url,
  PORTAL_SECRET_KEYS: keys,
  NAVISION_URL: backOffice.url,
  METACOM_URL: backOffice.metacomUrl,
})

/** The former version on a port and in a folder of its own. */
async function startFormer(program: string, place: Place) {
  const [port = 0] = await freePorts(1)
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-former-data-'))
  const log: string[] = []
  const env = { ...environmentOf(place), PORTAL_PORT: String(port), PORTAL_DATA_DIR: dataDir }
  const child = startQuietly(program, { env, log })
  closers.push(async () => {
    await endProgram(child, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })
  const url = `http://localhost:${port}`
  return { url, child, log, untilReady: () => waitUntilReady(`${url}/health/ready`, child, log) }
}

/** The migrations that a database has, as the portal keeps them. */
async function countMigrations({ url }: OwnDatabase): Promise<number> {
  const address = new URL(url)
  address.pathname = '/portal_standaard'
  const client = new Client({ connectionString: address.href })
  await client.connect()
  try {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from schema_migrations')
    return rows[0]?.count ?? 0
  } finally {
    await client.end()
  }
}

/** Asks for the readiness ten times a second, and keeps every refusal. */
function watchReadiness(url: string) {
  const refusals: string[] = []
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/health/ready`)
      if (!answer.ok) refusals.push(await answer.text())
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  const watching = watch()
  return {
    refusals,
    async finish() {
      isOver = true
      await watching
    },
  }
}

it('the former version takes orders while this one migrates its database, and both go on beside each other', async () => {
  const former = installFormerRelease()
  closers.push(async () => former.remove())
  const place = {
    database: await startOwnDatabase(),
    backOffice: await startBackOffice({ scale: 0.1 }),
    keys: randomUUID().repeat(2),
  }
  closers.push(() => place.database.stop())
  closers.push(() => place.backOffice.stop())
  const old = await startFormer(former.program, place)
  await old.untilReady()
  const before = await countMigrations(place.database)
  const client = await logIn(old.url, 'medewerker')
  const locations = await orderableLocations(client)
  const readiness = watchReadiness(old.url)
  const atOld = await startPeople(locations.slice(0, people).map((locationNo) => ({ client, locationNo })))
  await waitFor(async () => atOld.references.length >= people || atOld.failures.length > 0, 120_000)

  // This version migrates while orders go on.
  const current = await startStack({ backOffice: place.backOffice, env: environmentOf(place) })
  closers.push(() => current.stop())
  const added = (await countMigrations(place.database)) - before
  const there = clientWith(current.portalUrl, client.userName, client.token)
  const others = locations.slice(people, 2 * people)
  const atCurrent = await startPeople(others.map((locationNo) => ({ client: there, locationNo })))
  const beside = atOld.references.length
  const isDone = () => atOld.references.length - beside >= orders && atCurrent.references.length >= orders
  await waitFor(async () => isDone() || atOld.failures.length + atCurrent.failures.length > 0, 600_000)
  await Promise.all([atOld.finish(), atCurrent.finish()])
  await readiness.finish()

  // Each shows what was ordered at the other, and the back office has all of it once.
  const placed = [...atOld.references, ...atCurrent.references]
  const shownAt = async (url: string) => {
    const reader = clientWith(url, client.userName, client.token)
    const lists = await Promise.all(locations.slice(0, 2 * people).map((no) => requestsAt(reader, no)))
    return lists.flat().map(({ referentie }) => referentie)
  }
  expect(atOld.failures).toEqual([])
  expect(atCurrent.failures).toEqual([])
  expect(readiness.refusals).toEqual([])
  for (const url of [old.url, current.portalUrl]) expect(await shownAt(url)).toEqual(expect.arrayContaining(placed))
  const booked = await waitFor(async () => {
    const found = (await readBooks(place.backOffice.controlUrl)).map(({ reference }) => reference)
    return placed.every((reference) => found.includes(reference)) ? found : null
  }, 120_000)
  const ours = booked.filter((reference) => placed.includes(reference))
  expect(new Set(ours).size).toBe(ours.length)
  tellFigures({
    'migrations that this version brought': added,
    'orders at the former version': atOld.references.length,
    'orders at this version': atCurrent.references.length,
    'in the books': ours.length,
    'calls failed': atOld.failures.length + atCurrent.failures.length,
  })

  // A start of the former version is refused in a sentence: what a newer one brought is not taken away again.
  if (added === 0) return
  const again = await startFormer(former.program, place)
  expect(await exited(again.child)).not.toBe(0)
  expect(again.log.join('')).toMatch(/Start .* or a newer one/)
}, 1_800_000)

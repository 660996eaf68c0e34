import { contract } from '@portal/contract/calls.ts'
import { type AnyCall, command } from '@portal/contract/define.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { buildItem, buildPerson, buildUser } from '../../test/builders.ts'
import { type LeavingSite, moveOf, removalOf, startLeavingSite } from '../../test/leaving-site.ts'
import { waitFor } from '../../test/wait-for.ts'
import { sql } from '../platform/db/query.ts'
import { answersOf } from '../platform/memory/answers.ts'
import { planCall } from './call-plan.ts'
import type { UseCase } from './handlers.ts'
import { runCommand } from './run-call.ts'

const { item, locations, moving, orderList, removing } = contract
let site: LeavingSite
beforeAll(async () => {
  site = await startLeavingSite()
})
afterAll(() => site.close())

function heldConnections(): number {
  const { pool } = site.portal.open.database
  return pool.totalCount - pool.idleCount
}

/** Sends it while the back office lets its first question wait, and sees that no connection is held meanwhile. */
async function holdsNothing(question: string, send: () => Promise<{ readonly status: number }>): Promise<number> {
  const before = heldConnections()
  await site.books.fault({ kind: 'delay', scope: question, ms: 4000, times: 1 })
  let isOver = false
  const reply = send().finally(() => {
    isOver = true
  })
  await waitFor(async () => (await site.books.countFaults()) === 0)
  await waitFor(async () => isOver || heldConnections() <= before)
  expect(isOver).toBe(false)
  return (await reply).status
}

describe('while a command waits for the back office it holds no connection', () => {
  it('that a removal asks for what stands there', async () => {
    const eva = await site.leaver()
    const send = () => site.portal.post(removing.placeRemoval, removalOf(eva), { as: eva.userName })
    expect(await holdsNothing('GetStock', send)).toBe(200)
  })

  it('that a move asks for what stands there', async () => {
    const eva = await site.leaver()
    const input = moveOf(eva, await site.target(eva))
    const send = () => site.portal.post(moving.placeMove, input, { as: eva.userName })
    expect(await holdsNothing('GetStock', send)).toBe(200)
  })

  it('that locations are read again for somebody, or by the back office’s own word', async () => {
    const userName = await buildUser(site.portal, { userName: 'uitvoerder' })
    const refresh = () => site.portal.post(locations.refreshLocations, { gebruikersnaam: userName }, { as: userName })
    expect(await holdsNothing('PortaalGebruiker', refresh)).toBe(204)
    const as = await buildUser(site.portal, { userName: 'melder', roles: ['SuperAdmin'] })
    const announce = () => site.portal.post(contract.sync.announceLocations, { gebruikersnaam: userName }, { as })
    expect(await holdsNothing('PortaalGebruiker', announce)).toBe(204)
  })
})

const call = command('/api/Proef', {
  summary: 'A trial.',
  access: 'session',
  changes: [],
  in: z.object({}),
  out: z.null(),
})
async function run(serve: UseCase<typeof call>): Promise<unknown> {
  const { parts } = site.portal
  // What is tried takes no input and so fits any call.
  const plan = planCall('trial', call, serve as unknown as UseCase<AnyCall>)
  const visit = { user: null, sessionId: null, place: null, contents: new Map(), language: 'nl-NL' } as const
  const request = {
    requestId: crypto.randomUUID(),
    remoteAddress: '',
    userAgent: '',
    hostName: '',
    connection: null,
    findLocation: async () => null,
  }
  const answers = answersOf(parts.memory, { call: 'trial', reads: [], shape: (value) => value, preview: '' })
  return runCommand({ plan, parts, answers, ...visit, ...request }, {}, null)
}

describe('a command’s transaction', () => {
  it('has no way to ask the back office', async () => {
    const asks = run(async (ctx) => {
      // @ts-expect-error what a command has of the back office cannot be asked
      await ctx.erp.readStock('10001')
      return null
    })
    await expect(asks).rejects.toThrow('is not a function')
  })

  it('takes no second connection', async () => {
    const { parts } = site.portal
    const takes = run(async () => {
      await parts.db.execute(sql`select 1`)
      return null
    })
    await expect(takes).rejects.toMatchObject({ cause: { message: expect.stringContaining('second connection') } })
  })
})

describe('what goes on after a command', () => {
  it('belongs to no transaction: it may take connections of its own', async () => {
    const { parts } = site.portal
    const later = Promise.withResolvers<unknown>()
    const begun = Promise.withResolvers<void>()
    await run(async () => {
      void begun.promise.then(() => parts.db.execute(sql`select 1 as one`)).then(later.resolve, later.reject)
      return null
    })
    begun.resolve()
    expect(await later.promise).toMatchObject({ rows: [{ one: 1 }] })
  })
})

const countLocked = async () => {
  const { rows } = await site.portal.db.execute<{ locked: number }>(
    sql`select count(*)::int as locked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.locked
}

/** Does work while another connection holds what the statement locks. */
async function whileLocked(lock: string, values: readonly unknown[], work: () => Promise<void>): Promise<void> {
  const client = await site.portal.open.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(lock, [...values])
    await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Whose turn does not come in time is asked to try again. */
const tooOften = 429

describe('one person', () => {
  it('holds only a share of the connections, however many commands wait', async () => {
    const eva = await buildPerson(site.portal)
    const other = await buildPerson(site.portal)
    const { pool } = site.portal.open.database
    const own = { gebruikerLogin: eva.userName, materieellocatie: eva.locationNo }
    const { answer } = await site.portal.post(orderList.addList, { ...own, naam: 'Vast' }, { as: eva.userName })
    const [first, second] = [await buildItem(site.portal), await buildItem(site.portal)]
    const readItem = (who: typeof eva, materieelSoort: string) => {
      const asked = { materieellocatie: who.locationNo, materieelSoort }
      return site.portal.post(item.getItem, asked, { as: who.userName })
    }
    expect((await readItem(eva, first)).status).toBe(200)
    let replies: Promise<readonly { readonly status: number }[]> = Promise.resolve([])
    await whileLocked('select from order_lists where id = $1 for update', [answer.id], async () => {
      const rename = (n: number) =>
        site.portal.post(orderList.renameList, { bestellijstId: answer.id, newName: `Naam ${n}` }, { as: eva.userName })
      replies = Promise.all(Array.from({ length: 30 }, (_, n) => rename(n)))
      await waitFor(async () => (await countLocked()) === 6)
      const read = { gebruikersnaam: other.userName }
      expect((await site.portal.post(locations.getLocations, read, { as: other.userName })).status).toBe(200)
      // Items are read together for everybody, though Eva was the first to ask for one.
      expect((await readItem(other, second)).status).toBe(200)
      expect(pool.waitingCount).toBe(0)
    })
    const statuses = (await replies).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 204 && status !== tooOften)).toEqual([])
    expect(statuses.filter((status) => status === 204).length).toBeGreaterThanOrEqual(6)
  })
})

describe('one network', () => {
  it('holds only a share of the connections, however many of its pictures wait', async () => {
    const { pool } = site.portal.open.database
    const hash = 'ab'.repeat(32)
    let replies: Promise<readonly Response[]> = Promise.resolve([])
    await whileLocked('lock table erp_images in access exclusive mode', [], async () => {
      const ask = () => fetch(`${site.portal.url}/afbeeldingen/${hash}`)
      replies = Promise.all(Array.from({ length: 30 }, ask))
      await waitFor(async () => (await countLocked()) === 6)
      expect(pool.waitingCount).toBe(0)
    })
    const statuses = (await replies).map(({ status }) => status)
    expect(statuses.filter((status) => status !== 404 && status !== tooOften)).toEqual([])
  })
})
